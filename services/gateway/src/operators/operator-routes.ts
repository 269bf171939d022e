import type { ADMIN_ROUTES } from '@trueseason/contracts';
import { addAuditEntry } from '@trueseason/shop/audit';
import { confirmByCode, hasAuthenticator, listPasskeys, removePasskey } from '@trueseason/shop/operators';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import type { HandlersOf } from '../http/handler.ts';
import { ProblemError } from '../http/problem-error.ts';
import { excuseFailure } from '../limits/failures.ts';
import { verifyPassword, WRONG_CODE } from './verify-password.ts';
import { viewPasskey } from './view-passkey.ts';

type OwnCalls =
  | 'adminLogin'
  | 'adminConfirm'
  | 'adminLogout'
  | 'adminSelf'
  | 'adminPasskeySignInOptions'
  | 'adminPasskeySignIn'
  | 'adminPasskeyOptions'
  | 'adminAddPasskey'
  | 'adminRemovePasskey';

export function operatorHandlers(deps: GatewayDeps): Pick<HandlersOf<typeof ADMIN_ROUTES>, OwnCalls> {
  const { config, db, adminSessions, passkeys } = deps;

  /** @param prove returns the operator's name, or throws */
  async function signIn(request: FastifyRequest, reply: FastifyReply, method: string, verify: () => Promise<string>) {
    const operator = await verify().catch(async (refusal: unknown) => {
      // Asking for the second factor is not a failed sign-in.
      const needsSecondFactor =
        refusal instanceof ProblemError && refusal.code === 'second_factor_required' && method === 'password';
      if (needsSecondFactor) excuseFailure(request);
      else await addAuditEntry(db, { actor: 'unknown', action: 'login refused', detail: `${request.ip}, ${method}` });
      throw refusal;
    });
    await adminSessions.start(operator, request, reply);
    await addAuditEntry(db, { actor: operator, action: 'login', detail: `${request.ip}, ${method}` });
    return { success: true } as const;
  }

  return {
    adminLogin: async ({ body, reply, request }) =>
      signIn(request, reply, body.code ? 'password and code' : 'password', () => verifyPassword(db, config, body)),
    adminConfirm: async ({ operator: { operator }, body, request }) => {
      if (!(await hasAuthenticator(db, config, operator))) throw new ProblemError('step_up_required');
      if (!(await adminSessions.claimCodeTry(request))) throw new ProblemError('not_signed_in');
      const isRight = await confirmByCode(db, config, operator, body.code);
      const action = isRight ? 'confirm' : 'confirm refused';
      await addAuditEntry(db, { actor: operator, action, detail: `${request.ip}, code` });
      if (!isRight) throw new ProblemError('second_factor_required', { field: 'code', message: WRONG_CODE });
      await adminSessions.confirm(request);
      return { success: true };
    },
    adminLogout: async ({ request, reply }) => {
      await adminSessions.end(request, reply);
      return { success: true };
    },
    adminSelf: async ({ operator: { operator, roles } }) => ({
      name: operator,
      roles: [...roles],
      authenticator: await hasAuthenticator(db, config, operator),
      shared: operator === config.ADMIN_NAME,
      passkeys: (await listPasskeys(db, operator)).map(viewPasskey),
      fleetUrl: config.OPS_URL ?? null,
    }),
    adminPasskeySignInOptions: async () => passkeys.signInOptions(),
    adminPasskeySignIn: async ({ body, request, reply }) =>
      signIn(request, reply, 'passkey', () => passkeys.signIn(body.response)),
    adminPasskeyOptions: async ({ operator }) => passkeys.creationOptions(operator.operator),
    adminAddPasskey: async ({ operator: { operator }, body }) =>
      viewPasskey(await passkeys.add(operator, body.label, body.response)),
    adminRemovePasskey: async ({ operator: { operator }, params }) => {
      if (!(await removePasskey(db, operator, params.passkeyId))) throw new ProblemError('not_found');
      return { success: true };
    },
  };
}
