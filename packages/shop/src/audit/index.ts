export {
  addAuditEntry,
  addAuditEntryOnce,
  auditRead,
  findAuditHash,
  findAuditHead,
  isReadAction,
  listAuditEntries,
  verifyAudit,
} from './audit-entries.ts';
export type { AuditRow } from './audit-table.ts';
