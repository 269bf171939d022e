import type { Logger } from '@trueseason/runtime';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ProblemError } from '../http/problem-error.ts';

const TIMEOUT_MS = 4_000;
const verdictSchema = z.object({ success: z.boolean() });

/** Asks a browser to prove that a person sits before it. */
export interface Challenge {
  /** With which a browser comes by a token. */
  readonly widget: { readonly scriptUrl: string; readonly siteKey: string };
  /** Whether a token that the browser was given proves it. A verifier that is away proves everything. */
  isPassed(token: string, address: string): Promise<boolean>;
}

/** @throws challenge_required unless the call comes with a token that proves a person */
export async function requireChallenge(challenge: Challenge, { headers, ip }: FastifyRequest): Promise<void> {
  const token = String(headers['x-challenge-token'] ?? '');
  if (!(await challenge.isPassed(token, ip))) throw new ProblemError('challenge_required');
}

/**
 * Verifies tokens the way Turnstile, hCaptcha and reCAPTCHA do: a form with secret, response and remoteip,
 * answered by JSON with `success`.
 */
export function createChallenge(options: {
  readonly url: string;
  readonly secret: string;
  readonly widget: Challenge['widget'];
  readonly logger: Logger;
}): Challenge {
  const verify = async (token: string, address: string): Promise<boolean> => {
    const answer = await fetch(options.url, {
      method: 'POST',
      body: new URLSearchParams({ secret: options.secret, response: token, remoteip: address }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`The verifier answered ${answer.status}`);
    return verdictSchema.parse(await answer.json()).success;
  };
  return {
    widget: options.widget,
    isPassed: async (token, address) => {
      if (!token) return false;
      try {
        return await verify(token, address);
      } catch (error) {
        // Losing the verifier must not close the shop; the other limits still hold.
        options.logger.warn(
          { reason: error instanceof Error ? error.name : 'unknown' },
          'the challenge could not be verified',
        );
        return true;
      }
    },
  };
}
