import type { Logger } from '@trueseason/platform/runtime';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ProblemError } from '../http/problem-error.ts';

const TIMEOUT_MS = 4_000;
const verdictSchema = z.object({ success: z.boolean() });

/** @throws challenge_required unless the call has a valid token */
export async function requireChallenge(challenge: Challenge, { headers, ip }: FastifyRequest): Promise<void> {
  const token = String(headers['x-challenge-token'] ?? '');
  if (!(await challenge.isPassed(token, ip))) throw new ProblemError('challenge_required');
}

/**
 * Asks for proof that a person is using the browser. Verifies tokens like Turnstile, hCaptcha and reCAPTCHA: a form
 * with secret, response and remoteip, with JSON in response that has `success`.
 */
export function createChallenge(options: {
  readonly url: string;
  readonly secret: string;
  /** Settings of the browser's widget. */
  readonly widget: { readonly scriptUrl: string; readonly siteKey: string };
  readonly logger: Logger;
}) {
  const verify = async (token: string, address: string): Promise<boolean> => {
    const response = await fetch(options.url, {
      method: 'POST',
      body: new URLSearchParams({ secret: options.secret, response: token, remoteip: address }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The verifier answered ${response.status}`);
    return verdictSchema.parse(await response.json()).success;
  };
  return {
    widget: options.widget,
    /** Verifies a token. Passes if the verifier is down. */
    isPassed: async (token: string, address: string): Promise<boolean> => {
      if (!token) return false;
      try {
        return await verify(token, address);
      } catch (error) {
        // The shop must stay open if the verifier is down; the other limits still apply.
        options.logger.warn(
          { reason: error instanceof Error ? error.name : 'unknown' },
          'could not verify the challenge',
        );
        return true;
      }
    },
  };
}
export type Challenge = ReturnType<typeof createChallenge>;
