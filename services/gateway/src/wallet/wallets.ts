import { type AnalysisResult, DAY_MS } from '@trueseason/contracts';
import type { GatewayConfig } from '../config.ts';
import { readAppleKeys } from './apple-keys.ts';
import { applePass } from './apple-pass.ts';
import { readGoogleKeys } from './google-keys.ts';
import { googlePassUrl } from './google-pass.ts';
import { passContent } from './pass-content.ts';

/** Days before expiry at which operators are warned. */
const WARN_DAYS = 30;

export interface Wallets {
  /** Wallets that are configured and can be signed for. */
  offered(): { readonly apple: boolean; readonly google: boolean };
  /** The file; null if Apple is not offered. */
  apple(result: AnalysisResult, orderId: number): Promise<Buffer | null>;
  /** The URL; null if Google is not offered. */
  google(result: AnalysisResult, orderId: number): Promise<string | null>;
  /** A warning if Apple's certificate expires soon. */
  readonly warning: string | null;
}

/** @throws ConfigError for invalid keys */
export function createWallets(config: GatewayConfig): Wallets {
  const apple = readAppleKeys(config);
  const google = readGoogleKeys(config);
  const { LINK_SECRET: secret, PUBLIC_URL: publicUrl } = config;
  // The certificate may expire while we run; then the button disappears.
  const signs = () => apple !== undefined && apple.endsAt.getTime() > Date.now();
  const endsSoon = apple && apple.endsAt.getTime() - Date.now() < WARN_DAYS * DAY_MS;
  return {
    offered: () => ({ apple: signs(), google: google !== undefined }),
    apple: async (result, orderId) =>
      apple && signs() ? applePass(apple, passContent(result, orderId, secret), publicUrl) : null,
    google: async (result, orderId) =>
      google ? googlePassUrl(google, passContent(result, orderId, secret), publicUrl) : null,
    warning: endsSoon
      ? `The Apple Wallet certificate expires on ${apple.endsAt.toISOString().slice(0, 10)}; the button disappears then.`
      : null,
  };
}
