import { setPriority } from 'node:os';

/*
 * Imported first: threads have the priority of the one that starts them. The order's engine gives way to the one that
 * looks at a photo while somebody waits before it.
 */
const [, , nice = '0'] = process.argv;
if (nice !== '0') setPriority(Number(nice));
