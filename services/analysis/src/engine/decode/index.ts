export { decodePhoto, UnreadablePhotoError } from './decode.ts';
export { shrinkPhoto } from './shrink-photo.ts';
