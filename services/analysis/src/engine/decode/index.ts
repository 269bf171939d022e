export { decodePhoto, UnreadablePhotoError } from './decode.ts';
export { shrinkPhoto, shrinkPicture } from './shrink-photo.ts';
