import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import sharp from 'sharp';
import { loadEngine } from '../src/engine/index.ts';
import { realPeople } from './people.ts';
import { median, quantile } from './statistics.ts';
import type { Row } from './table.ts';

const PHOTOS = 500;
/** By then the runtime is warm and the heap has settled. */
const WARM_UP = 120;

async function samplePhoto(): Promise<Buffer> {
  const first = realPeople()[0]?.photos[0];
  if (first) return sharp(first).resize(1000, 1300, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer();
  const { photograph } = await import('@trueseason/painted-portraits');
  return photograph('customer-1');
}

/** Measures a child process over many photos, one at a time. */
async function measure(): Promise<Row[]> {
  const photo = await samplePhoto();
  const engine = await loadEngine();
  const spent: number[] = [];
  const stages: Record<string, number[]> = {};
  let early = 0;
  for (let i = 0; i < PHOTOS; i++) {
    if (i === WARM_UP) early = residentMegabytes();
    const start = performance.now();
    const { timings } = await engine.check(photo);
    if (i < WARM_UP) continue;
    spent.push(performance.now() - start);
    for (const [stage, ms] of Object.entries(timings)) {
      stages[stage] ??= [];
      stages[stage].push(ms);
    }
  }
  const late = residentMegabytes();
  return [
    {
      name: 'one photo, 1000 x 1300, warm, median',
      value: median(spent),
      unit: 'ms',
      limit: { atMost: 150 },
      note: Object.entries(stages)
        .map(([stage, values]) => `${stage} ${median(values).toFixed(0)}`)
        .join(', '),
    },
    { name: 'the same, 95th percentile', value: quantile(spent, 0.95), unit: 'ms' },
    { name: 'memory after 500 photos', value: late, unit: 'MB', limit: { atMost: 500 } },
    { name: 'growth since the 120th photo', value: late - early, unit: 'MB', limit: { atMost: 40 } },
  ];
}

/** Resident memory in MB from the kernel, as charged to a container. */
function residentMegabytes(): number {
  const pages = Number(readFileSync('/proc/self/statm', 'utf8').split(' ')[1] ?? 0);
  return (pages * 4096) / 1e6;
}

/** Runs this file as a child process, like the engine pool, so other sections' memory does not count. */
function measureInChild(): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, ['measure'], {
      execArgv: ['-C', 'source', '--max-semi-space-size=8'],
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    });
    child.once('message', (rows) => resolve(rows as Row[]));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the child ended with ${code}`)));
  });
}

export async function benchSpeed(): Promise<Row[]> {
  // Pixel work runs in children; the process that holds job locks must not stall.
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const rows = await measureInChild();
  loop.disable();
  return [
    ...rows,
    { name: "longest stall of the parent's event loop", value: loop.max / 1e6, unit: 'ms', limit: { atMost: 100 } },
  ];
}

if (process.argv[2] === 'measure') process.send?.(await measure());
