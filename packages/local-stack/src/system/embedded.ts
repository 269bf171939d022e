import { join } from 'node:path';
import { type StandIns, startStandIns } from '@trueseason/stand-ins';
import { type Postgres, type Redis, startPostgres, startRedis } from '@trueseason/testing/servers';
import type { provided } from './environment.ts';
import { SupervisedServer } from './supervised-server.ts';

export interface Embedded {
  postgres?: SupervisedServer<Postgres>;
  redis?: SupervisedServer<Redis>;
  standIns?: StandIns;
}

/** Starts what the caller did not provide, in parallel; `closers` collects stop functions, even if another fails. */
export async function startEmbedded(
  own: ReturnType<typeof provided>,
  options: { dataDir: string; standInsPort: number; gatewayUrl: string; webhookSecret: string },
  show: (line: string) => void,
  closers: (() => Promise<void>)[],
): Promise<Embedded> {
  const embedded: Embedded = {};
  const starts = [
    async () => {
      if (own.postgres) return;
      const server = await supervisePostgres(join(options.dataDir, 'postgres'), show);
      embedded.postgres = server;
      closers.push(() => server.stop());
    },
    async () => {
      if (own.redis) return;
      const server = await superviseRedis(show);
      embedded.redis = server;
      closers.push(() => server.stop());
    },
    async () => {
      if (own.stripe && own.sendgrid) return;
      const { standInsPort: port, gatewayUrl, webhookSecret } = options;
      const standIns = await startStandIns({
        port,
        dataDir: join(options.dataDir, 'stand-ins'),
        gatewayUrl,
        webhookSecret,
      });
      embedded.standIns = standIns;
      closers.push(() => standIns.close());
    },
  ];
  const failed = (await Promise.allSettled(starts.map((start) => start()))).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
  return embedded;
}

async function supervisePostgres(dataDir: string, show: (line: string) => void): Promise<SupervisedServer<Postgres>> {
  const first = await startPostgres({ dataDir });
  const port = Number(new URL(first.url).port);
  return new SupervisedServer('postgres', first, () => startPostgres({ dataDir, port }), show);
}

async function superviseRedis(show: (line: string) => void): Promise<SupervisedServer<Redis>> {
  const first = await startRedis();
  const port = Number(new URL(first.url).port);
  return new SupervisedServer('redis', first, () => startRedis({ port }), show);
}
