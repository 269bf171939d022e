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
    expect(fingerprint(false)).toEqual(['2026-11-27', '6b67f12c5a08d636']);
    expect(fingerprint(true)).toEqual(['2026-11-27+google', 'bd88b16f20babff4']);
  });

  it.each([false, true])(
    'says what the automated system does and cannot do, with second opinion %s',
    (secondOpinion) => {
      const { statement, detail } = photoConsentForm({ secondOpinion });
      expect(detail).toMatch(
        /automated system sorts you into one of 12 seasons by these colors; it can’t tell who you are/,
      );
      expect(statement).toMatch(/show them on my photos on this device/);
    },
  );

  it('names Google only if photos may be sent there, with a separate checkbox', () => {
    const alone = photoConsentForm({ secondOpinion: false });
    const both = photoConsentForm({ secondOpinion: true });
    expect(shownIn(alone)).not.toContain('Google');
    expect(both.secondOpinion).toContain('Google');
    expect(both.statement + both.detail).not.toContain('Google');
  });
});
