import type { PhotoProblem, PhotoSilhouette } from '@trueseason/contracts';
import { classMap } from './class-map.ts';
import { decodePhoto, UnreadablePhotoError } from './decode.ts';
import { type DetectedFace, detectFaces } from './detect-faces.ts';
import { estimatePerson } from './estimate-person.ts';
import { type FaceMesh, fitFaceMesh } from './face-mesh.ts';
import { at, type Picture } from './image.ts';
import { type Judgement, judgePhoto } from './judge-photo.ts';
import { measurePhoto } from './measure-photo.ts';
import type { Models } from './models.ts';
import { outlineRegions, type Region } from './outline-regions.ts';
import { outlineSilhouettes } from './outline-silhouette.ts';
import { assessPhoto } from './photo-quality.ts';
import { type Readings, readPhoto } from './readings.ts';
import { segmentHead } from './segment.ts';
import type { Stopwatch } from './stopwatch.ts';

/** One photo taken through every stage that needs nothing from the other two. */
export interface ExaminedPhoto extends Judgement {
  /** Absent when there is no face to read. */
  readonly readings?: Readings;
  /** Where they were read. */
  readonly regions?: readonly Region[];
  /** Where the face ends and the body is. */
  readonly silhouettes?: readonly PhotoSilhouette[];
}

/** Below this the mesh model itself says that it sees no face. */
const PRESENT = 0.5;
/** A second face this large, relative to the first, makes it unclear whom to measure. */
const SECOND_FACE = 0.35;
/** More than this much of the head covered: what shows of the hair is not trusted as hair. */
const HEADWEAR = 0.3;

export async function examinePhoto(bytes: Buffer, models: Models, watch: Stopwatch): Promise<ExaminedPhoto> {
  let picture: Picture;
  try {
    picture = await watch.time('decode', () => decodePhoto(bytes));
  } catch (error) {
    if (error instanceof UnreadablePhotoError) return { problems: ['unreadable'], warnings: [] };
    throw error;
  }
  const faces = await watch.time('detect', () => detectFaces(picture, models.detector));
  const found = await watch.time('mesh', () => fitFaces(picture, faces, models));
  const [mesh] = found;
  if (!mesh) return { problems: [whyNoFace(picture)], warnings: [] };
  if (found.length > 1) return { problems: ['several_faces'], warnings: [] };

  const segmentation = await watch.time('segment', () => segmentHead(picture, mesh, models.segmenter));
  return watch.time('measure', () => {
    const classes = classMap(segmentation);
    const measurement = measurePhoto(picture, mesh, segmentation);
    const { headwearShare } = measurement.hair;
    const readings = readPhoto(measurement, headwearShare < HEADWEAR);
    const quality = assessPhoto(picture, mesh, measurement, classes);
    if (Object.keys(readings.zones).length === 0) {
      return { problems: [quality.burntOut > 0.5 ? 'overexposed' : whyNoFace(picture)], warnings: [] };
    }
    const { colors, lights } = estimatePerson([readings]);
    const light = lights[0] ?? [0, 0, 0];
    const lipTint = colors.lips && colors.skin && colors.lips[0] - colors.skin[0];
    const regions = outlineRegions({ picture, mesh, measurement, segmentation, readings });
    const silhouettes = outlineSilhouettes(picture, mesh, segmentation);
    const hairSeen = readings.features.hair !== undefined;
    const judgement = judgePhoto({ quality, light, headwearShare, hairSeen, lipTint });
    return { ...judgement, readings, regions, silhouettes };
  });
}

/** A face that nobody could find in the dark or the glare is not an absent one. */
function whyNoFace({ data }: Picture): PhotoProblem {
  let dark = 0;
  let bright = 0;
  let all = 0;
  for (let i = 1; i < data.length; i += 3 * 61) {
    all += 1;
    if (at(data, i) < 48) dark += 1;
    else if (at(data, i) > 245) bright += 1;
  }
  if (dark > all * 0.85) return 'underexposed';
  return bright > all * 0.6 ? 'overexposed' : 'no_face';
}

/** Meshes of the faces that matter: the largest, and any that is nearly as large. */
async function fitFaces(picture: Picture, faces: readonly DetectedFace[], models: Models): Promise<FaceMesh[]> {
  const largest = faces[0]?.width ?? 0;
  const meshes: FaceMesh[] = [];
  for (const face of faces.filter((candidate) => candidate.width >= largest * SECOND_FACE).slice(0, 3)) {
    const mesh = await fitFaceMesh(picture, face, models.mesh);
    if (mesh.presence >= PRESENT) meshes.push(mesh);
    if (meshes.length > 1) break;
  }
  return meshes;
}
