import { giveWay } from '@trueseason/platform/runtime/give-way';

/* Import first: threads inherit the priority. Order engines yield to the quick check. */
giveWay(Number(process.argv[2] ?? 0), 'analysis');
