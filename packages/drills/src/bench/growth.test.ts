import { expect, it } from 'vitest';
import { DISTURBED, judgeGrowth, type Pair } from './growth.ts';

const judge = (pairs: readonly Pair[]) => judgeGrowth(pairs, DISTURBED);

/** Ten pairs whose figures differ from run to run by some percent, and the current ones by so much more. */
const pairs = (growth: number, noise = 0.06) =>
  Array.from({ length: 10 }, (_, run) => {
    const drift = 1_000 * (1 + 0.3 * Math.sin(run));
    return {
      release: drift * (1 + noise * Math.sin(7 * run)),
      current: drift * (1 + growth) * (1 + noise * Math.cos(5 * run)),
      least: 0,
    };
  });

it.each([-0.2, 0, 0.03])('lets a growth of %d pass', (growth) => {
  expect(judge(pairs(growth)).hasGrown).toBe(false);
});

it.each([0.15, 0.2, 1])('finds a growth of %d', (growth) => {
  expect(judge(pairs(growth)).hasGrown).toBe(true);
});

it('finds a growth although one run of the release was disturbed', () => {
  const [first, ...others] = pairs(0.15);
  const disturbed = { release: 1_500, current: first?.current ?? 0, least: 0 };
  expect(judge([disturbed, ...others]).hasGrown).toBe(true);
  expect(judgeGrowth([disturbed, ...others], 0).hasGrown).toBe(false);
});

it('takes no noise for growth where half of the runs are as before', () => {
  const noisy = Array.from({ length: 10 }, (_, run) => ({ release: 100, current: run % 2 ? 160 : 99, least: 0 }));
  expect(judge(noisy).hasGrown).toBe(false);
});

it('measures what is less than the least by the least', () => {
  const each = (release: number, current: number) => Array.from({ length: 10 }, () => ({ release, current, least: 1 }));
  expect(judge(each(0, 0.0625))).toMatchObject({ overall: 0.0625, hasGrown: false });
  expect(judge(each(0, 1))).toMatchObject({ overall: 1, hasGrown: true });
});

it('says of a kernel without CPU times that nothing grew', () => {
  expect(judge(pairs(Number.NaN)).hasGrown).toBe(false);
});
