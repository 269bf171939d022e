import { Valkey } from './valkey-server.ts';

// The body of the child process that startRedis forks; argv: port. Tells its parent 'ready' or why not,
// and ends with it.
const server = new Valkey({ port: Number(process.argv[2]), host: '127.0.0.1' });
const end = () => void server.stop().finally(() => process.exit(0));
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, end);
server.listen().then(
  () => process.send?.('ready'),
  (error: Error) => process.send?.(error.message, undefined, undefined, () => process.exit(1)),
);
