import type { AnalysisResult, NamedColor, SectionId } from '@trueseason/contracts';
import { hasRealPortraits, MEASURING_MS, type RealResult, realResults } from '@trueseason/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { deltaE00, hexToLab } from '../color/index.ts';
import { SEASON_PROFILES } from '../seasons/index.ts';
import { depthOfSkin } from './facts.ts';

/** Rows in which each shade must look different from the others. */
const ROWS = ['hair', 'hairFar', 'hairAvoid', 'brows', 'foundation'] as const satisfies readonly SectionId[];
/** CIEDE2000. Hex codes round a shade by up to half a unit. */
const LEAST_DIFFERENCE = 5.99;
const FARTHEST_FOUNDATION = 12;
const DEPTHS = ['light', 'medium', 'deep'] as const;
/** Makeup names colors "around the eyes", which are nobody's. */
const EYE_COLOR =
  /\b(your|with) (dark |light )?(blue|green|hazel|gray|amber|brown)\S* eyes\b|\beyes (are|look) (a |dark |light )?(blue|green|hazel|gray|amber|brown)/i;

const colorsIn = ({ reading }: AnalysisResult, id: SectionId): readonly NamedColor[] => reading.sections[id].colors;
const textOf = ({ reading }: AnalysisResult): string =>
  Object.values(reading.sections)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ');

/** Steps of depth between a celebrity's skin and the person's. */
function depthSteps({ season, evidence }: AnalysisResult, name: string): number {
  const mention = SEASON_PROFILES[season].words.celebrities.find((celebrity) => celebrity.name === name);
  const own = DEPTHS.indexOf(depthOfSkin(evidence.ita.value));
  return Math.abs(DEPTHS.indexOf(mention?.depth ?? 'light') - own);
}

describe.skipIf(!hasRealPortraits)('the advice of real people', () => {
  let results: RealResult[] = [];
  beforeAll(async () => {
    results = await realResults();
  }, MEASURING_MS);

  /** Fails with everybody of whom it is not so. */
  const expectOfAll = (findings: (result: AnalysisResult) => readonly unknown[]): void => {
    expect(results.length).toBeGreaterThan(400);
    const found = results.flatMap(({ person, told, result }) =>
      findings(result).map((finding) => ({ person, told, finding })),
    );
    expect(found).toEqual([]);
  };

  it('shows no two shades of a row that look the same', () =>
    expectOfAll((result) =>
      ROWS.flatMap((id) => {
        const colors = colorsIn(result, id);
        return colors.flatMap((color, i) =>
          colors
            .slice(i + 1)
            .filter((other) => deltaE00(hexToLab(color.hex), hexToLab(other.hex)) < LEAST_DIFFERENCE)
            .map((other) => [id, color.name, other.name]),
        );
      }),
    ));

  it('names at most three foundations within reach of the skin, nearest first', () =>
    expectOfAll((result) => {
      const distances = colorsIn(result, 'foundation').map(({ hex }) =>
        deltaE00(hexToLab(hex), result.evidence.features.skin.lab),
      );
      const isNearestFirst = distances.every((distance) => (distances[0] ?? 0) <= distance);
      const areInReach = distances.every((distance) => distance <= FARTHEST_FOUNDATION);
      return distances.length <= 3 && isNearestFirst && areInReach ? [] : [distances];
    }));

  it('names three celebrities, nearest depth of skin first', () =>
    expectOfAll((result) => {
      const steps = result.reading.celebrities.map(({ name }) => depthSteps(result, name));
      return steps.length === 3 && steps.every((step, i) => i === 0 || (steps[i - 1] ?? 0) <= step) ? [] : [steps];
    }));

  it('names no eye color that was neither read nor told', () =>
    expectOfAll((result) => {
      const { features, answers } = result.evidence;
      if (features.iris || answers?.eyes) return [];
      return EYE_COLOR.exec(textOf(result)) ?? [];
    }));
});
