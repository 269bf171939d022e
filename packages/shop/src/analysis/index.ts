export type { AnalysesTable } from './analyses-table.ts';
export { isAnalyzed, ordersOfMixedPhotos, ordersOfSeason, seasonMoments } from './analysis-parts.ts';
export { findAnalysisRow, findMeasuredPhotos, findProposalRow, hasAnalysis, listSeasons } from './analysis-queries.ts';
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
export type { ProposalRow, ProposalsTable } from './proposals-table.ts';
export { listRepeatability, type Repeat, recordDayComparison } from './repeatability.ts';
export type { SeasonHistoryTable } from './season-history-table.ts';
export {
  deleteAnalysis,
  deleteProposal,
  forgetProposedOutlines,
  insertProposal,
  type ResultToWrite,
  setLeavingPhotos,
  setMeasuredPhotos,
  takeProposal,
  writeResult,
} from './write-result.ts';
