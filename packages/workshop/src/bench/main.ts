import { parseArgs } from 'node:util';
import { customerPhotos } from '@trueseason/painted-portraits';
import { printSeen, type Seen } from '../report.ts';
import { withSystem } from '../with-system.ts';
import { measureEngine, measureReports } from './children.ts';
import { benchCrowd } from './crowd.ts';
import { benchOrders } from './orders.ts';
import { type Measured, measurePair, printPairs } from './pairs.ts';
import { queuePair } from './queue-pair.ts';
import { measurePolls, measureUploads } from './system-pairs.ts';

/*
 * Speed of the whole system on this machine, and of its paths beside their bare engines, on loopback, bounded in count
 * and time. The load comes from the same cores, so figures compare runs on one machine and promise nothing about another.
 *
 *   npm run bench                          orders and all pairs
 *   npm run bench -- polls upload          some of: orders polls upload queue report engine crowd
 *   npm run bench -- --short               the pairs alone, in fewer rounds, as the workflow does
 *   npm run bench -- crowd --minutes 10    a thousand polling browsers and a hundred uploads, for that long
 *   … --profile /tmp/profiles              with a CPU profile of every service, for the tools of a browser
 */
const PAIRS = ['polls', 'upload', 'queue', 'report', 'engine'] as const;
const PARTS: readonly string[] = ['orders', ...PAIRS, 'crowd'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '1' },
    profile: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const unknown = positionals.find((part) => !PARTS.includes(part));
if (unknown) throw new Error(`There is no part '${unknown}'. Parts: ${PARTS.join(', ')}`);
const { short: isShort } = values;
const isAsked = (part: string) =>
  positionals.length > 0 ? positionals.includes(part) : part !== 'crowd' && !(isShort && part === 'orders');

const photos = await customerPhotos();
const profile = values.profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` };
// The limits of a public service would be what is measured otherwise.
const unlimited = {
  RATE_LIMIT_SCALE: '100000',
  ANALYSES_PER_DAY_UNPAID: '1000000',
  // As containers set it.
  ANALYSIS_NICE: '5',
};

const figures: Seen[] = [];
const pairs: Measured[] = [];
if (positionals.length === 0 || positionals.some((part) => part !== 'crowd')) {
  await withSystem({ ...unlimited, ...profile }, async (system, directory) => {
    if (isAsked('orders')) {
      const large = await customerPhotos(3, { size: { width: 3_000, height: 4_000 } });
      figures.push(...(await benchOrders(system, directory, photos, large)));
    }
    const measure: Record<(typeof PAIRS)[number], () => Promise<Measured>> = {
      polls: () => measurePolls(system, photos, isShort),
      upload: () => measureUploads(system, isShort),
      queue: () => measurePair(queuePair(system.env.REDIS_URL ?? ''), isShort),
      report: () => measureReports(isShort),
      engine: () => measureEngine(isShort),
    };
    for (const name of PAIRS) if (isAsked(name)) pairs.push(await measure[name]());
  });
}
if (isAsked('crowd')) {
  // Each browser sends a separate address, like a proxy.
  const seconds = Number(values.minutes) * 60;
  const crowd = { TRUSTED_PROXIES: '127.0.0.1', ...profile };
  figures.push(...(await withSystem(crowd, (system) => benchCrowd(system, photos, seconds))));
}
const kept = [
  figures.length === 0 || printSeen('\nTrueSeason on this machine', figures),
  pairs.length === 0 || printPairs(pairs),
];
process.exitCode = kept.every(Boolean) ? 0 : 1;
