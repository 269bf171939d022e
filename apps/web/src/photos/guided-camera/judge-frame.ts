import type { FaceReading, FrameReading } from './frame.ts';

/** Camera hints, from the customer's point of view: their left is the picture's right. */
export const ADVICE = {
  no_face: 'Fit your face in the oval.',
  several: 'Only you in the picture, please.',
  dark: 'It’s too dark. Turn toward a window.',
  behind: 'The light is behind you. Face the window instead.',
  bright: 'The light is too harsh. Step back a little.',
  uneven: 'The light is from one side. Turn toward the window.',
  far: 'Come a little closer.',
  near: 'Move back a little.',
  move_left: 'Move a little to your left.',
  move_right: 'Move a little to your right.',
  move_up: 'Move up a little.',
  move_down: 'Move down a little.',
  upright: 'Hold your head straight.',
  look_straight: 'Look straight into the camera.',
  chin_down: 'Lower your chin a little.',
  chin_up: 'Lift your chin a little.',
  turn_left: 'Turn your head a little to your left.',
  turn_right: 'Turn your head a little to your right.',
  turn_less: 'Not quite so far. Stay close to the camera.',
  moving: 'Hold still.',
  soft: 'A little out of focus. Hold still, or wipe the lens.',
  hold: 'Good. Stay just like that.',
} as const;
export type Advice = keyof typeof ADVICE;

/** Head poses. Small turns make the three photos independent; a photo that is not measured takes any. */
export type Pose = 'straight' | 'left' | 'right' | 'any';

export interface Goal {
  readonly pose: Pose;
  /** What `turn` reads when this face looks straight ahead. */
  readonly straight: number;
}

/** Brightness (0..255) of a frame or a face that is too dark to measure, for any skin depth. */
const DARK_FRAME = 70;
const DARK_FACE = 22;
/** Clipped share of the surroundings, and brightness of the face, when the light is behind. */
const GLARE = 0.25;
const SHADED_FACE = 70;
const CLIPPED = 0.08;
/** Stricter than the engine's limit of 0.8. */
const UNEVEN = 1;

/** Shares of the frame's width: enough pixels for the iris, and room for the hair. */
const SMALLEST = 0.4;
const LARGEST = 0.7;
/** Pixels between the eyes for an iris radius of 9, which is read well. */
const EYE_PIXELS = 100;
/** Even with a poor camera, nobody has to fill the frame. */
const SMALLEST_AT_MOST = 0.56;
const OFF_CENTER = { x: 0.12, y: 0.13 } as const;
const MIDDLE = { x: 0.5, y: 0.53 } as const;

const ROLL_DEGREES = 12;
const STRAIGHT = 0.12;
/** At half of this the engine sees the same moment; at a third more a cheek is hidden. */
const TURN = { least: 0.09, most: 0.27 } as const;
const PITCH = { least: 0.4, most: 0.68 } as const;
/** The engine's measure: below 0.1 it calls a photo a little soft. */
const SHARP = 0.1;
/** Widths of the face in a second. */
const SPEED = 0.5;

/** Ignored after a few attempts. */
export const isSoft = (advice: Advice): boolean => advice === 'uneven' || advice === 'soft';

/**
 * What to say about a frame, most useful first; null when the photo may be taken.
 * @param speed of the face, in its widths a second
 */
export function adviceOn({ faces, face, light }: FrameReading, goal: Goal, speed: number): Advice | null {
  if (!face) return light.brightEnd < DARK_FRAME ? 'dark' : 'no_face';
  if (faces > 1) return 'several';
  if (goal.pose === 'any') return speed > SPEED ? 'moving' : null;
  const sharpness = speed > SPEED ? 'moving' : face.detail < SHARP ? 'soft' : null;
  return (
    lightAdvice(light, face, goal.pose) ?? sizeAdvice(face) ?? placeAdvice(face) ?? tiltAdvice(face, goal) ?? sharpness
  );
}

function lightAdvice(light: FrameReading['light'], face: FaceReading, pose: Pose): Advice | null {
  const skin = light.face ?? 255;
  if (light.glare > GLARE && skin < SHADED_FACE) return 'behind';
  if (light.brightEnd < DARK_FRAME || skin < DARK_FACE) return 'dark';
  if (light.clipped > CLIPPED) return 'bright';
  // A turned head hides the cheek that would have to be compared.
  const comparable = pose === 'straight' && Math.abs(face.turn) < STRAIGHT;
  return comparable && Math.abs(light.unevenness) > UNEVEN ? 'uneven' : null;
}

function sizeAdvice({ width, eyeDistance }: FaceReading): Advice | null {
  const forTheIris = (EYE_PIXELS / Math.max(1, eyeDistance)) * width;
  if (width < Math.max(SMALLEST, Math.min(SMALLEST_AT_MOST, forTheIris))) return 'far';
  return width > LARGEST ? 'near' : null;
}

function placeAdvice({ center }: FaceReading): Advice | null {
  const [dx, dy] = [center.x - MIDDLE.x, center.y - MIDDLE.y];
  if (Math.abs(dx) > OFF_CENTER.x) return dx < 0 ? 'move_left' : 'move_right';
  if (Math.abs(dy) > OFF_CENTER.y) return dy < 0 ? 'move_down' : 'move_up';
  return null;
}

function tiltAdvice({ roll, turn, pitch }: FaceReading, { pose, straight }: Goal): Advice | null {
  if (Math.abs(roll) > ROLL_DEGREES) return 'upright';
  if (pose === 'straight') {
    if (Math.abs(turn) > STRAIGHT) return 'look_straight';
  } else {
    const turned = (turn - straight) * (pose === 'left' ? 1 : -1);
    if (turned < TURN.least) return pose === 'left' ? 'turn_left' : 'turn_right';
    if (turned > TURN.most) return 'turn_less';
  }
  if (pitch < PITCH.least) return 'chin_down';
  return pitch > PITCH.most ? 'chin_up' : null;
}
