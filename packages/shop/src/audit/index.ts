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
