import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { loadEngine } from '../src/engine/index.ts';
import { realPeople } from './people.ts';
import type { Row } from './table.ts';

const PHOTOS = 500;
/** By then the heap has settled. */
const WARM_UP = 120;

async function samplePhoto(): Promise<Buffer> {
  const first = realPeople()[0]?.photos[0];
  if (first) return sharp(first).resize(1000, 1300, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer();
  const { photograph } = await import('@trueseason/painted-portraits');
  return photograph('customer-1');
}

/** Checks many photos, one at a time. */
async function measure(): Promise<Row[]> {
  const photo = await samplePhoto();
  const engine = await loadEngine();
  let early = 0;
  for (let i = 0; i < PHOTOS; i++) {
    if (i === WARM_UP) early = residentMegabytes();
    await engine.check(photo);
  }
  const late = residentMegabytes();
  return [
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
export function benchMemory(): Promise<Row[]> {
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

if (process.argv[2] === 'measure') process.send?.(await measure());
