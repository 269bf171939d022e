import { createHash, randomBytes } from 'node:crypto';
import { createAdminSession, type Db, endAdminSession, isLiveAdminSession } from '@trueseason/db';
import bcrypt from 'bcryptjs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';

const COOKIE = 'ts_admin';
/** Browsers take a cookie of this name only over TLS. */
const SECURE_COOKIE = `__Secure-${COOKIE}`;
/** A working day; then the password is asked for again. */
const VALID_MS = 12 * 60 * 60 * 1000;

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

export interface AdminSessions {
  /** @throws invalid_password */
  login(password: string, reply: FastifyReply): Promise<void>;
  logout(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  isSignedIn(request: FastifyRequest): Promise<boolean>;
  /** @throws not_signed_in */
  require(request: FastifyRequest): Promise<void>;
}

/** @param passwordHash bcrypt; without one nobody can sign in */
export function createAdminSessions(
  db: Db,
  { passwordHash, secure }: { passwordHash: string | undefined; secure: boolean },
): AdminSessions {
  const name = secure ? SECURE_COOKIE : COOKIE;
  const cookie = { path: '/api', httpOnly: true, sameSite: 'strict', secure } as const;
  const isSignedIn = async (request: FastifyRequest) => {
    const token = request.cookies[name];
    return token !== undefined && isLiveAdminSession(db, hash(token));
  };
  return {
    isSignedIn,
    login: async (password, reply) => {
      if (!passwordHash || !(await bcrypt.compare(password, passwordHash))) throw new ProblemError('invalid_password');
      const token = randomBytes(32).toString('base64url');
      const expires = new Date(Date.now() + VALID_MS);
      await createAdminSession(db, hash(token), expires);
      reply.setCookie(name, token, { ...cookie, expires });
    },
    logout: async (request, reply) => {
      const token = request.cookies[name];
      if (token) await endAdminSession(db, hash(token));
      reply.clearCookie(name, cookie);
    },
    require: async (request) => {
      if (!(await isSignedIn(request))) throw new ProblemError('not_signed_in');
    },
  };
}
