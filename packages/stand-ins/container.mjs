// Runs the stand-ins in a container: they listen on loopback only, so this forwards the container's address. The port
// is the same inside and outside, because their pages link to localhost.

import { createServer } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { startStandIns } from './dist/index.js';

const {
  GATEWAY_URL,
  STRIPE_WEBHOOK_SECRET,
  STAND_INS_PORT = '3002',
  DATA_DIR = '/data',
  HEALTH_PORT,
  HEALTH_HOST,
  MAIL_EVENT_KEY_SEED,
} = process.env;
const port = Number(STAND_INS_PORT);

const standIns = await startStandIns({
  port,
  dataDir: DATA_DIR,
  gatewayUrl: GATEWAY_URL,
  webhookSecret: STRIPE_WEBHOOK_SECRET,
  mailEventKeySeed: MAIL_EVENT_KEY_SEED || undefined,
});

function forward(socket) {
  const inner = connect(port, '127.0.0.1');
  socket.pipe(inner).pipe(socket);
  for (const [one, other] of [
    [socket, inner],
    [inner, socket],
  ]) {
    one.on('error', () => other.destroy()).on('close', () => other.destroy());
  }
}

const addresses = Object.values(networkInterfaces())
  .flat()
  .filter(({ family, internal }) => family === 'IPv4' && !internal);
for (const { address } of addresses) createTcpServer(forward).listen(port, address);
createServer((_request, response) => response.end('{"status":"ok"}')).listen(Number(HEALTH_PORT), HEALTH_HOST);

console.log(`Stand-ins at ${standIns.url}`);
console.log(`SENDGRID_WEBHOOK_PUBLIC_KEY=${standIns.sendgridPublicKey}`);
process.once('SIGTERM', () => standIns.close().then(() => process.exit(0)));
