export {
  addAuditEntry,
  addAuditEntryOnce,
  addReadAuditEntry,
  auditMoments,
  findAuditHash,
  findAuditHead,
  isReadAction,
  listAuditEntries,
  unlinkFromAudit,
  verifyAudit,
} from './audit-entries.ts';
export type { AuditRow, AuditTable } from './audit-table.ts';
