/*
 * The least that a status poll can cost: no framework, and one prepared select for all connections.
 *
 * DATABASE_URL, ORDER_ID, AT_ONCE; sends its port to the parent.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

const { DATABASE_URL, ORDER_ID, AT_ONCE } = process.env;
const client = new pg.Client({ connectionString: DATABASE_URL });
await client.connect();
const { rows: grants } = await client.query('select token_hash from grants where order_id = $1', [ORDER_ID]);
const text = `
  select id, progress, payment, (
    select level from grants join sessions using (token_hash)
    where token_hash = asked.token_hash and order_id = orders.id and expires_at > now()
  ) as level, exists (
    select from payments where order_id = orders.id and state = 'open' and now() - checked_at > interval '1 second'
  ) as due
  from unnest($1::bigint[], $2::text[]) as asked(order_id, token_hash) join orders on orders.id = order_id`;
let pendingPolls: ServerResponse[] = [];
async function answer(): Promise<void> {
  const polls = pendingPolls;
  pendingPolls = [];
  const values = [polls.map(() => ORDER_ID), polls.map(() => grants[0].token_hash)];
  const { rows } = await client.query({ name: 'poll', text, values });
  for (const [place, poll] of polls.entries()) poll.end(JSON.stringify(rows[place]));
}
const server = createServer((_, response) => {
  if (pendingPolls.push(response) === Number(AT_ONCE)) answer();
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
