export { decodePhoto, UnreadablePhotoError } from './decode.ts';
export { type DisplayedSizes, shrinkPhoto, shrinkPicture } from './shrink-photo.ts';
