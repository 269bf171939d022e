export { hasReport, reportKeyOf } from './report-parts.ts';
export {
  countReportsByState,
  deleteReport,
  findReport,
  insertReport,
  listFailedReports,
  listPendingReports,
  moveReport,
} from './report-queries.ts';
export type { ReportRow, ReportsTable } from './reports-table.ts';
