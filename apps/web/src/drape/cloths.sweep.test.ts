import type { AnalysisResult, NamedColor } from '@trueseason/contracts';
import { deltaE00, hexToLab } from '@trueseason/style/color';
import { hasRealPortraits, MEASURING_MS, realResults } from '@trueseason/testing';
import { expect, test } from 'vitest';
import { parseColor } from '../lib/named-colors.ts';
import { comparedCloths, wrongCloth } from './cloths.ts';

/** CIEDE2000 that everybody sees. */
const AT_A_GLANCE = 25;

/** From the person's best color. */
const differenceFrom = ({ overview }: AnalysisResult, color: NamedColor | undefined): number =>
  deltaE00(hexToLab(parseColor(overview.signatureColors[0] ?? '').hex), hexToLab(color?.hex ?? ''));

test.skipIf(!hasRealPortraits)(
  'the first two pairs of step 2 and the card to show a friend differ at a glance, of everybody',
  { timeout: MEASURING_MS },
  async () => {
    const all = await realResults();
    expect(all.length).toBeGreaterThan(400);
    const alike = all.flatMap(({ person, told, result }) => {
      const [first, second] = comparedCloths(result).colors;
      const others = { first, second, card: wrongCloth(result) };
      return Object.entries(others).flatMap(([name, color]) => {
        const difference = differenceFrom(result, color);
        return difference < AT_A_GLANCE ? [`${name} of person ${person}${told ? ', told' : ''}: ${difference}`] : [];
      });
    });
    expect(alike).toEqual([]);
  },
);
