import { setPriority } from 'node:os';

/* Import first: threads inherit the priority. Order engines yield to the quick check. */
const [, , nice = '0'] = process.argv;
try {
  if (nice !== '0') setPriority(Number(nice));
} catch (error) {
  // A courtesy: the container may give way further already.
  process.stdout.write(`${JSON.stringify({ level: 'warn', service: 'analysis', nice, msg: String(error) })}\n`);
}
