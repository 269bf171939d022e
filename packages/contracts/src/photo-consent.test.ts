import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { photoConsentForm, shownIn } from './photo-consent.ts';

const fingerprint = (secondOpinion: boolean) => {
  const form = photoConsentForm({ secondOpinion });
  return [form.version, createHash('sha256').update(shownIn(form)).digest('hex').slice(0, 16)];
};

describe('consent before the upload', () => {
  it('changes its version with its text', () => {
    // A changed text needs a new version and fingerprint: update both lines.
    expect(fingerprint(false)).toEqual(['2026-11-20', 'ccfad9b33ea93802']);
    expect(fingerprint(true)).toEqual(['2026-11-20+google', 'de614178c61b5f01']);
  });

  it('names Google only if photos may be sent there, with a separate checkbox', () => {
    const alone = photoConsentForm({ secondOpinion: false });
    const both = photoConsentForm({ secondOpinion: true });
    expect(shownIn(alone)).not.toContain('Google');
    expect(both.secondOpinion).toContain('Google');
    expect(both.statement + both.detail).not.toContain('Google');
  });
});
