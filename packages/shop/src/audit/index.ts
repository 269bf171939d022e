export {
  addAudit,
  addAuditOnce,
  auditReading,
  findAuditHash,
  findAuditHead,
  isReading,
  listAudit,
  verifyAudit,
} from './audit-queries.ts';
export type { AuditRow } from './audit-table.ts';
