import { lowerPriority } from '@trueseason/platform/runtime/lower-priority';

/* Import first: threads inherit the priority. Order engines yield to the quick check. */
lowerPriority(Number(process.argv[2] ?? 0), 'analysis');
