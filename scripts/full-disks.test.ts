import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { fullDisks } from './full-disks.mjs';

const ROOMY = { bsize: 4096, bavail: 1_000_000, files: 1_000_000, ffree: 900_000 };
/** Each folder is a disk of its own. */
let places: Map<string, typeof ROOMY>;
beforeEach(() => {
  places = new Map(['/shop', tmpdir(), homedir()].map((path) => [path, ROOMY]));
});

const found = (env = {}) =>
  fullDisks('/shop', env, {
    existsSync: (path: string) => places.has(path),
    statSync: (path: string) => ({ dev: [...places.keys()].indexOf(path) }),
    statfsSync: (path: string) => places.get(path),
  });

it('says nothing where there is room', () => expect(found()).toEqual([]));

it('names each full disk, what is there, and what to do', () => {
  places.set('/shop', { ...ROOMY, bavail: 3_000 });
  places.set(homedir(), { ...ROOMY, ffree: 0 });
  expect(found()).toEqual([
    expect.stringMatching(/^The disk of \/shop may be full: 11 MB are left .*Free some space/),
    expect.stringContaining(`${homedir()} may be full: 0 more files fit`),
  ]);
});

it('looks at the folder of data, or the nearest one above it', () => {
  places.set('/data', { ...ROOMY, bavail: 0 });
  expect(found({ DATA_DIR: join('/data', 'not', 'yet') })).toEqual([
    expect.stringContaining('/data may be full: 0 MB are left (the database'),
  ]);
});
