export { compareResults, sureColors } from './compare-results.ts';
export { composeReading, mostLikelySeason } from './compose.ts';
export { openStoredResult } from './open-stored-result.ts';
export { projectResult } from './project.ts';
export { differsInAdvice, toldResult } from './told-result.ts';
export { withAnswers } from './with-answers.ts';
