export { recordReport } from './deliver-report.ts';
export { remakeReport, requestEvidence } from './remake-report.ts';
export { findReport } from './report-queries.ts';
