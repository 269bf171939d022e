import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { BRAND } from '@trueseason/contracts';
import { type Producer, QUEUES } from '@trueseason/platform/queue';
import type { FastifyInstance } from 'fastify';
import { withTimeout } from '../fleet/with-timeout.ts';

const BOARD_PATH = '/queues';
/** Otherwise, a board that never reached Redis would wait forever. */
const PATIENCE_MS = 2_000;

/**
 * Every queue with its jobs, their data, reasons and attempts, below `/queues`. Read-only, because a retried job would
 * find its order ended and count as done; the back office reopens the order's part first.
 */
export async function registerQueueBoard(app: FastifyInstance, producer: Producer): Promise<void> {
  const serverAdapter = new FastifyAdapter().setBasePath(BOARD_PATH);
  createBullBoard({
    queues: QUEUES.map((name) => new BullMQAdapter(producer.queues[name], { readOnlyMode: true })),
    serverAdapter,
    options: {
      uiConfig: {
        boardTitle: `${BRAND.name} queues`,
        miscLinks: [{ text: 'Fleet', url: '/' }],
        // The page cannot reach other sites, so it links to none.
        hideDocsLink: true,
        hideRedisDetails: true,
      },
    },
  });
  await app.register(
    async (board) => {
      board.addHook('onRequest', async (request, reply) => {
        if (!request.url.startsWith(`${BOARD_PATH}/api/`)) return;
        await withTimeout(PATIENCE_MS, producer.queues.analysis.waitUntilReady()).catch(() =>
          reply.code(503).send({ message: 'Redis does not answer.' }),
        );
      });
      await board.register(serverAdapter.registerPlugin());
    },
    { prefix: BOARD_PATH },
  );
}
