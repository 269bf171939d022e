import { setPriority } from 'node:os';

/* Import first: threads inherit the priority. Order engines yield to the quick check. */
const [, , nice = '0'] = process.argv;
if (nice !== '0') {
  try {
    setPriority(Number(nice));
  } catch (error) {
    // A courtesy: where the container already gives way further, only a privileged process may take it back.
    const entry = {
      level: 'warn',
      service: 'analysis',
      nice,
      reason: String(error),
      msg: 'the engine keeps its priority',
    };
    process.stdout.write(`${JSON.stringify(entry)}\n`);
  }
}
