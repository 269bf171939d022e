import { labToHex } from '@trueseason/color';
import {
  type AnalysisResult,
  type Evidence,
  type MeasuredColor,
  SEASON_NAMES,
  type SeasonName,
} from '@trueseason/contracts';
import { composeSeason } from '@trueseason/seasons';

const measured = (lab: [number, number, number], pixels: number): MeasuredColor => ({
  lab,
  sd: [1.4, 0.8, 0.9],
  hex: labToHex(lab),
  pixels,
  quality: 0.9,
});
const estimate = (value: number, sd = 0.05) => ({ value, sd });

/** Evidence as the engine gives it, of a person with medium skin, brown hair and grey-green eyes. */
export function sampleEvidence(season: SeasonName = 'Soft Summer'): Evidence {
  const at = SEASON_NAMES.indexOf(season);
  const runnerUp = SEASON_NAMES[(at + 1) % SEASON_NAMES.length] as SeasonName;
  const others = SEASON_NAMES.filter((name) => name !== season && name !== runnerUp);
  return {
    engineVersion: 'sample',
    features: {
      skin: measured([62.1, 11.2, 15.3], 48_000),
      hair: measured([31.4, 5.1, 8.2], 30_500),
      iris: measured([44.6, -1.1, 5.9], 900),
      brows: measured([35.2, 5.4, 8.8], 2_100),
      lips: measured([52.3, 22.8, 10.4], 3_300),
      sclera: measured([78.8, 2.4, 3.1], 640),
    },
    ita: estimate(37.9, 3.2),
    contrasts: {
      skinHair: estimate(0.52),
      skinIris: estimate(0.28),
      skinSclera: estimate(-0.2),
      skinBrow: estimate(0.43),
    },
    light: { method: 'The whites of the eyes, against what is typical', correction: 4.2 },
    axes: {
      temperature: estimate(-0.32, 0.12),
      value: estimate(0.05, 0.15),
      chroma: estimate(-0.41, 0.1),
      contrast: estimate(-0.22, 0.09),
    },
    distribution: [
      { season, probability: 0.6 },
      { season: runnerUp, probability: 0.2 },
      ...others.map((name) => ({ season: name, probability: 0.02 })),
    ],
    confidence: 0.6,
    runnerUp,
    agreement: { photos: 3, agreeing: 3 },
    decidingAxis: 'chroma',
    why: `Your colors are muted rather than clear, which is what sets ${season} apart.`,
    whyNotRunnerUp: `${runnerUp} came second: your undertone was measured as slightly too cool for it.`,
    photos: [1, 2, 3].map((position) => ({ position: position as 1 | 2 | 3, problems: [], warnings: [] })),
    secondOpinion: null,
  };
}

/** A whole result of a season, as the analysis worker composes it. */
export function sampleResult(season: SeasonName = 'Soft Summer'): AnalysisResult {
  const evidence = sampleEvidence(season);
  return { ...composeSeason(season, season, evidence), evidence };
}
