export { type AnalyzeOutcome, type ExamineOutcome, loadEngine, type OrderPhotos } from './engine.ts';
export type { ExaminedPhoto } from './examine-photo.ts';
