/** Mails that went out after the backup that this database was restored from. */
export interface SentMailMarkersTable {
  marker: string;
}
