import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { BRAND, type CreatedPasskey, type SignedByPasskey } from '@trueseason/contracts';
import type { Database } from '@trueseason/shop/database';
import {
  findPasskey,
  listPasskeys,
  openPasskeyChallenge,
  type PasskeyRow,
  recordPasskeyUse,
  redeemPasskeyChallenge,
  registerPasskey,
} from '@trueseason/shop/operators';
import { isOutage } from '../http/outage.ts';
import { ProblemError } from '../http/problem-error.ts';

/** Ed25519, ES256 and RS256 (COSE numbers), which authenticators support. Newer ones are experimental in Node. */
const ALGORITHMS = [-8, -7, -257];

/** Refuses all failed verifications alike, and only logs the cause. An outage is not a failure. */
const refuse = (cause?: unknown): never => {
  if (cause !== undefined && isOutage(cause)) throw cause;
  throw new ProblemError('invalid_passkey', { cause });
};

/**
 * Operators' passkeys. A passkey is two factors: the device, and what unlocks it. Its vendor is not checked.
 * @param publicUrl the origin passkeys are bound to
 */
export function createPasskeys(db: Database, publicUrl: string) {
  const { origin, hostname: rpID } = new URL(publicUrl);
  const expectations = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true } as const;

  return {
    signInOptions: async () => {
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      await openPasskeyChallenge(db, options.challenge, null);
      return options;
    },

    /** Returns the passkey's operator. @throws invalid_passkey */
    signIn: async (response: SignedByPasskey): Promise<string> => {
      const passkey = (await findPasskey(db, response.id)) ?? refuse('unknown');
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expectations,
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: (challenge) => redeemPasskeyChallenge(db, challenge, null),
        credential: { id: passkey.id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
      }).catch(refuse);
      const isCounted = verified && (await recordPasskeyUse(db, passkey, authenticationInfo.newCounter));
      return isCounted ? passkey.operator : refuse('not verified');
    },

    creationOptions: async (operator: string) => {
      const options = await generateRegistrationOptions({
        rpName: `${BRAND.name} back office`,
        rpID,
        supportedAlgorithmIDs: ALGORITHMS,
        userName: operator,
        userID: new TextEncoder().encode(operator),
        excludeCredentials: (await listPasskeys(db, operator)).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await openPasskeyChallenge(db, options.challenge, operator);
      return options;
    },

    /** @throws invalid_passkey */
    add: async (operator: string, label: string, response: CreatedPasskey): Promise<PasskeyRow> => {
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expectations,
        response: { ...response, clientExtensionResults: {} },
        supportedAlgorithmIDs: ALGORITHMS,
        expectedChallenge: (challenge) => redeemPasskeyChallenge(db, challenge, operator),
      }).catch(refuse);
      const { id, publicKey, counter } = registrationInfo?.credential ?? refuse('not verified');
      const passkey = { id, operator, label, public_key: publicKey, counter, transports: [] };
      return (await registerPasskey(db, passkey)) ?? refuse('known');
    },
  };
}
