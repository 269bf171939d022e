import type { SeasonName } from '@trueseason/contracts';
import { readSamples } from './read-samples.ts';

/** What customers must not see change by accident. The running release's are in its metrics `shop_info` and `mail_info`. */
export type ShopFacts = Readonly<Record<'price' | 'season' | 'domain' | 'sender' | 'reply_to', string>>;

const NAMES = ['price', 'season', 'domain', 'sender', 'reply_to'] as const;

/** Of the painted photos (`smoke-photos`), by this release's engine. One that names another changes it, and takes --accept-changes. */
export const SMOKE_SEASON: SeasonName = 'Bright Winter';

/** @param metrics addresses of metrics, of which each may have some. */
export async function readRunningFacts(metrics: readonly string[]): Promise<Partial<ShopFacts>> {
  const texts = await Promise.all(metrics.map(async (url) => (await fetch(url)).text()));
  const samples = texts.flatMap(readSamples).filter(({ name }) => name === 'shop_info' || name === 'mail_info');
  return Object.assign({}, ...samples.map(({ labels }) => labels));
}

/** A line for each fact that differs; what the running release does not say is not compared. */
export const compareFacts = (running: Partial<ShopFacts>, tried: ShopFacts): string[] =>
  NAMES.filter((name) => running[name] !== undefined && running[name] !== tried[name]).map(
    (name) => `${name} would change from ${running[name]} to ${tried[name]}`,
  );
