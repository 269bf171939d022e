import type { AnalysisResult } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { describe, expect, it } from 'vitest';
import { whatChanged } from './what-changed.ts';

const before = resultFixture('Soft Summer');
function withEvidence(evidence: Partial<AnalysisResult['evidence']>): AnalysisResult {
  return { ...before, evidence: { ...before.evidence, ...evidence } };
}

describe('whatChanged', () => {
  it('names the new season and the old one', () => {
    const said = whatChanged(before, resultFixture('Light Summer'));
    expect(said).toContain('now Light Summer');
    expect(said).toContain('it was Soft Summer');
  });

  it('names a new runner-up', () => {
    expect(whatChanged(before, withEvidence({ runnerUp: 'True Winter' }))).toMatch(
      /^You are still Soft Summer\. The runner-up is now True Winter; it was/,
    );
  });

  it('says how the odds moved', () => {
    const distribution = before.evidence.distribution.map((entry, i) =>
      i === 0 ? { ...entry, probability: 0.4 } : entry,
    );
    expect(whatChanged(before, withEvidence({ distribution }))).toContain(
      '40\u00a0% of the odds now, 58\u00a0% before',
    );
  });

  it('says plainly that nothing changed', () => {
    expect(whatChanged(before, before)).toMatch(/^Nothing changed: you are Soft Summer/);
  });
});
