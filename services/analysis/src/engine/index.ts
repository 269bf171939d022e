export { type AnalyzeOutcome, type CheckOutcome, loadEngine } from './engine.ts';
export type { ExaminedPhoto } from './examine-photo.ts';
