import { queryOf } from '../database/index.ts';
import type { PhotosTable } from './photos-table.ts';
import type { UploadsUnderWayTable } from './uploads-under-way-table.ts';

export type PhotosTables = {
  photos: PhotosTable;
  uploads_under_way: UploadsUnderWayTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<PhotosTables>();
