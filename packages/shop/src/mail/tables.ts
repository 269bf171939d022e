import { queryOf } from '../database/index.ts';
import type { MailsTable } from './mails-table.ts';
import type { SentMailMarkersTable } from './sent-mail-markers-table.ts';

export type MailTables = {
  mails: MailsTable;
  sent_mail_markers: SentMailMarkersTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<MailTables>();
