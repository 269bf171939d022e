/*
 * Baseline of a status poll: Fastify and the same select, in a child process.
 *
 * DATABASE_URL, ORDER_ID; sends its port to the parent.
 */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify();
const { rows: grants } = await pool.query('select token_hash from grants where order_id = $1', [process.env.ORDER_ID]);
const SELECT = `
  select row_to_json(orders) as "order", (
    select level from grants join sessions using (token_hash)
    where token_hash = $2 and order_id = orders.id and expires_at > now()
  ) as level, exists (
    select from payments where order_id = orders.id and state = 'open' and now() - checked_at > interval '1 second'
  ) as due
  from orders where id = $1`;
app.get<{ Params: { id: string } }>('/api/orders/:id/status', async ({ params }) => {
  const { rows } = await pool.query(SELECT, [params.id, grants[0].token_hash]);
  const { id, progress, payment } = rows[0].order;
  return { id, progress, payment };
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
