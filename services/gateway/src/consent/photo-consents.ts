import { photoConsentForm, shownIn } from '@trueseason/contracts';
import { addPhotoConsent, type Db, endPhotoConsents, findPhotoConsent } from '@trueseason/db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserSessions } from '../http/browser-session.ts';
import { ProblemError } from '../http/problem-error.ts';

/** What browsers agreed to before a photo was sent. */
export interface PhotoConsents {
  /** Whether Google is named, and asked for. */
  readonly asksForSecondOpinion: boolean;
  /** Records what was shown and agreed to. @throws ProblemError consent_outdated */
  give(
    request: FastifyRequest,
    reply: FastifyReply,
    given: { readonly version: string; readonly secondOpinion: boolean | null },
  ): Promise<void>;
  /** Takes it back for photos to come. */
  end(request: FastifyRequest): Promise<void>;
  /** The id of what this browser agreed to, if that is what is asked now. */
  current(request: FastifyRequest): Promise<string | null>;
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
        // What was not asked was not answered.
        second_opinion: options.secondOpinion ? secondOpinion : null,
      });
    },
    end: async (request) => {
      const family = sessions.family(request);
      if (family) await endPhotoConsents(db, family);
    },
    current: async (request) => {
      const family = sessions.family(request);
      return family && findPhotoConsent(db, family, form.version);
    },
  };
}
