import type { Evidence } from '@trueseason/contracts';

/** What is left of the confidence when the second opinion names another season, and when even another family's. */
const NEIGHBOR_DISAGREES = 0.85;
const DISAGREES = 0.7;

/** States the second opinion beside the measured answer, which stays the answer; disagreement costs confidence. */
export function applyOpinion(
  evidence: Evidence,
  opinion: Omit<NonNullable<Evidence['secondOpinion']>, 'agrees'>,
): Evidence {
  const season = evidence.distribution[0]?.season;
  const agrees = opinion.season === season;
  const factor = agrees ? 1 : opinion.season === evidence.runnerUp ? NEIGHBOR_DISAGREES : DISAGREES;
  return {
    ...evidence,
    confidence: evidence.confidence * factor,
    secondOpinion: { season: opinion.season, agrees, description: opinion.description },
  };
}
