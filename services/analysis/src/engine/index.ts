export { type AnalyzeOutcome, type Examination, loadEngine } from './engine.ts';
export type { ExaminedPhoto } from './examine-photo.ts';
