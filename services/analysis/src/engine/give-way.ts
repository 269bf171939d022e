import { setPriority } from 'node:os';

/* Import first: threads inherit the priority. Order engines yield to the quick check. */
const [, , nice = '0'] = process.argv;
if (nice !== '0') setPriority(Number(nice));
