import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startWire, type Wire } from './wire.ts';

const echo = createServer((socket) => socket.pipe(socket));
let wire: Wire;
beforeEach(async () => {
  echo.listen(0, '127.0.0.1');
  await once(echo, 'listening');
  wire = await startWire(`tcp://127.0.0.1:${(echo.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await wire.close();
  echo.close();
});

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(wire.url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}
const answerOf = async (socket: Socket) => String((await once(socket, 'data'))[0]);

it('lets everything through, and what was held back while it was silent', async () => {
  const socket = await open();
  socket.write('one');
  expect(await answerOf(socket)).toBe('one');
  wire.become('silent');
  const answer = answerOf(socket);
  const first = Promise.race([answer, new Promise((resolve) => setImmediate(() => resolve('nothing')))]);
  socket.write('two');
  expect(await first).toBe('nothing');
  wire.become('open');
  expect(await answer).toBe('two');
  socket.destroy();
});

it('leaves open connections silent for good once stalled, and lets new ones through', async () => {
  const socket = await open();
  wire.become('stalled');
  wire.become('open');
  socket.on('data', () => expect.unreachable()).write('one');
  const other = await open();
  other.write('two');
  expect(await answerOf(other)).toBe('two');
  for (const one of [socket, other]) one.destroy();
});

it('closes open connections when cut, and accepts no new ones', async () => {
  const socket = await open();
  wire.become('cut');
  await once(socket, 'close');
  await once(await open(), 'close');
  wire.become('open');
  const again = await open();
  again.write('back');
  expect(await answerOf(again)).toBe('back');
  again.destroy();
});
