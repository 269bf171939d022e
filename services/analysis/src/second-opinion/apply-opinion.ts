import type { Evidence } from '@trueseason/contracts';

/** Confidence factors if the second opinion names another season, or even another family. */
const NEIGHBOR_DISAGREES = 0.85;
const DISAGREES = 0.7;

/** Adds the second opinion to the measured answer, which stays; disagreement lowers the confidence. */
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
