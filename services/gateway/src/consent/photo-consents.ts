import { type Api, type BodyOf, photoConsentForm } from '@trueseason/contracts';
import { type BrowserConsent, endPhotoConsents, givePhotoConsent } from '@trueseason/shop/consent';
import type { Database } from '@trueseason/shop/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserSessions } from '../http/browser-session.ts';
import { ProblemError } from '../http/problem-error.ts';

type ConsentBody = BodyOf<Api['giveConsent']>;

/** Consent given by browsers before the upload. */
export function createPhotoConsents(
  db: Database,
  sessions: BrowserSessions,
  options: { readonly secondOpinion: boolean },
) {
  const form = photoConsentForm(options);
  return {
    /** Whether the consent covers Google's second opinion. */
    includesSecondOpinion: options.secondOpinion,
    /** Records what was shown and accepted. @throws ProblemError consent_outdated */
    record: async (request: FastifyRequest, reply: FastifyReply, { version, secondOpinion }: ConsentBody) => {
      if (version !== form.version) throw new ProblemError('consent_outdated');
      await givePhotoConsent(db, await sessions.begin(request, reply), form, secondOpinion);
    },
    /** Withdraws consent for future photos. */
    withdraw: async (request: FastifyRequest) => {
      const family = sessions.family(request);
      if (family) await endPhotoConsents(db, family);
    },
    /** The key of this browser's consent to the current text. */
    keyOf: (request: FastifyRequest): BrowserConsent | null => {
      const family = sessions.family(request);
      return family ? { family, version: form.version } : null;
    },
  };
}
