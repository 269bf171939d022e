export { type AnalyzeOutcome, type CheckOutcome, loadEngine } from './engine.ts';
