export { countReportsByState, findReport, listFailedReports } from './report-queries.ts';
export type { ReportRow, ReportsTable } from './reports-table.ts';
