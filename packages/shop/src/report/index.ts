export { recordReport } from './deliver-report.ts';
export { remakeReport, requestEvidence } from './remake-report.ts';
export { countReportsByState, findReport, listFailedReports } from './report-queries.ts';
