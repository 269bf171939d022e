import type { AnalysisResult, Evidence } from '@trueseason/contracts';
import { composeReading, mostLikelySeason, projectResult } from '@trueseason/style/reading';
import { seasonTypeOf } from './season-type.ts';

/** Adds the reading to the evidence; composed once, here, and stored. */
export const composeResult = (evidence: Evidence): AnalysisResult =>
  projectResult(composeReading(evidence, seasonTypeOf(mostLikelySeason(evidence), evidence.axes)), evidence);
