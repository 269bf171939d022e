import { jwtVerify, SignJWT } from 'jose';

/**
 * What a link opens: `order` grants the order to the browser that opens it (results mail), `share`
 * shows only the result.
 */
export type LinkPurpose = 'order' | 'share';

export interface Links {
  /** A signed token for a link; it names the order and nothing else. */
  sign(purpose: LinkPurpose, orderId: number, validDays: number): Promise<string>;
  /** The order of a token; null when it is forged, of another purpose, or expired. */
  verify(purpose: LinkPurpose, token: string): Promise<number | null>;
}

const ISSUER = 'trueseason';

/** @param secret at least 32 characters, shared by the services that write and read links */
export function createLinks(secret: string): Links {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (purpose, orderId, validDays) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(purpose)
        .setSubject(String(orderId))
        .setExpirationTime(`${validDays}d`)
        .sign(key),
    verify: async (purpose, token) => {
      try {
        const { payload } = await jwtVerify(token, key, { issuer: ISSUER, audience: purpose, algorithms: ['HS256'] });
        const orderId = Number(payload.sub);
        return Number.isSafeInteger(orderId) ? orderId : null;
      } catch {
        return null;
      }
    },
  };
}
