import { addAudit } from '@trueseason/shop/audit';
import type { Db } from '@trueseason/shop/database';
import {
  endSession,
  type FirstOperator,
  findSession,
  signInByPassword,
  startSession,
} from '@trueseason/shop/operators';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayLook, SIGN_IN_PATH } from './require-operator.ts';
import { cookieOf, noCookie, tokenIn } from './session-cookie.ts';
import { signInPage } from './sign-in-page.ts';

export const SIGN_OUT_PATH = '/sign-out';

export interface SignInDeps {
  readonly db: Db;
  readonly first: FirstOperator;
  /** Whether the page mentions the configured password. */
  readonly hasPassword: boolean;
  readonly wrong: (request: FastifyRequest) => Promise<void>;
}

const REFUSALS = {
  password: 'Name or password is wrong.',
  'no code': 'Please enter the six digits from your authenticator app.',
  code: 'That code is wrong or has expired. Please enter the current code from your authenticator app.',
} as const;
const FORBIDDEN = 'Your role does not include the dashboards.';

/** Operators sign in as in the back office, but without passkeys, which work only at its own origin. */
export async function serveSignIn(app: FastifyInstance, { db, first, hasPassword, wrong }: SignInDeps): Promise<void> {
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
      const answer = await signInByPassword(db, first, proof);
      if ('refused' in answer) {
        // Asking for the code is not a refusal.
        if (answer.refused !== 'no code') {
          await wrong(request);
          await addAudit(db, { actor: 'unknown', action: 'login refused', detail: `${request.ip}, dashboards` });
        }
        return refuse(REFUSALS[answer.refused]);
      }
      const { token, expires } = await startSession(db, answer.operator);
      const session = await findSession(db, token);
      if (!session || !mayLook(session)) {
        await endSession(db, token);
        return refuse(FORBIDDEN, 403);
      }
      await endSession(db, tokenIn(request.headers.cookie));
      await addAudit(db, { actor: answer.operator, action: 'login', detail: `${request.ip}, dashboards` });
      return reply.header('set-cookie', cookieOf(token, expires)).redirect('/', 303);
    });
  });
  app.post(SIGN_OUT_PATH, async (request, reply) => {
    await endSession(db, tokenIn(request.headers.cookie));
    return reply.header('set-cookie', noCookie).redirect(SIGN_IN_PATH, 303);
  });
}
