import { keysOf } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { kindsIn, refutedClaims } from './certainty-claims.ts';
import { KIND_SHARES, resultFixture } from './result-fixture.ts';

const KINDS = keysOf(KIND_SHARES);

const resultOf = (kind: (typeof KINDS)[number]) => resultFixture('True Winter', { shares: KIND_SHARES[kind] });

const ABOUT_CERTAINTY = ['preview', 'verdict', 'shared', 'sure', 'why', 'second'] as const;
const textOf = ({ reading }: ReturnType<typeof resultOf>): string =>
  ABOUT_CERTAINTY.flatMap((id) => reading.sections[id].lines.map(({ text }) => text)).join(' ');

it.each(KINDS)('every section says %s where the bars do, and nothing that they refute', (kind) => {
  const result = resultOf(kind);
  expect(refutedClaims(textOf(result), result.evidence)).toEqual([]);
  for (const id of ['preview', 'verdict', 'shared'] as const)
    expect(kindsIn(result.reading.sections[id].lines.map(({ text }) => text).join(' '))).toEqual([kind]);
});

it.each(KINDS.flatMap((bars) => KINDS.filter((kind) => kind !== bars).map((kind) => [kind, bars] as const)))(
  'finds each planted statement of %s where the bars say %s',
  (kind, bars) => {
    const { evidence } = resultOf(bars);
    for (const id of ['preview', 'verdict', 'shared', 'second'] as const) {
      const [line] = resultOf(kind).reading.sections[id].lines;
      expect(refutedClaims(line?.text ?? '', evidence), `${id}: ${line?.text}`).not.toEqual([]);
    }
  },
);

it.each([
  'Most likely True Winter, then Bright Winter.',
  'It’s close between two; your first colors suit both.',
  'Photos from another day give the same season in about 41 % of cases.',
  'Your season: Soft Autumn, which leads.',
  'Your second: Soft Autumn.',
  'With Soft Autumn close behind.',
  'Close to Soft Autumn and True Autumn, too.',
  '35 of your 36 colors are sure.',
  'Your coloring is deeper than Bright Winter, which puts Dark Winter first. It comes down to light or deep.',
])('finds planted: %s', (text) => {
  expect(refutedClaims(text, resultOf('one').evidence)).not.toEqual([]);
});
