export { isBehindTint, isMouthCovered } from './coverings.ts';
export { type Judgment, judgePhoto } from './judge-photo.ts';
export { assessPhoto, type PhotoQuality } from './photo-quality.ts';
