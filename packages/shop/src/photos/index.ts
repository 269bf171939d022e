export { findExpiredPhotos, listExpiredPhotos } from './expired-photos.ts';
export {
  discardPhotoRows,
  findPhoto,
  insertPhotos,
  isChanging,
  keepLeavingPhotos,
  listAllPhotos,
  listPhotos,
  removeLeavingPhotos,
  removePhotos,
  storing,
} from './photo-queries.ts';
export type { NewPhoto, PhotoRow, PhotosTable } from './photos-table.ts';
export { beginUpload, findOrphanedUploads, removeUpload } from './uploads-under-way.ts';
export type { UploadsUnderWayTable } from './uploads-under-way-table.ts';
