import { parseArgs } from 'node:util';

/*
 *   npm run bench                          orders and all pairs
 *   npm run bench -- polls upload          some of: orders cost polls upload queue report engine crowd
 *   npm run bench -- --short               the pairs alone, in fewer rounds, as the workflow does
 *   npm run bench -- crowd --minutes 10    a thousand polling browsers and a hundred uploads, for that long
 *   … --profile /tmp/profiles              with a CPU profile of every service, for the tools of a browser
 */
export const { values: settings, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '1' },
    profile: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
