"use strict";

/** Makes an element. Properties that begin with “on” listen to events, `style` and `dataset` are objects, and undefined,
 *  null and false leave an attribute out. */
const h = (tag, properties = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [name, text] of Object.entries(value)) element.style.setProperty(name, text);
    else if (key === "dataset") Object.assign(element.dataset, value);
    else if (["value", "checked", "disabled", "hidden", "selected", "tabIndex", "indeterminate"].includes(key)) element[key] = value;
    else element.setAttribute(key === "class" ? "class" : key, value === true ? "" : value);
  }
  element.append(...children.flat().filter(child => child !== undefined && child !== null && child !== false));
  return element;
};

/** Makes an element of SVG. */
const svg = (tag, properties = {}, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(properties)) if (value !== undefined && value !== false) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

/** The page's own icons: lines of symtext's drawings, on a grid of 24 units. */
const Icons = {
  search: "M10.5 2.5a8 8 0 1 1 0 16a8 8 0 1 1 0-16ZM16.157 16.157L21.5 21.5",
  undo: "M9.25 3.25L3 9.5L9.25 15.75M3 9.5H15.375A5.625 5.625 0 0 1 15.375 20.75H9.5",
  redo: "M14.75 3.25L21 9.5L14.75 15.75M21 9.5H8.625A5.625 5.625 0 0 0 8.625 20.75H14.5",
  plus: "M4 12h16M12 4v16", minus: "M4 12h16", close: "M6 6l12 12M18 6L6 18", check: "M4 12.75L9.5 18.25L20 5.75",
  play: "M7.5 3.268L19.62 10.268A2 2 0 0 1 19.62 13.732L7.5 20.732A2 2 0 0 1 4.5 19L4.5 5A2 2 0 0 1 7.5 3.268Z",
  pause: "M5.75 3.25H8A1.5 1.5 0 0 1 9.5 4.75V19.25A1.5 1.5 0 0 1 8 20.75H5.75A1.5 1.5 0 0 1 4.25 19.25V4.75A1.5 1.5 0 0 1 5.75 3.25ZM16 3.25H18.25A1.5 1.5 0 0 1 19.75 4.75V19.25A1.5 1.5 0 0 1 18.25 20.75H16A1.5 1.5 0 0 1 14.5 19.25V4.75A1.5 1.5 0 0 1 16 3.25Z",
  repeat: "M3 10.75V10.25A4 4 0 0 1 7 6.25H21M17.25 2.5L21 6.25L17.25 10M21 13.25V13.75A4 4 0 0 1 17 17.75H3M6.75 21.5L3 17.75L6.75 14",
  finding: "M9.374 4.283A3 3 0 0 1 14.626 4.283L21.541 16.799A3 3 0 0 1 18.915 21.25L5.085 21.25A3 3 0 0 1 2.459 16.799ZM12 9V12M12 16.75H12",
  light: "M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9ZM12 2.75L12 .95M18.541 5.459L19.814 4.186M21.25 12L23.05 12M18.541 18.541L19.814 19.814M12 21.25L12 23.05M5.459 18.541L4.186 19.814M2.75 12L.95 12M5.459 5.459L4.186 4.186",
  dark: "M10.42 2.574A8 8 0 0 0 21.426 13.58A9.5 9.5 0 1 1 10.42 2.574Z",
  up: "M4.5 15.75L12 8.25L19.5 15.75", down: "M4.5 8.25L12 15.75L19.5 8.25",
  trash: "M8.25 7V4A2 2 0 0 1 10.25 2H13.75A2 2 0 0 1 15.75 4V7M2.75 7H21.25M19.5 7L18.93 19.14A3 3 0 0 1 15.933 22H8.067A3 3 0 0 1 5.07 19.14L4.5 7M9.5 12V17M14.5 12V17",
  help: "M7 8A5 5 0 1 1 13.5 12.77C12.55 13.07 12 13.8 12 14.75M12 20.74h0",
  anchor: "M12 4.25A7.75 7.75 0 0 1 12 19.75A7.75 7.75 0 0 1 12 4.25ZM12 2V6.75M22 12H17.25M12 22V17.25M2 12H6.75",
  list: "M2.5 4.5a2 2 0 0 1 2-2H19.5a2 2 0 0 1 2 2V19.5a2 2 0 0 1-2 2H4.5a2 2 0 0 1-2-2ZM12 2.5V21.5M2.5 12H21.5",
  sliders: "M2.5 6.5H13M19 6.5H21.5M2.5 17.5H5M11 17.5H21.5M16 3.75a2.75 2.75 0 1 1 0 5.5a2.75 2.75 0 1 1 0-5.5ZM8 14.75a2.75 2.75 0 1 1 0 5.5a2.75 2.75 0 1 1 0-5.5Z",
  copy: "M9.5 8.5H19A2.5 2.5 0 0 1 21.5 11V19A2.5 2.5 0 0 1 19 21.5H11A2.5 2.5 0 0 1 8.500 19ZM15.500 8.5V5A2.5 2.5 0 0 0 13 2.5H5A2.500 2.500 0 0 0 2.500 5V13A2.500 2.500 0 0 0 5 15.500H8.500",
  eye: "M12 4.5C16.5 4.5 20.25 7.25 22.5 12C20.25 16.75 16.5 19.5 12 19.5C7.5 19.5 3.75 16.75 1.5 12C3.75 7.25 7.5 4.5 12 4.5ZM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z",
  export: "M17.75 10.75A3 3 0 0 1 20.75 13.75V19A3 3 0 0 1 17.75 22H6.25A3 3 0 0 1 3.25 19V13.75A3 3 0 0 1 6.25 10.75M12 16.5V2M8 6L12 2L16 6",
};

const icon = name => svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: Icons[name] }));

/** A button with an icon and a name. */
const iconButton = (name, label, properties = {}) =>
  h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, ...properties }, icon(name));

/** A group of which one choice is chosen. */
const segments = (label, choices, value, change, name = `s${segments.count = (segments.count ?? 0) + 1}`) =>
  h("fieldset", { class: "segments" }, h("legend", {}, label), ...choices.map(([key, text, title]) =>
    h("label", { title }, h("input", { type: "radio", name, value: key, checked: key === value, "aria-label": title, onchange: () => change(key) }), h("span", {}, text))));

const select = (label, choices, value, change, properties = {}) =>
  h("select", { "aria-label": label, onchange: event => change(event.target.value), ...properties },
    ...choices.map(([key, text]) => h("option", { value: key, selected: key === value }, text)));

/** Runs a function once in the next frame, however often it is asked to. */
const inFrame = work => {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => { waits = false; work(); });
  };
};

const isEditing = element => element?.matches?.("input:not([type=radio], [type=checkbox], [type=range]), textarea, select") ?? false;
