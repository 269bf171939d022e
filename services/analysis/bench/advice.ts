import { deltaE00, hexToLab } from '@trueseason/color';
import type { Evidence, NamedColor } from '@trueseason/contracts';
import { composeReading } from '@trueseason/reading';
import { seasonProfile } from '@trueseason/seasons';
import { mean } from '../src/engine/math/index.ts';
import type { Figure } from './both-halves.ts';
import { memo } from './memo.ts';
import { seasonOf, type Trial } from './trials.ts';

/** Colors that lead the advice, and those of the other day that they are compared with. */
const [FIRST, OTHERS] = [8, 12];
/** CIEDE2000 within which two pieces of cloth do the same. */
const SAME = 10;

interface Advice {
  readonly first: readonly NamedColor[];
  readonly palette: ReadonlySet<string>;
}

const adviceOf = memo((evidence: Evidence): Advice => {
  const season = seasonOf(evidence);
  const { signature, brights, lights, neutrals } = composeReading(evidence, season).sections;
  const all = [signature, brights, lights, neutrals].flatMap(({ colors }) => colors);
  const { coreNeutrals, accentLights, accentBrights } = seasonProfile(season).palette;
  return {
    first: [...new Map(all.map((color) => [color.hex, color])).values()],
    palette: new Set([...coreNeutrals, ...accentLights, ...accentBrights].map(({ hex }) => hex)),
  };
});

/** Share of the first colors that are in the other palette, or look like one of its first. */
function shared(evidence: Evidence, other: Evidence): number {
  const { first, palette } = adviceOf(other);
  const labs = first.slice(0, OTHERS).map(({ hex }) => hexToLab(hex));
  return mean(
    adviceOf(evidence)
      .first.slice(0, FIRST)
      .map(({ hex }) => Number(palette.has(hex) || labs.some((lab) => deltaE00(hexToLab(hex), lab) <= SAME))),
  );
}

/** How much of the first advice of one day holds on the other, with chance: the same between different people. */
export const adviceFigure: Figure<Trial> = {
  name: 'first eight colors that hold on the other day',
  unit: '%',
  of: (trials) => mean(trials.flatMap(({ a, b }) => (a && b ? [shared(a, b), shared(b, a)] : []))),
  note: (trials) =>
    `chance ${(100 * mean(trials.flatMap(({ a }, i) => trials.flatMap(({ b }, k) => (a && b && i !== k ? [shared(a, b)] : []))))).toFixed(0)}`,
};
