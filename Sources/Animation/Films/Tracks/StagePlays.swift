internal import SymtextGraphics
internal import SymtextSymbolText

/// The plays in which a stage is drawn as a whole, or those in which it is drawn part by part.
struct StagePlays {
  let plays: [ItemPlay]
  let stage: Int
  /// Whether the stage is drawn as a whole instead of part by part.
  private let isWhole: Bool

  /// - Returns: `nil` if no play draws the stage in this way.
  init?(_ plays: [ItemPlay], stage: Int, isWhole: Bool) {
    self.plays = plays.filter { play in
      play.scores[stage].moments.indices.contains {
        play.isShown(stage, at: $0, isWhole: isWhole)
      }
    }
    (self.stage, self.isWhole) = (stage, isWhole)
    if self.plays.isEmpty { return nil }
  }

  /// Whether the lines of a part are ever partly drawn.
  func draws(_ part: Int) -> Bool { plays.contains { $0.scores[stage].draws(part) } }

  /// The motion as a whole, with the visibility.
  var wholeMotions: [MotionRules.Motion] {
    plays.map { play in
      var motion = Self.wholeMotion(play, stage)
      motion.tracks += play.movingTrack(of: stage, isWhole: isWhole)
      return motion
    }
  }

  /// Returns the motion of a stage while it moves as a whole.
  static func wholeMotion(_ play: ItemPlay, _ stage: Int) -> MotionRules.Motion {
    let poses = play.scores[stage].moments.map { moment in
      moment.isPresent && moment.isJoint ? moment.wholePose : nil
    }
    return tracks(poses, play, stage).motion(isReduced: play.isReduced)
  }

  /// The visibility.
  var presences: [MotionRules.Motion] {
    plays.map { play in
      MotionRules.Motion(
        isReduced: play.isReduced, grid: play.grid,
        tracks: play.movingTrack(of: stage, isWhole: isWhole))
    }
  }

  /// Returns the motion of a part.
  func motions(of part: Int) -> [MotionRules.Motion] {
    plays.map { play in
      Self.tracks(poses(part, play), play, stage).motion(isReduced: play.isReduced)
    }
  }

  /// Returns other tracks of a part.
  func motions(of part: Int, _ make: (PoseTracks) -> [Track]) -> [MotionRules.Motion] {
    plays.map { play in
      MotionRules.Motion(
        isReduced: play.isReduced, grid: play.grid,
        tracks: make(Self.tracks(poses(part, play), play, stage)))
    }
  }

  /// Returns the motion of the gap that a part clears; the gap scales about a point of the picture.
  func gapMotions(of part: Int, about middle: Point) -> [MotionRules.Motion] {
    plays.map { play in
      let point = middle - (play.item.stages[stage].timeline.glyphOrigin - Point.zero)
      let poses = poses(part, play).map { pose in
        pose.map { pose in
          LayerPose(
            map: pose.map * .scale(pose.isUnseen ? 0 : pose.gap, about: point),
            opacity: pose.isUnseen ? 0 : pose.depth)
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
