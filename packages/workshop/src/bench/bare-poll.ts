/*
 * Baseline of a status poll: Fastify and one select by primary key, in a child process.
 *
 * DATABASE_URL; sends its port to the parent.
 */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify();
app.get<{ Params: { id: string } }>('/api/orders/:id/status', async ({ params }) => {
  const { rows } = await pool.query('select id, progress, payment from orders where id = $1', [params.id]);
  return rows[0];
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
