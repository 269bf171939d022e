import type { OutlinePoint, PhotoSilhouette } from '@trueseason/contracts';
import { faceOutline } from '../drape/face-outline.ts';
import { type Frame, frameOf, PLATE, silhouetteLines, toPhotoShares } from '../drape/frame.ts';
import { hangCloth, neckCenter } from '../drape/hang-cloth.ts';
import { boxOf } from '../drape/lines.ts';

/** What a cloth hangs by, in shares of a picture's width and height. */
export interface FacePlace {
  /** From left to right, the middle of the neck. */
  readonly neck: number;
  /** From top to bottom. */
  readonly chin: number;
  readonly width: number;
  readonly height: number;
}

export function facePlace(silhouette: PhotoSilhouette): FacePlace {
  const lines = silhouetteLines([silhouette], 'face', 1);
  const box = boxOf(lines.flat());
  return { neck: neckCenter(lines, box), chin: box.y1, width: box.x1 - box.x0, height: box.y1 - box.y0 };
}

/** In face heights: an error that is followed at once, so that the cloth stays with a head that moves. */
const MOVING = 0.05;
const MOVING_MS = 50;
/** Smaller ones are followed slower, as they are mostly noise of the face finder. */
const RESTING_MS = 350;

/** The face as drawn `elapsedMs` after the previous picture: it glides to where it was found last. */
export function followFace(drawn: FacePlace, found: FacePlace, elapsedMs: number): FacePlace {
  const error = Math.max(
    Math.abs(found.chin - drawn.chin) / found.height,
    Math.abs(found.neck - drawn.neck) / found.width,
    Math.abs(found.height / drawn.height - 1),
  );
  const duration = RESTING_MS + (MOVING_MS - RESTING_MS) * Math.min(1, error / MOVING);
  const mix = mixer(elapsedMs, duration);
  return {
    neck: mix(drawn.neck, found.neck),
    chin: mix(drawn.chin, found.chin),
    width: mix(drawn.width, found.width),
    height: mix(drawn.height, found.height),
  };
}

/** Approaches a value exponentially. */
const mixer = (elapsedMs: number, durationMs: number) => {
  const share = 1 - Math.exp(-elapsedMs / durationMs);
  return (from: number, to: number): number => from + (to - from) * share;
};

/** What a plate shows of a picture of that ratio (width to height) around a face, as around the face of a photo. */
export const viewAround = ({ neck, chin, width, height }: FacePlace, ratio: number): Frame =>
  toPhotoShares(
    frameOf(
      { x0: (neck - width / 2) * ratio, x1: (neck + width / 2) * ratio, y0: chin - height, y1: chin },
      ratio,
      PLATE,
    ),
    ratio,
  );

/** How far a face may move within the view before the view follows, in shares of the view. */
const SLACK = 0.12;
const VIEW_MS = 300;

/** Whether a face moved far enough in a view that the view must follow. */
export const needsView = (view: Frame, ideal: Frame): boolean =>
  Math.abs(ideal.left - view.left) > SLACK * view.width ||
  Math.abs(ideal.top - view.top) > SLACK * view.height ||
  Math.abs(Math.log(ideal.height / view.height)) > SLACK;

/** The view as drawn `elapsedMs` after the previous picture. */
export function followView(drawn: Frame, goal: Frame, elapsedMs: number): Frame {
  const mix = mixer(elapsedMs, VIEW_MS);
  return {
    left: mix(drawn.left, goal.left),
    top: mix(drawn.top, goal.top),
    width: mix(drawn.width, goal.width),
    height: mix(drawn.height, goal.height),
  };
}

/** CSS that moves a picture, as wide as its plate, so that the plate shows the view mirrored. */
export const viewTransform = ({ left, top, width }: Frame): string =>
  `translate(${percent((1 - left) / width)}, ${percent(-top / width)}) scale(${-1 / width}, ${1 / width})`;

/** How far cloth reaches beyond its plate, for a face that moves or is small, and how far the shoulders fall there. */
const BEYOND = 0.5;
const SHOULDER = 0.13;

/** The cloth of an upright face, in shares of its plate and beyond: moved and scaled, it hangs under any face. */
export const MODEL: { readonly edge: readonly OutlinePoint[]; readonly face: FacePlace } = hangModel();

function hangModel() {
  const eyes = { leftEye: { x: 0.4, y: 0.4 }, rightEye: { x: 0.6, y: 0.4 } };
  const face = { center: { x: 0.5, y: 0.5 }, width: 0.3, height: 0.3, ...eyes };
  const outline = faceOutline(face, { left: 0, top: 0, side: 1 }, { width: 1, height: 1 });
  const drape = hangCloth([outline], 1);
  if (!drape) throw new Error('The cloth hangs under no face.');
  const { neck, chin, width, height } = facePlace(outline);
  const { frame, edge } = drape;
  // Symmetric, like the face.
  const beyond = shoulderBeyond(edge);
  const right = beyond.map(([x, y]): OutlinePoint => [1 - x, y]).reverse();
  return {
    edge: [...beyond, ...edge, ...right],
    face: {
      neck: (neck - frame.left) / frame.width,
      chin: (chin - frame.top) / frame.height,
      width: width / frame.width,
      height: height / frame.height,
    },
  };
}

/** The edge left of its plate, from left to right. */
function shoulderBeyond([start = [0, 1], ...edge]: readonly OutlinePoint[]): readonly OutlinePoint[] {
  const inner = edge.find(([x]) => x > SHOULDER) ?? start;
  const y = start[1] + (start[1] - inner[1]) * (SHOULDER / inner[0]);
  return [
    [-BEYOND, y],
    [-SHOULDER, y],
  ];
}

/** CSS that moves the cloth of `MODEL`, as large as its plate, under a face in the view. */
export function clothTransform(face: FacePlace, view: Frame): string {
  const across = face.width / view.width / MODEL.face.width;
  const down = face.height / view.height / MODEL.face.height;
  const left = (face.neck - view.left) / view.width - MODEL.face.neck * across;
  const top = (face.chin - view.top) / view.height - MODEL.face.chin * down;
  return `translate(${percent(left)}, ${percent(top)}) scale(${across}, ${down})`;
}

const percent = (share: number): string => `${share * 100}%`;
