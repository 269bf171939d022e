import { customerPhotos } from '@trueseason/painted-portraits';
import { partsAsked } from '@trueseason/test-kit';
import { printSeen, type Seen } from '../report.ts';
import { withSystem } from '../with-system.ts';
import { measureEngine, measureReports } from './children.ts';
import { benchCost } from './cost.ts';
import { benchCrowd } from './crowd.ts';
import { benchOrders } from './orders.ts';
import { type Measured, measurePair, printPairs } from './pairs.ts';
import { queuePair } from './queue-pair.ts';
import { parts, settings } from './settings.ts';
import { measurePolls, measureUploads } from './system-pairs.ts';

/*
 * What the product's paths cost beside the least that can do the same, on loopback, bounded in count and time; and speed
 * of the whole on this machine. The load comes from the same cores, so rates promise nothing about another machine.
 */
// Uploads last: what they leave for the analysis would disturb others.
const PAIRS = ['polls', 'queue', 'report', 'engine', 'upload'] as const;
const asked = partsAsked(parts, [...PAIRS, 'orders', 'cost', 'crowd']);
const isAsked = (part: string) => (parts.length > 0 ? asked : PAIRS).some((one) => one === part);

const photos = await customerPhotos();
const profile = settings.profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${settings.profile}` };
// The limits of a public service would be what is measured otherwise.
const unlimited = {
  RATE_LIMIT_SCALE: '100000',
  ANALYSES_PER_DAY_UNPAID: '1000000',
};

const figures: Seen[] = [];
const pairs: Measured[] = [];
if (parts.length === 0 || parts.some((part) => part !== 'crowd')) {
  await withSystem({ ...unlimited, ...profile }, async (system, directory) => {
    if (isAsked('orders')) {
      const large = await customerPhotos(3, { size: { width: 3_000, height: 4_000 } });
      figures.push(...(await benchOrders(system, directory, photos, large)));
    }
    if (isAsked('cost')) figures.push(...(await benchCost(system, photos)));
    const measure: Record<(typeof PAIRS)[number], () => Promise<Measured>> = {
      polls: () => measurePolls(system, photos),
      upload: () => measureUploads(system),
      queue: () => measurePair(queuePair(system)),
      report: measureReports,
      engine: measureEngine,
    };
    for (const name of PAIRS) if (isAsked(name)) pairs.push(await measure[name]());
  });
}
if (isAsked('crowd')) {
  // Each browser sends a separate address, like a proxy.
  const seconds = Number(settings.minutes) * 60;
  const crowd = { TRUSTED_PROXIES: '127.0.0.1', ...profile };
  figures.push(...(await withSystem(crowd, (system) => benchCrowd(system, photos, seconds))));
}
const kept = [
  figures.length === 0 || printSeen('\nTrueSeason on this machine', figures),
  pairs.length === 0 || printPairs(pairs),
];
process.exitCode = kept.every(Boolean) ? 0 : 1;
