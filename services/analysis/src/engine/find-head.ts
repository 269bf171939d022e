import type { PhotoProblem } from '@trueseason/contracts';
import { decodePhoto, UnreadablePhotoError } from './decode/index.ts';
import {
  type DetectedFace,
  detectFaces,
  type FaceMesh,
  fitFaceMesh,
  landmark,
  type Segmented,
  segmentHead,
} from './find/index.ts';
import { at } from './math/index.ts';
import type { Models } from './models.ts';
import { type Bars, type Picture, type Point, type Turns, turnPicture, withoutBars } from './picture/index.ts';
import type { Stopwatch } from './stopwatch.ts';

/** A photo with exactly one face. */
export interface Face {
  /** The whole photo, as its owner sees it. */
  readonly taken: Picture;
  /** Upright, without bars. */
  readonly picture: Picture;
  /** How the photo was turned to be upright, after the bars were cut off. */
  readonly turns: Turns;
  readonly bars: Bars;
  readonly mesh: FaceMesh;
}

/** A face with its segmentation. */
export interface Head extends Face {
  readonly segmentation: Segmented;
}

/** Minimum presence score of the mesh model. */
const PRESENT = 0.5;
/** Relative size of a second face that makes the subject ambiguous. */
const SECOND_FACE = 0.35;
/** Landmarks of the mesh's midline. */
const FOREHEAD = 10;
const CHIN = 152;
/** A head tilted further than this (radians) is on its side. */
const MOST_TILT = 1;
/** Heads upside down score up to 0.62, and nine in ten upright ones more than this. */
const UPRIGHT = 0.7;
/** Patterns may pass as a second face; real faces in a hundred portraits score at least 0.99999. */
const SURELY_PRESENT = 0.9;

/** Green levels (8-bit) of dark and bright pixels, the share that explains a missing face, and the sampling step. */
const DARK = { below: 48, share: 0.85 };
const BRIGHT = { above: 245, share: 0.6 };
const SAMPLED = 61;

/** The head, or why there is none. */
export async function findHead(bytes: Buffer, models: Models, watch: Stopwatch): Promise<Head | PhotoProblem> {
  const face = await findFace(bytes, models, watch);
  if (typeof face === 'string') return face;
  const segmentation = await watch.time('segment', () => segmentHead(face.picture, face.mesh, models.segmenter));
  return { ...face, segmentation };
}

/** Only the face. */
export async function findFace(bytes: Buffer, models: Models, watch: Stopwatch): Promise<Face | PhotoProblem> {
  let wholePicture: Picture;
  try {
    wholePicture = await watch.time('decode', () => decodePhoto(bytes));
  } catch (error) {
    if (error instanceof UnreadablePhotoError) return error.problem;
    throw error;
  }
  const { picture, bars } = withoutBars(wholePicture);
  const look = async (turns: Turns): Promise<Look> => {
    const turned = turnPicture(picture, turns);
    return { turns, turned, faces: await watch.time('detect', () => detectFaces(turned, models.detector)) };
  };
  const fit = async ({ turns, turned, faces }: Look): Promise<Face | 'several_faces' | undefined> => {
    const meshes = await watch.time('mesh', () => fitFaces(turned, faces, models));
    const [mesh] = meshes;
    if (!mesh || tiltOf(mesh) > MOST_TILT) return undefined;
    return meshes.length > 1 ? 'several_faces' : { taken: wholePicture, picture: turned, turns, bars, mesh };
  };
  const asIs = await look(0);
  const upright = scoreOf(asIs) > UPRIGHT ? await fit(asIs) : undefined;
  if (upright) return upright;
  const looks = [asIs, await look(1), await look(2), await look(3)];
  for (const candidate of looks.sort((a, b) => scoreOf(b) - scoreOf(a))) {
    const face = await fit(candidate);
    if (face) return face;
  }
  return whyNoFace(picture);
}

/** The faces in a photo that was turned. */
interface Look {
  readonly turns: Turns;
  readonly turned: Picture;
  readonly faces: readonly DetectedFace[];
}

const scoreOf = ({ faces: [largest] }: Look): number => largest?.score ?? 0;

/** Angle of the line from chin to forehead against the vertical, radians. */
function tiltOf(mesh: FaceMesh): number {
  const top = landmark(mesh, FOREHEAD);
  const chin = landmark(mesh, CHIN);
  return Math.abs(Math.atan2(chin.x - top.x, chin.y - top.y));
}

/** No face in the dark or in glare is a light problem, not a missing face. */
export function whyNoFace({ data }: Picture): PhotoProblem {
  let dark = 0;
  let bright = 0;
  let total = 0;
  for (let i = 1; i < data.length; i += 3 * SAMPLED) {
    total += 1;
    if (at(data, i) < DARK.below) dark += 1;
    else if (at(data, i) > BRIGHT.above) bright += 1;
  }
  if (dark > total * DARK.share) return 'underexposed';
  return bright > total * BRIGHT.share ? 'overexposed' : 'no_face';
}

/** Meshes of the relevant faces: the largest, and another of nearly the same size. */
async function fitFaces(picture: Picture, faces: readonly DetectedFace[], models: Models): Promise<FaceMesh[]> {
  const largest = faces[0]?.width ?? 0;
  let first: { readonly face: DetectedFace; readonly mesh: FaceMesh } | undefined;
  for (const face of faces.filter((candidate) => candidate.width >= largest * SECOND_FACE).slice(0, 3)) {
    // A part of a face may be detected as a second face.
    if (first && isWithin(face.center, first.face)) continue;
    const mesh = await fitFaceMesh(picture, face, models.mesh);
    if (first && mesh.presence >= SURELY_PRESENT) return [first.mesh, mesh];
    if (!first && mesh.presence >= PRESENT) first = { face, mesh };
  }
  return first ? [first.mesh] : [];
}

const isWithin = ({ x, y }: Point, { center, width, height }: DetectedFace): boolean =>
  Math.abs(x - center.x) < width / 2 && Math.abs(y - center.y) < height / 2;
