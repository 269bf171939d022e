export {
  addAuditEntry,
  addAuditEntryOnce,
  addReadAuditEntry,
  findAuditHash,
  findAuditHead,
  isReadAction,
  listAuditEntries,
  unlinkFromAudit,
  verifyAudit,
} from './audit-entries.ts';
export type { AuditRow, AuditTable } from './audit-table.ts';
