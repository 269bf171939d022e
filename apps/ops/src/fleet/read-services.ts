import { lookup } from 'node:dns/promises';
import { z } from 'zod';
import type { ServiceAddress } from '../config.ts';

export interface ServiceState {
  readonly name: string;
  /** One of the name's addresses. */
  readonly address: string;
  readonly state: 'ready' | 'not_ready' | 'silent';
  /** Dependencies that the service reports as failing. */
  readonly failing: readonly string[];
}

const PATIENCE_MS = 2_000;
const readinessSchema = z.record(z.string(), z.string());

async function addressesOf({ hostname }: URL): Promise<string[]> {
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true, family: 4 });
  return addresses.map(({ address }) => address);
}

async function probe(name: string, url: URL, address: string): Promise<ServiceState> {
  const target = new URL('/readyz', url);
  target.hostname = address;
  try {
    const response = await fetch(target, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
    const checks = readinessSchema.safeParse(await response.json()).data ?? {};
    const failing = Object.keys(checks).filter((check) => checks[check] !== 'ok');
    // A gateway stays ready without Redis, but operators want to see what it lacks.
    const isReady = response.ok && failing.length === 0;
    return { name, address: target.host, state: isReady ? 'ready' : 'not_ready', failing };
  } catch {
    return { name, address: target.host, state: 'silent', failing: [] };
  }
}

/** Asks every replica of every service whether it is ready. Never rejects, since silence is a state, too. */
export async function readServices(services: readonly ServiceAddress[]): Promise<ServiceState[]> {
  const states = services.map(async ({ name, url }) => {
    const addresses = await addressesOf(url).catch(() => []);
    if (addresses.length === 0) return [{ name, address: url.host, state: 'silent' as const, failing: [] }];
    return Promise.all(addresses.map((address) => probe(name, url, address)));
  });
  return (await Promise.all(states)).flat();
}
