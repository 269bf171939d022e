import { parseArgs } from 'node:util';
import { BRAND } from '@trueseason/contracts';
import { count, partsAsked } from '@trueseason/testing';
import { customerPhotos } from '@trueseason/testing/portraits';
import { type Observation, printObservations, say } from '../report.ts';
import { withSystem } from '../with-system.ts';
import { compareRuns, describeCost, type Run } from './figures.ts';
import { buildCommit, findLastRelease } from './last-release.ts';
import { measureOrder } from './order.ts';
import { benchOrders } from './orders.ts';
import { measurePages } from './page-bytes.ts';
import { preparePolls } from './polls.ts';
import { writeScaleSheet } from './scale-sheet.ts';
import { type Side, withSide } from './side.ts';
import { measureStored } from './stored.ts';

/*
 * What an order and a status poll cost: CPU by process and stage, and what is counted. Measured in turn with the last
 * release, which is built and run in turn with this product, so that machines do not matter; growth fails. On loopback, bounded in
 * count and time.
 *
 *   npm run bench                          compares with the last release (last-release.ts)
 *   npm run bench -- --against <commit>    compares with another commit
 *   npm run bench -- --keep                also writes the sheet of docs/scale.md
 *   npm run bench -- --alone               without a comparison, as where git is missing
 *   npm run bench -- orders                speed of the whole on this machine instead
 *   … --profile /tmp/profiles              with a CPU profile of every service, for the tools of a browser
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    alone: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    runs: { type: 'string', default: '10' },
    profile: { type: 'string' },
  },
});
const parts = partsAsked(positionals.length > 0 ? positionals : ['cost'], ['cost', 'orders']);
const runs = count(values.runs);
/** Compiled code gets faster for so long. */
const WARM_UPS = 2;

const photos = await customerPhotos();
const env = {
  // The limits of a public service would be what is measured otherwise.
  RATE_LIMIT_SCALE: '100000',
  ANALYSES_PER_DAY_UNPAID: '1000000',
  ...(values.profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` }),
};

type Poll = Awaited<ReturnType<typeof preparePolls>>;

/** Measures sides in turn, so that the machine's other work meets all of them alike. @returns the runs of each side */
async function measure(sides: readonly (readonly [Side, Poll])[]): Promise<Run[][]> {
  const runsOf: Run[][] = sides.map(() => []);
  for (let run = -WARM_UPS; run < runs; run++) {
    say(run < 0 ? 'warming up …' : `run ${run + 1} of ${runs} …`);
    const inTurn = [...sides.entries()];
    for (const [index, [side, poll]] of run % 2 === 0 ? inTurn : inTurn.reverse()) {
      const measured = { order: await measureOrder(side, photos), poll: await poll() };
      if (run >= 0) runsOf[index]?.push(measured);
    }
  }
  return runsOf;
}

async function benchCost(): Promise<Observation[]> {
  const commit = values.alone ? undefined : (values.against ?? findLastRelease());
  const folder = commit === undefined ? undefined : buildCommit(commit);
  return withSide(undefined, env, async (side) => {
    const current = [side, await preparePolls(side, photos)] as const;
    const finishStored = values.keep ? await measureStored(side) : undefined;
    const [own, before] =
      folder === undefined
        ? await measure([current])
        : await withSide(folder, env, async (release) =>
            measure([current, [release, await preparePolls(release, photos)]]),
          );
    if (finishStored)
      writeScaleSheet(own ?? [], {
        stored: await finishStored(WARM_UPS + runs),
        pages: await measurePages(side.system.urls.web),
      });
    say(before ? `Compared with ${commit}` : 'Not compared with another commit');
    return [...describeCost(own ?? []), ...(before ? compareRuns(before, own ?? []) : [])];
  });
}

const figures: Observation[] = [];
if (parts.includes('cost')) figures.push(...(await benchCost()));
if (parts.includes('orders')) {
  const large = await customerPhotos(3, { size: { width: 3_000, height: 4_000 } });
  figures.push(...(await withSystem(env, (system) => benchOrders(system, photos, large))));
}
process.exitCode = printObservations(`\n${BRAND.name} on this machine`, figures) ? 0 : 1;
