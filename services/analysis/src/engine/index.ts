export { ENGINE_VERSION } from './build-evidence.ts';
export { type AnalyzeOutcome, type CheckOutcome, type Engine, type EngineOptions, loadEngine } from './engine.ts';
export type { Timings } from './stopwatch.ts';
