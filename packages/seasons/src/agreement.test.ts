import type { AxisScores, Evidence } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { agreementSaid } from './agreement.ts';

const at = (value: number) => ({ value, sd: 0.25 });
const AXES: AxisScores = { temperature: at(0.95), value: at(-0.8), chroma: at(0.07), contrast: at(-0.1) };

const said = (agreement: Evidence['agreement'], sent = 3, axes = AXES): string =>
  agreementSaid('True Autumn', {
    agreement,
    axes,
    photos: ([1, 2, 3, 4, 5] as const).slice(0, sent).map((position) => ({ position, problems: [], warnings: [] })),
  });

it.each([
  [{ photos: 3, agreeing: 3, others: [] }, 3, 'All 3 photos name True Autumn on their own.'],
  [{ photos: 2, agreeing: 2, others: [] }, 3, 'Both photos that count name True Autumn on their own.'],
  [
    { photos: 1, agreeing: 0, others: [] },
    3,
    'Only one of the 3 photos counts, so there was nothing to compare it with.',
  ],
  [{ photos: 1, agreeing: 1, others: [] }, 1, 'One photo could be measured, so there was nothing to compare it with.'],
] satisfies [Evidence['agreement'], number, string][])(
  '%o of %d photos: says whether they agree',
  (agreement, sent, whole) => {
    expect(said(agreement, sent)).toBe(whole);
  },
);

it.each([
  [
    2,
    1,
    ['Soft Autumn'],
    '1 of the 2 photos names True Autumn on its own. The other photo names Soft Autumn. Together they err less, and chroma speaks for True Autumn.',
  ],
  [
    3,
    1,
    ['Soft Autumn'],
    '1 of the 3 photos names True Autumn on its own. The other photos name Soft Autumn. Together they err less, and chroma speaks for True Autumn.',
  ],
  [
    3,
    2,
    ['Soft Autumn'],
    '2 of the 3 photos name True Autumn on their own. The other photo names Soft Autumn. One photo errs more than several together, so the answer rests on all of them.',
  ],
  [
    3,
    0,
    ['Soft Autumn', 'True Spring'],
    'None of the 3 photos names True Autumn on its own. They name Soft Autumn and True Spring. Read together they err less and name True Autumn.',
  ],
] as const)(
  'of %d photos %d give it on their own: says who names what, and why the answer stands',
  (photos, agreeing, others, whole) => {
    expect(said({ photos, agreeing, others: [...others] }, photos)).toBe(whole);
  },
);

it('says why several photos that all name one other season do not win', () => {
  const against: Evidence['agreement'] = { photos: 2, agreeing: 0, others: ['Dark Autumn'] };
  expect(said(against)).toBe(
    'Neither of the 2 photos that count names True Autumn on its own. They name Dark Autumn. Read together they err less, and temperature speaks for True Autumn.',
  );
  // Between the two on every scale, and nearer to the other on most: no trait by itself.
  const amid = { temperature: at(0.64), value: at(-0.64), chroma: at(-0.31), contrast: at(0.2) };
  expect(said(against, 3, amid)).toContain('Read together they err less, and all four traits speak for True Autumn.');
});
