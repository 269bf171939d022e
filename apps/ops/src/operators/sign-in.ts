import { addAuditEntry } from '@trueseason/shop/audit';
import type { Database } from '@trueseason/shop/database';
import {
  endOperatorSession,
  type FirstOperator,
  findOperatorSession,
  signInByPassword,
  startOperatorSession,
} from '@trueseason/shop/operators';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayView, SIGN_IN_PATH } from './require-operator.ts';
import { clearedCookie, readSessionToken, sessionCookie } from './session-cookie.ts';
import { signInPage } from './sign-in-page.ts';

export const SIGN_OUT_PATH = '/sign-out';

export interface SignInDeps {
  readonly db: Database;
  readonly first: FirstOperator;
  /** Whether the page mentions the configured password. */
  readonly hasPassword: boolean;
  readonly countWrongGuess: (request: FastifyRequest) => Promise<void>;
}

const REFUSALS = {
  password_wrong: 'Name or password is wrong.',
  code_missing: 'Please enter the six digits from your authenticator app.',
  code_wrong: 'That code is wrong or has expired. Please enter the current code from your authenticator app.',
} as const;
const FORBIDDEN = 'Your role does not include the dashboards.';

/** Operators sign in as in the back office, but without passkeys, which work only at its own origin. */
export async function serveSignIn(
  app: FastifyInstance,
  { db, first, hasPassword, countWrongGuess }: SignInDeps,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get(SIGN_IN_PATH, async (_request, reply) => reply.type('text/html').send(signInPage({ hasPassword })));
    scope.post(SIGN_IN_PATH, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const field = (name: string) => form.get(name)?.trim() || undefined;
      const refuse = (problem: string, status = 401) =>
        reply
          .code(status)
          .type('text/html')
          .send(signInPage({ hasPassword, name: field('name'), problem }));
      const proof = { name: field('name'), password: form.get('password') ?? '', code: field('code') };
      const signIn = await signInByPassword(db, first, proof);
      if (signIn.kind !== 'signed_in') {
        // Asking for the code is not a refusal.
        if (signIn.kind !== 'code_missing') {
          await countWrongGuess(request);
          await addAuditEntry(db, { actor: 'unknown', action: 'login refused', detail: `${request.ip}, dashboards` });
        }
        return refuse(REFUSALS[signIn.kind]);
      }
      const { token, expires } = await startOperatorSession(db, signIn.operator);
      const session = await findOperatorSession(db, token);
      if (!session || !mayView(session)) {
        await endOperatorSession(db, token);
        return refuse(FORBIDDEN, 403);
      }
      await endOperatorSession(db, readSessionToken(request.headers.cookie));
      await addAuditEntry(db, { actor: signIn.operator, action: 'login', detail: `${request.ip}, dashboards` });
      return reply.header('set-cookie', sessionCookie(token, expires)).redirect('/', 303);
    });
  });
  app.post(SIGN_OUT_PATH, async (request, reply) => {
    await endOperatorSession(db, readSessionToken(request.headers.cookie));
    return reply.header('set-cookie', clearedCookie).redirect(SIGN_IN_PATH, 303);
  });
}
