import { PHOTO_RETENTION } from './promises.ts';

/*
 * The one home of what people agree to before a photo leaves their device. Whoever changes a text names another
 * version: then everybody is asked again, and what was agreed to before stays on record as it was.
 */

const VERSION = '2026-11-20';

/** What is shown, and recorded as it was shown. */
export interface PhotoConsentForm {
  readonly version: string;
  /** Beside the box that nobody has ticked for them. */
  readonly statement: string;
  readonly detail: string;
  /** Asked in a box of its own, which may stay empty; null where no photo goes to Google. */
  readonly secondOpinion: string | null;
}

/** What is asked where a second opinion is configured, and where none is. */
export const photoConsentForm = ({ secondOpinion }: { readonly secondOpinion: boolean }): PhotoConsentForm => ({
  version: secondOpinion ? `${VERSION}+google` : VERSION,
  statement:
    'TrueSeason may find my face on these photos and measure the colors of my skin, hair and eyes, to tell me my colors and for nothing else.',
  detail: `We keep the photos for ${PHOTO_RETENTION.completedDays} days at most, and you can take this back at any time. You are 16 or older, or a parent or guardian agrees for you.`,
  secondOpinion: secondOpinion
    ? 'Google may look at smaller copies of these photos, too, and say which colors it sees. This is your choice: without it, your colors are measured by us alone, at the same price.'
    : null,
});

/** All of it as one text, in the order in which it is read. */
export const shownIn = ({ statement, detail, secondOpinion }: PhotoConsentForm): string =>
  [statement, detail, secondOpinion].filter((text) => text !== null).join('\n');

/**
 * `required`: no photo is taken from a browser without a recorded consent. `noted`: one that was given is recorded, and
 * programs that make the specified calls alone are served as well.
 */
export const PHOTO_CONSENT_MODES = ['required', 'noted'] as const;
