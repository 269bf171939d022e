import { createHash, timingSafeEqual } from 'node:crypto';
import basicAuth from '@fastify/basic-auth';
import { BRAND, type OperatorRole } from '@trueseason/contracts';
import type { Database } from '@trueseason/shop/database';
import { findOperatorSession, type OperatorSession } from '@trueseason/shop/operators';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSessionToken } from './session-cookie.ts';
import { throttleGuesses } from './throttle-guesses.ts';

export const SIGN_IN_PATH = '/sign-in';
/** Where browsers ask for the configured password. */
export const PASSWORD_PATH = '/with-password';
const ROLES: readonly OperatorRole[] = ['engineer', 'support'];

const digest = (text: string) => createHash('sha256').update(text).digest();
const sessions = new WeakMap<FastifyRequest, OperatorSession>();

export const mayView = ({ roles }: OperatorSession): boolean => ROLES.some((role) => roles.includes(role));
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** The operator who makes a request; undefined with the configured password. */
export const operatorOf = (request: FastifyRequest): OperatorSession | undefined => sessions.get(request);

export interface OperatorAccess {
  readonly db: Database;
  /** From the configuration. */
  readonly password: string | undefined;
}

/** HTTP basic authentication with the configured password and any user name. */
async function createPasswordCheck(
  app: FastifyInstance,
  password: string,
  countWrongGuess: (request: FastifyRequest) => Promise<void>,
) {
  const expectedDigest = digest(password);
  await app.register(basicAuth, {
    authenticate: { realm: `${BRAND.name} operations` },
    validate: async (_user, guess, request) => {
      // Digests have one length, so the comparison reveals nothing about the password's.
      if (timingSafeEqual(digest(guess), expectedDigest)) return;
      await countWrongGuess(request);
      throw Object.assign(new Error('The password is wrong.'), { statusCode: 401 });
    },
  });
  return (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    new Promise((resolve, reject) => {
      app.basicAuth(request, reply, (error) => (error ? reject(error) : resolve()));
    });
}

/**
 * Lets in signed-in operators, and anyone with the configured password, if any: the way in while Postgres, which knows
 * the operators, is down. Returns a function that counts a wrong guess.
 */
export async function requireOperator(app: FastifyInstance, { db, password }: OperatorAccess) {
  const countWrongGuess = throttleGuesses(app);
  const checkPassword = password === undefined ? null : await createPasswordCheck(app, password, countWrongGuess);

  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    if (path === SIGN_IN_PATH) return;
    const session = await findOperatorSession(db, readSessionToken(request.headers.cookie)).catch(() => null);
    if (session && path !== PASSWORD_PATH) {
      if (!mayView(session)) return reply.code(403).send({ message: 'Your role does not include this.' });
      sessions.set(request, session);
      return;
    }
    const isPage = request.headers.accept?.includes('text/html') && !request.headers.authorization;
    if (isPage && path !== PASSWORD_PATH) return reply.redirect(SIGN_IN_PATH, 303);
    if (checkPassword) return checkPassword(request, reply);
    return reply.code(401).send({ message: 'Please sign in first.' });
  });
  if (checkPassword) app.get(PASSWORD_PATH, async (_request, reply) => reply.redirect('/', 303));
  return countWrongGuess;
}
