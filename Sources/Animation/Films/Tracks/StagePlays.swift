internal import SymtextGraphics
internal import SymtextSymbolText

/// A stage of a moving item in the ways in which it is played alike.
struct StagePlays {
  let plays: [ItemPlay]
  let stage: Int
  /// Whether it is about when it is drawn as a whole, not by its parts.
  private let isWhole: Bool

  /// - Returns: `nil` where it is never drawn so.
  init?(_ plays: [ItemPlay], stage: Int, isWhole: Bool) {
    self.plays = plays.filter { play in
      play.scores[stage].moments.indices.contains {
        play.isShown(stage, at: $0, isWhole: isWhole)
      }
    }
    (self.stage, self.isWhole) = (stage, isWhole)
    if self.plays.isEmpty { return nil }
  }

  /// Whether a part ever has a part of its lines only.
  func draws(_ part: Int) -> Bool { plays.contains { $0.scores[stage].draws(part) } }

  /// How it moves as a whole, and when it is shown.
  var wholeMotions: [MotionRules.Motion] {
    plays.map { play in
      var motion = Self.wholeMotion(play, stage)
      motion.tracks += play.movingTrack(of: stage, isWhole: isWhole)
      return motion
    }
  }

  /// How a stage moves while it does so as a whole.
  static func wholeMotion(_ play: ItemPlay, _ stage: Int) -> MotionRules.Motion {
    let poses = play.scores[stage].moments.map { moment in
      moment.isPresent && moment.isJoint ? moment.wholePose : nil
    }
    return tracks(poses, play, stage).motion(isReduced: play.isReduced)
  }

  /// When it is shown.
  var presences: [MotionRules.Motion] {
    plays.map { play in
      MotionRules.Motion(
        isReduced: play.isReduced, grid: play.grid,
        tracks: play.movingTrack(of: stage, isWhole: isWhole))
    }
  }

  /// How a part moves.
  func motions(of part: Int) -> [MotionRules.Motion] {
    plays.map { play in
      Self.tracks(poses(part, play), play, stage).motion(isReduced: play.isReduced)
    }
  }

  /// How a part changes in other ways.
  func motions(of part: Int, _ make: (PoseTracks) -> [Track]) -> [MotionRules.Motion] {
    plays.map { play in
      MotionRules.Motion(
        isReduced: play.isReduced, grid: play.grid,
        tracks: make(Self.tracks(poses(part, play), play, stage)))
    }
  }

  /// How the gap moves that a part clears: it grows about a point of the picture.
  func gapMotions(of part: Int, about middle: Point) -> [MotionRules.Motion] {
    plays.map { play in
      let point = middle - (play.item.stages[stage].timeline.glyphOrigin - Point.zero)
      let poses = poses(part, play).map { pose in
        pose.map { pose in
          LayerPose(map: pose.map * .scale(pose.isUnseen ? 0 : pose.gap, about: point))
        }
      }
      return Self.tracks(poses, play, stage).motion(isReduced: play.isReduced)
    }
  }

  private static func tracks(
    _ poses: [LayerPose?], _ play: ItemPlay, _ stage: Int
  ) -> PoseTracks {
    let timeline = play.item.stages[stage].timeline
    return PoseTracks(
      poses, play.scores[stage], origin: timeline.glyphOrigin,
      size: timeline.model.capHeight)
  }

  /// The poses of a part while it is drawn.
  private func poses(_ part: Int, _ play: ItemPlay) -> [LayerPose?] {
    play.scores[stage].moments.indices.map { index in
      play.isShown(stage, at: index, isWhole: isWhole)
        ? play.scores[stage].moments[index].poses[part] : nil
    }
  }
}
