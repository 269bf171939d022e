export { composeReading, seasonIn } from './compose.ts';
export { openStoredResult } from './open-stored-result.ts';
export { resultOf } from './project.ts';
