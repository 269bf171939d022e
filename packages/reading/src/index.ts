export { composeReading, seasonIn } from './compose.ts';
export { findingOf } from './finding.ts';
export { resultOf } from './project.ts';
