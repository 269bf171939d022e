export { recordReport } from './record-report.ts';
export { countReportsByState, findReport } from './report-queries.ts';
export { renderReportAgain, requestDisputeEvidence } from './request-report.ts';
export { storeDisputeEvidence, storeReport } from './store-report.ts';
