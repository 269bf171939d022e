import { BRAND } from '../product/brand-and-price.ts';
import { PHOTO_RETENTION } from '../product/promises.ts';
import { SEASON_COUNT } from '../result/season-name.ts';

/* Consent texts before the upload. A changed text needs a new version: everyone must consent again; old consents stay. */

const VERSION = '2026-11-27';

export interface PhotoConsentForm {
  readonly version: string;
  readonly statement: string;
  readonly detail: string;
  /** Label of an optional checkbox; null if no photo goes to Google. */
  readonly secondOpinion: string | null;
}

/** The form with or without second opinions. */
export const photoConsentForm = ({ secondOpinion }: { readonly secondOpinion: boolean }): PhotoConsentForm => ({
  version: secondOpinion ? `${VERSION}+google` : VERSION,
  statement: `${BRAND.name} may find my face on these photos and measure the colors of my skin, hair and eyes, to tell me my colors, to show them on my photos on this device, and for nothing else.`,
  detail: `An automated system sorts you into one of ${SEASON_COUNT} seasons by these colors; it can’t tell who you are, your age, origin or health, and it can be wrong. We keep the photos for ${PHOTO_RETENTION.completedDays} days at most, and you can take this back at any time. You are 16 or older, or a parent or guardian agrees for you.`,
  secondOpinion: secondOpinion
    ? 'Google may look at smaller copies of these photos, too, and say which colors it sees. This is your choice: without it, your colors are measured by us alone, at the same price.'
    : null,
});

export const shownIn = ({ statement, detail, secondOpinion }: PhotoConsentForm): string =>
  [statement, detail, secondOpinion].filter((text) => text !== null).join('\n');

/** `required`: photos need recorded consent. `noted`: recorded if given; clients with only the specified calls work. */
export const PHOTO_CONSENT_MODES = ['required', 'noted'] as const;
