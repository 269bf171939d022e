import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { photoConsentForm, shownIn } from './photo-consent.ts';

const fingerprint = (secondOpinion: boolean) => {
  const form = photoConsentForm({ secondOpinion });
  return [form.version, createHash('sha256').update(shownIn(form)).digest('hex').slice(0, 16)];
};

describe('what people agree to before a photo is sent', () => {
  it('has another version when its text is another', () => {
    // A text that changes needs a new version beside its new fingerprint: both lines change together.
    expect(fingerprint(false)).toEqual(['2026-11-20', 'ccfad9b33ea93802']);
    expect(fingerprint(true)).toEqual(['2026-11-20+google', 'de614178c61b5f01']);
  });

  it('names Google only where photos may go there, and in a box of its own', () => {
    const alone = photoConsentForm({ secondOpinion: false });
    const both = photoConsentForm({ secondOpinion: true });
    expect(shownIn(alone)).not.toContain('Google');
    expect(both.secondOpinion).toContain('Google');
    expect(both.statement + both.detail).not.toContain('Google');
  });
});
