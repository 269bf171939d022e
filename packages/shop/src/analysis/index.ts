export { findAnalysisRow, findProposalRow, hasAnalysis } from './analysis-queries.ts';
export { decideProposal } from './decide-proposal.ts';
export {
  type AnalysisPreview,
  createMeasurements,
  type DecryptedAnalysis,
  type DecryptedProposal,
  type Measured,
  type Measurements,
  type OutlinedPhoto,
  type SealedMeasurements,
  type SealedResult,
} from './measurements.ts';
export { findPlaceInLine } from './place-in-line.ts';
export { listRepeatability, type Repeat, recordDayComparison } from './repeatability.ts';
export {
  AnswersChangedError,
  beginAnalysis,
  endAnalysisRound,
  failAnalysis,
  KeysChangedError,
  recordAnalysis,
  type StartedAnalysis,
} from './run-analysis.ts';
export { saveAnswers } from './save-answers.ts';
