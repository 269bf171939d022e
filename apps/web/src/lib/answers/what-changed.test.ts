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

  it('says in words how much surer the answer is, as everywhere', () => {
    const said = whatChanged(withEvidence({ confidence: 0.5 }), withEvidence({ confidence: 0.9 }));
    expect(said).toContain('“A clear answer” now, “Between two” before');
    expect(said).not.toMatch(/\d/);
  });

  it('says plainly that nothing changed', () => {
    expect(whatChanged(before, before)).toMatch(/^Nothing changed that you would notice: you are Soft Summer/);
  });
});
