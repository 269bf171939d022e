import type { FaceMeasurement, FrameMeasurement } from './frame.ts';

/** From the customer's point of view: their left is the picture's right. */
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

/** Small turns make the three photos independent. `any` is for photos that are not measured. */
export type Pose = 'straight' | 'left' | 'right' | 'any';

export interface Goal {
  readonly pose: Pose;
  /** The value of `turn` when this face looks straight ahead. */
  readonly straight: number;
}

/** Brightness (0..255) too dark to measure, for any skin depth. */
const DARK_FRAME = 70;
const DARK_FACE = 22;
/** Clipped share of the surroundings and brightness of the face when lit from behind. */
const BACKLIGHT_GLARE = 0.25;
const SHADED_FACE = 70;
const CLIPPED = 0.08;
/** Stricter than the engine's limit of 0.8. */
const MAX_UNEVENNESS = 1;

/** Face widths, as shares of the frame's: enough pixels for the iris, and room for hair. */
const MIN_FACE_WIDTH = 0.4;
const MAX_FACE_WIDTH = 0.7;
/** Pixels between the eyes for an iris radius of 9, which reads well. */
const EYE_PIXELS = 100;
/** A poor camera does not require a face to fill the frame. */
const MIN_WIDTH_CAP = 0.56;
const MAX_OFFSET = { x: 0.12, y: 0.13 } as const;
const TARGET_CENTER = { x: 0.5, y: 0.53 } as const;

const MAX_ROLL_DEGREES = 12;
const MAX_STRAIGHT_TURN = 0.12;
/** At half of this, the engine takes photos for the same moment; at a third more, a cheek is hidden. */
const TURN_RANGE = { least: 0.09, most: 0.27 } as const;
const PITCH_RANGE = { least: 0.4, most: 0.68 } as const;
/** The engine calls a photo a little soft below this. */
const MIN_SHARPNESS = 0.1;
/** In face widths per second. */
const MAX_SPEED = 0.5;

/** Whether the advice is dropped after `PATIENCE_MS`. */
export const isOptional = (advice: Advice): boolean => advice === 'uneven' || advice === 'soft';

/**
 * The most useful advice on a frame; null when the photo may be taken.
 * @param speed of the face, in its widths per second
 */
export function frameAdvice({ faces, face, light }: FrameMeasurement, goal: Goal, speed: number): Advice | null {
  if (!face) return light.brightEnd < DARK_FRAME ? 'dark' : 'no_face';
  if (faces > 1) return 'several';
  if (goal.pose === 'any') return speed > MAX_SPEED ? 'moving' : null;
  const sharpness = speed > MAX_SPEED ? 'moving' : face.sharpness < MIN_SHARPNESS ? 'soft' : null;
  return (
    lightAdvice(light, face, goal.pose) ??
    sizeAdvice(face) ??
    positionAdvice(face) ??
    tiltAdvice(face, goal) ??
    sharpness
  );
}

function lightAdvice(light: FrameMeasurement['light'], face: FaceMeasurement, pose: Pose): Advice | null {
  const skin = light.face ?? 255;
  if (light.glare > BACKLIGHT_GLARE && skin < SHADED_FACE) return 'behind';
  if (light.brightEnd < DARK_FRAME || skin < DARK_FACE) return 'dark';
  if (light.clipped > CLIPPED) return 'bright';
  // A turned head hides the cheek to compare.
  const isComparable = pose === 'straight' && Math.abs(face.turn) < MAX_STRAIGHT_TURN;
  return isComparable && Math.abs(light.unevenness) > MAX_UNEVENNESS ? 'uneven' : null;
}

function sizeAdvice({ width, eyeDistance }: FaceMeasurement): Advice | null {
  const irisWidth = (EYE_PIXELS / Math.max(1, eyeDistance)) * width;
  if (width < Math.max(MIN_FACE_WIDTH, Math.min(MIN_WIDTH_CAP, irisWidth))) return 'far';
  return width > MAX_FACE_WIDTH ? 'near' : null;
}

function positionAdvice({ center }: FaceMeasurement): Advice | null {
  const dx = center.x - TARGET_CENTER.x;
  const dy = center.y - TARGET_CENTER.y;
  if (Math.abs(dx) > MAX_OFFSET.x) return dx < 0 ? 'move_left' : 'move_right';
  if (Math.abs(dy) > MAX_OFFSET.y) return dy < 0 ? 'move_down' : 'move_up';
  return null;
}

function tiltAdvice({ roll, turn, pitch }: FaceMeasurement, { pose, straight }: Goal): Advice | null {
  if (Math.abs(roll) > MAX_ROLL_DEGREES) return 'upright';
  if (pose === 'straight') {
    if (Math.abs(turn) > MAX_STRAIGHT_TURN) return 'look_straight';
  } else {
    const turnAngle = (turn - straight) * (pose === 'left' ? 1 : -1);
    if (turnAngle < TURN_RANGE.least) return pose === 'left' ? 'turn_left' : 'turn_right';
    if (turnAngle > TURN_RANGE.most) return 'turn_less';
  }
  if (pitch < PITCH_RANGE.least) return 'chin_down';
  return pitch > PITCH_RANGE.most ? 'chin_up' : null;
}
