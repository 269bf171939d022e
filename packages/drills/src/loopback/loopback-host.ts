import { globSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { System } from '@trueseason/local-stack';
import { createFileStore } from '@trueseason/shop/storage';
import type { WireState } from '@trueseason/testing/servers';
import { shopOf } from '../customers.ts';
import type { Faults, Means } from '../faults/fault-list.ts';
import { providerFaults } from '../faults/provider-faults.ts';
import type { Host } from '../host.ts';
import { withClient } from '../with-client.ts';
import { crowdedPostgres, fullRedis, readOnlyPostgres, readOnlyRedis } from './exhaust.ts';
import { createSignedLinks, LINK_NAMES, type Links } from './links.ts';

const SERVICES = ['analysis', 'pdf', 'mailer', 'gateway'] as const;
const SERVERS = ['redis', 'postgres'] as const;
const PARTS = [...SERVICES, ...SERVERS] as const;
type Part = (typeof PARTS)[number];

/** Means whose parts are known by name. */
const means = <Name extends string>(
  parts: readonly Name[],
  begin: (part: Name, last: Parameters<Means['begin']>[1]) => Promise<unknown>,
  end?: (part: Name) => Promise<unknown>,
): Means => {
  const named = (part: string): Name => {
    const match = parts.find((one) => one === part);
    if (match === undefined) throw new Error(`${part} is none of ${parts.join(', ')}`);
    return match;
  };
  return {
    parts,
    begin: (part, last) => begin(named(part), last),
    ...(end && { end: (part: string) => end(named(part)) }),
  };
};

function faultsOf(system: System, links: Links): Faults {
  const storage = system.env.STORAGE_DIR ?? '';
  const ofLinks = (state: WireState) =>
    means(
      LINK_NAMES,
      async (link) => links.become(link, state),
      async (link) => links.become(link, 'open'),
    );
  const readOnly = { redis: readOnlyRedis(system), postgres: readOnlyPostgres(system) };
  const kill = (part: Part) => system.kill(part);
  // As loopback/clock.ts reads it.
  const clockOf = (part: string) => join(system.env.DRILL_CLOCKS ?? '', part);
  return {
    ...providerFaults(system.urls.standIns ?? ''),
    crash: means(PARTS, kill),
    freeze: means(
      PARTS,
      async (part) => system.pause(part),
      async (part) => system.resume(part),
    ),
    deploy: means(SERVICES, (part) => system.processes[part].restart()),
    stop: means(
      [...SERVERS, 'store'] as const,
      async (part) => (part === 'store' ? rename(storage, `${storage}-away`) : system[part]?.stop()),
      async (part) => (part === 'store' ? rename(`${storage}-away`, storage) : system[part]?.start()),
    ),
    full: { parts: ['redis'], ...fullRedis(system) },
    crowded: { parts: ['postgres'], ...crowdedPostgres(system) },
    readonly: means(
      SERVERS,
      (part, last) => readOnly[part].begin(part, last),
      (part) => readOnly[part].end(part),
    ),
    partition: ofLinks('silent'),
    cut: ofLinks('cut'),
    slow: ofLinks('slow'),
    lossy: ofLinks('lossy'),
    stall: means(SERVERS, async (part) => links.stall(part)),
    replaced: means(SERVERS, (part) => {
      links.stall(part);
      return kill(part);
    }),
    clock: means(
      SERVICES,
      (part, { byMs }) => writeFile(clockOf(part), String(byMs)),
      (part) => rm(clockOf(part), { force: true }),
    ),
  };
}

/** The product as processes on this machine. */
export function loopbackHost(system: System, links: Links = createSignedLinks()): Host {
  const storage = system.env.STORAGE_DIR ?? '';
  const logs = join(dirname(storage), 'logs');
  return {
    shop: shopOf(system),
    readJson: (statement) =>
      withClient(system.env.DATABASE_URL ?? '', async (client) => {
        const { rows } = await client.query({ text: statement, rowMode: 'array' });
        return rows[0]?.[0];
      }),
    storedKeys: async () => {
      const keys = await createFileStore(storage).list('orders/');
      return new Set(keys.filter((key) => (statSync(join(storage, key), { throwIfNoEntry: false })?.size ?? 0) > 0));
    },
    // Each drill has a separate system.
    logs: async () => (await Promise.all(globSync(join(logs, '*')).map((file) => readFile(file, 'utf8')))).join('\n'),
    faults: faultsOf(system, links),
  };
}
