import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { type Producer, QUEUES } from '@trueseason/queue';
import type { FastifyInstance } from 'fastify';
import { BOARD_PATH } from './http/writes.ts';

/** Every queue with its jobs, their data, reasons and attempts, below `/queues`. */
export async function registerBoard(app: FastifyInstance, producer: Producer, writable: boolean): Promise<void> {
  const serverAdapter = new FastifyAdapter().setBasePath(BOARD_PATH);
  createBullBoard({
    queues: QUEUES.map((name) => new BullMQAdapter(producer.queues[name], { readOnlyMode: !writable })),
    serverAdapter,
    options: {
      uiConfig: {
        boardTitle: 'TrueSeason queues',
        miscLinks: [{ text: 'Fleet', url: '/' }],
        // The page may not reach other sites, and must not suggest them.
        hideDocsLink: true,
        hideRedisDetails: true,
      },
    },
  });
  await app.register(serverAdapter.registerPlugin(), { prefix: BOARD_PATH });
}
