export { acceptsPhotos, attachPhotos } from './attach-photos.ts';
export {
  addPhotos,
  countFreePhotoPlaces,
  countRemainingExchanges,
  exchangePhotos,
  MOST_EXCHANGES,
} from './change-photos.ts';
export { findExpiredPhotos, listExpiredPhotos } from './expired-photos.ts';
export { leaveOutPhoto } from './leave-out-photo.ts';
export { findPhoto, hasPhotos, listAllPhotos, listPhotos } from './photo-queries.ts';
export type { NewPhoto, PhotoRow } from './photos-table.ts';
export { type PhotosDeleted, recordPhotosDeleted } from './record-photos-deleted.ts';
export { requestMissingPhotos } from './request-photos.ts';
export { deleteOldUploadKeys } from './upload-keys.ts';
export type { UploadKey } from './upload-keys-table.ts';
export { beginUpload, findOrphanedUploads, removeUpload } from './uploads-under-way.ts';
