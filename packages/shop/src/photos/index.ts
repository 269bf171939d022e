export { findExpiredPhotos, listExpiredPhotos } from './expired-photos.ts';
export { hasPhotosSince, holdsPhotos, isUploading, pairsBySamePhotos, photoCountOf } from './photo-parts.ts';
export {
  deletePhotoRows,
  discardPhotoRows,
  findPhoto,
  hasPhotos,
  insertPhotos,
  listAllPhotos,
  listPhotos,
  placePending,
  removeLeftOut,
  removePhotos,
  storeOutlines,
  storing,
} from './photo-queries.ts';
export type { NewPhoto, PhotoRow, PhotosTable } from './photos-table.ts';
export { abandonUploads, beginUpload, findOrphanedUploads, removeUpload } from './uploads-under-way.ts';
export type { UploadsUnderWayTable } from './uploads-under-way-table.ts';
