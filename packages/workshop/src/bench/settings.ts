import { parseArgs } from 'node:util';

/*
 *   npm run bench                          every path beside the least that can do it
 *   npm run bench -- polls upload          some of: polls queue report engine upload, orders cost crowd
 *   npm run bench -- crowd --minutes 10    a thousand polling browsers and a hundred uploads, for that long
 *   … --profile /tmp/profiles              with a CPU profile of every service, for the tools of a browser
 */
export const { values: settings, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '1' },
    profile: { type: 'string' },
  },
});
