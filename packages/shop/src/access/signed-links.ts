import { createHmac, timingSafeEqual } from 'node:crypto';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';

/** A deletion receipt. Not stored: the signature is enough. */
export interface DeletionReceipt {
  readonly orderId: number;
  /** ISO 8601. */
  readonly deletedAt: string;
  /** What was deleted, as text. */
  readonly deleted: readonly string[];
  /** What is kept, as text; empty for nothing. */
  readonly kept: readonly string[];
  /** The provider's ids of its payments, by which the books still find them. */
  readonly sales: readonly string[];
}

const ISSUER = 'trueseason';
/** People look for old mails for about a year. */
const ORDER_LINK = '365d';

/** Six digits; the modulo bias of 2^48 is negligible. */
function codeOf(secret: string, orderId: number, nonce: string): string {
  const mac = createHmac('sha256', secret).update(`access code of ${orderId}: ${nonce}`).digest();
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

const textsOf = (claim: unknown): string[] => (Array.isArray(claim) ? claim.map(String) : []);

function isSameText(text: string, otherText: string): boolean {
  const bytes = Buffer.from(text);
  const otherBytes = Buffer.from(otherText);
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}

/** Signed tokens in URLs, each for one purpose. @param secret at least 32 characters @param previous only verifies */
export function createSignedLinks(secret: string, previous?: string) {
  const encoder = new TextEncoder();
  const key = encoder.encode(secret);
  const verifyingKeys = previous ? [key, encoder.encode(previous)] : [key];

  const make = (purpose: string, orderId: number, claims: JWTPayload) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setAudience(purpose)
      .setSubject(String(orderId));
  const sign = (purpose: string, orderId: number, validFor: string, claims: JWTPayload = {}) =>
    make(purpose, orderId, claims).setExpirationTime(validFor).sign(key);

  /** Null if forged, for another purpose, or expired. */
  const verify = async (purpose: string, token: string) => {
    for (const candidate of verifyingKeys) {
      try {
        const expected = { issuer: ISSUER, audience: purpose, algorithms: ['HS256'] };
        const { payload } = await jwtVerify(token, candidate, expected);
        const orderId = Number(payload.sub);
        return Number.isSafeInteger(orderId) ? { orderId, claims: payload } : null;
      } catch {
        // Try the previous secret.
      }
    }
    return null;
  };

  return {
    /** A mailed link: opens its order's result while the link version matches. */
    signOrder: (orderId: number, version: number) => sign('order', orderId, ORDER_LINK, { version }),
    verifyOrder: async (token: string) => {
      const order = await verify('order', token);
      return order && { orderId: order.orderId, version: Number(order.claims.version) };
    },
    /** The six-digit code that proves access to an order's mail. */
    accessCode: (orderId: number, nonce: string) => codeOf(secret, orderId, nonce),
    isAccessCode: (code: string, orderId: number, nonce: string) =>
      // Codes mailed before a rotation remain valid.
      [secret, previous].some(
        (candidate) => candidate !== undefined && isSameText(code, codeOf(candidate, orderId, nonce)),
      ),
    /** Proves what was deleted and when, while our secret is valid. */
    signReceipt: ({ orderId, ...claims }: DeletionReceipt) => make('receipt', orderId, claims).sign(key),
    verifyReceipt: async (token: string): Promise<DeletionReceipt | null> => {
      const receipt = await verify('receipt', token);
      if (!receipt) return null;
      const { deletedAt, deleted, kept, sales } = receipt.claims;
      return {
        orderId: receipt.orderId,
        deletedAt: String(deletedAt),
        deleted: textsOf(deleted),
        kept: textsOf(kept),
        sales: textsOf(sales),
      };
    },
  };
}
export type Links = ReturnType<typeof createSignedLinks>;
