import { lookup } from 'node:dns/promises';
import { type Look, type ProcessState, readProcessState } from './watch-release.ts';

const PATIENCE_MS = 3_000;

/** Reads the metrics of every process behind a list of `name=address`, where a host name may mean several. */
export async function lookAtProcesses(services: readonly string[]): Promise<Look> {
  const found = await Promise.all(
    services.map(async (service) => {
      const [name = '', address = ''] = service.split(/=(.*)/s);
      const hosts = await lookup(new URL(address).hostname, { all: true, family: 4 }).catch(() => []);
      return Promise.all(
        hosts.map(async ({ address: host }): Promise<[string, ProcessState] | undefined> => {
          const url = new URL('/metrics', address);
          url.hostname = host;
          const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
          if (!response?.ok) return undefined;
          return [`${name} at ${url.host}`, readProcessState(await response.text())];
        }),
      );
    }),
  );
  return new Map(found.flat().filter((entry) => entry !== undefined));
}
