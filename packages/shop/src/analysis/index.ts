export { findAnalysisRow, hasAnalysis } from './analysis-queries.ts';
export { keepAnswers } from './answer-questions.ts';
export {
  type AnalysisPreview,
  createMeasurements,
  type Measured,
  type Measurements,
  type OpenedAnalysis,
  type OutlinedPhoto,
  type SealedMeasured,
  type SealedResult,
} from './measurements.ts';
export { countRepeat, listRepeatability, type Repeat } from './repeatability.ts';
export {
  AnswersChangedError,
  type BegunAnalysis,
  beginAnalysis,
  endRound,
  failAnalysis,
  KeysChangedError,
  recordAnalysis,
} from './run-analysis.ts';
