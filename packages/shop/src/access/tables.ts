import { queryOf } from '../database/index.ts';
import type { AccessCodesTable } from './access-codes-table.ts';
import type { GrantsTable, SessionsTable } from './sessions-table.ts';
import type { ShareLinksTable } from './share-links-table.ts';

export type AccessTables = {
  access_codes: AccessCodesTable;
  grants: GrantsTable;
  sessions: SessionsTable;
  share_links: ShareLinksTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<AccessTables>();
