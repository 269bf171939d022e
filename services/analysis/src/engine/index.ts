export { type AnalyzeOutcome, type ExamineOutcome, loadEngine } from './engine.ts';
export type { ExaminedPhoto } from './examine-photo.ts';
