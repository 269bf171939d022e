import { Valkey } from './valkey-server.ts';

// Entry point of startRedis's child process; argv: port. Reports 'ready' or an error to its parent, and exits with it.
const server = new Valkey({ port: Number(process.argv[2]), host: '127.0.0.1' });
const end = () => void server.stop().finally(() => process.exit(0));
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, end);
server.listen().then(
  () => process.send?.('ready'),
  (error: Error) => process.send?.(error.message, undefined, undefined, () => process.exit(1)),
);
