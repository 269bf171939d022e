import { photoConsentForm, shownIn } from '@trueseason/contracts';
import { addPhotoConsent, type BrowserConsent, type Db, endPhotoConsents } from '@trueseason/db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserSessions } from '../http/browser-session.ts';
import { ProblemError } from '../http/problem-error.ts';

/** Consent given by browsers before the upload. */
export interface PhotoConsents {
  /** Whether the consent covers Google's second opinion. */
  readonly asksForSecondOpinion: boolean;
  /** Records what was shown and accepted. @throws ProblemError consent_outdated */
  give(
    request: FastifyRequest,
    reply: FastifyReply,
    given: { readonly version: string; readonly secondOpinion: boolean | null },
  ): Promise<void>;
  /** Withdraws consent for future photos. */
  end(request: FastifyRequest): Promise<void>;
  /** What this browser's consent to the current text is found by. */
  of(request: FastifyRequest): BrowserConsent | null;
}

export function createPhotoConsents(
  db: Db,
  sessions: BrowserSessions,
  options: { readonly secondOpinion: boolean },
): PhotoConsents {
  const form = photoConsentForm(options);
  return {
    asksForSecondOpinion: options.secondOpinion,
    give: async (request, reply, { version, secondOpinion }) => {
      if (version !== form.version) throw new ProblemError('consent_outdated');
      await addPhotoConsent(db, {
        family: await sessions.begin(request, reply),
        version,
        shown: shownIn(form),
        // Not asked, so not answered.
        second_opinion: options.secondOpinion ? secondOpinion : null,
      });
    },
    end: async (request) => {
      const family = sessions.family(request);
      if (family) await endPhotoConsents(db, family);
    },
    of: (request) => {
      const family = sessions.family(request);
      return family ? { family, version: form.version } : null;
    },
  };
}
