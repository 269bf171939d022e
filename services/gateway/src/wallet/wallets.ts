import { type AnalysisResult, DAY_MS } from '@trueseason/contracts';
import type { GatewayConfig } from '../config.ts';
import { readAppleKeys } from './apple-keys.ts';
import { applePass } from './apple-pass.ts';
import { readGoogleKeys } from './google-keys.ts';
import { googlePassUrl } from './google-pass.ts';
import { passContent } from './pass-content.ts';

/** What an operator is told of before it happens. */
const WARN_DAYS = 30;

export interface Wallets {
  /** Which are configured and can be signed for now. */
  offered(): { readonly apple: boolean; readonly google: boolean };
  /** The file; null where Apple's is not offered. */
  apple(result: AnalysisResult, orderId: number): Promise<Buffer | null>;
  /** The address that adds it; null where Google's is not offered. */
  google(result: AnalysisResult, orderId: number): Promise<string | null>;
  /** What Apple's certificate has left to live when that is not much, in words. */
  readonly warning: string | null;
}

/** @throws ConfigError for keys that are wrong */
export function createWallets(config: GatewayConfig): Wallets {
  const apple = readAppleKeys(config);
  const google = readGoogleKeys(config);
  const { LINK_SECRET: secret, PUBLIC_URL: publicUrl } = config;
  // A certificate may end while we run: then there is no button, as before it was configured.
  const signs = () => apple !== undefined && apple.endsAt.getTime() > Date.now();
  const endsSoon = apple && apple.endsAt.getTime() - Date.now() < WARN_DAYS * DAY_MS;
  return {
    offered: () => ({ apple: signs(), google: google !== undefined }),
    apple: async (result, orderId) =>
      apple && signs() ? applePass(apple, passContent(result, orderId, secret), publicUrl) : null,
    google: async (result, orderId) =>
      google ? googlePassUrl(google, passContent(result, orderId, secret), publicUrl) : null,
    warning: endsSoon
      ? `A certificate of Apple Wallet ends on ${apple.endsAt.toISOString().slice(0, 10)}; its button goes then.`
      : null,
  };
}
