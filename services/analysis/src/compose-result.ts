import type { AnalysisResult, Evidence } from '@trueseason/contracts';
import { composeReading, resultOf, seasonIn } from '@trueseason/style/reading';
import { seasonTypeOf } from './season-type.ts';

/** Adds the reading to the evidence; composed once, here, and stored. */
export const composeResult = (evidence: Evidence): AnalysisResult =>
  resultOf(composeReading(evidence, seasonTypeOf(seasonIn(evidence), evidence.axes)), evidence);
