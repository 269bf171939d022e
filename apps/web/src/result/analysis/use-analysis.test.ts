import { describe, expect, it } from 'vitest';
import { asksAgain } from './use-analysis.ts';

describe('asksAgain', () => {
  it('only while the analysis runs', () => {
    expect(asksAgain('processing', 0)).toBe(true);
    expect(asksAgain('queued', 0)).toBe(false);
    expect(asksAgain('completed', 0)).toBe(false);
    expect(asksAgain(undefined, 0)).toBe(false);
  });

  it('stops after five minutes regardless', () => {
    expect(asksAgain('processing', 299_999)).toBe(true);
    expect(asksAgain('processing', 300_000)).toBe(false);
  });
});
