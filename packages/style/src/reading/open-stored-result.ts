import { type AnalysisResult, evidenceSchema, READING_VERSION, type StoredResult } from '@trueseason/contracts';
import { composeReading } from './compose.ts';
import { normalizeResult } from './normalize-result.ts';
import { plainReading } from './plain-reading.ts';
import { projectResult } from './project.ts';

/** Composes a reading of another version again from its evidence. */
function recompose(stored: AnalysisResult): AnalysisResult {
  if (!stored.reading || stored.reading.version === READING_VERSION) return stored;
  const { success, data } = evidenceSchema.safeParse(stored.evidence);
  return success ? projectResult(composeReading(data, stored.seasonType), data) : stored;
}

/**
 * A stored result of any version and shape, as everything reads it. Only servers call it, where they decrypt results. A
 * result with evidence has a reading, if only of the specification's fields.
 */
export function openStoredResult(stored: AnalysisResult): StoredResult {
  const result = normalizeResult(recompose(stored));
  const { evidence, reading } = result;
  return { ...result, reading: reading ?? (evidence && plainReading({ ...result, evidence })) };
}
