export { type BrowColumn, browColumns } from './brow-columns.ts';
export { CHANNEL, type ClassGrid, type ClassMap, classMap } from './class-map.ts';
export { type DetectedFace, detectFaces } from './detect-faces.ts';
export { type FaceMesh, fitFaceMesh } from './face-mesh.ts';
export { EYES, type EyeLandmarks, FACE_OVAL, LIPS_INNER, LIPS_OUTER, UPPER_LIP, ZONES } from './face-zones.ts';
export { landmark, landmarks, middleLine } from './landmarks.ts';
export {
  SEGMENT_CLASSES,
  type Segmentation,
  type SegmentClass,
  type Segmented,
  segmentHair,
  segmentHead,
} from './segment.ts';
