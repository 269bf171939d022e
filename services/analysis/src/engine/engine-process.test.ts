import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { pool } from 'workerpool';
import type { AnalyzeOutcome, ExamineOutcome } from './engine.ts';

// Painting and measuring take seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const home = mkdtempSync(join(tmpdir(), 'engine-home-'));
// Libraries send no reports under CI.
const { CI: _, ...env }: NodeJS.ProcessEnv = { ...process.env, HOME: home, XDG_CACHE_HOME: home };
const workers = pool(fileURLToPath(new URL('./engine-process.ts', import.meta.url)), {
  workerType: 'process',
  maxWorkers: 1,
  forkOpts: { serialization: 'advanced', execArgv: ['-C', 'source'], env },
});
afterAll(async () => {
  await workers.terminate(true);
  rmSync(home, { recursive: true });
});

describe('engine process', () => {
  it('answers across the process boundary', async () => {
    const wall = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#b0a090' } })
      .jpeg()
      .toBuffer();
    await workers.exec('warm', []);
    const { verdict, timings }: ExamineOutcome = await workers.exec('examine', [wall]);
    expect(verdict).toEqual({ problems: ['no_face'], warnings: [] });
    expect(timings.decode).toBeGreaterThan(0);
    const [small]: Buffer[] = await workers.exec('shrink', [[wall]]);
    expect(Buffer.isBuffer(small)).toBe(true);
    expect((await sharp(small).metadata()).width).toBe(300);
    expect(await workers.exec('mapHair', [wall, 720])).toBeNull();
    const outcome: AnalyzeOutcome = await workers.exec('analyze', [[wall, wall, Buffer.from('x')]]);
    expect(outcome.ok).toBe(false);
    if (!outcome.ok) expect(outcome.photos[2]?.problems).toEqual(['unreadable']);
  });

  it('keeps nothing for reports to others in the home folder', async () => {
    await workers.exec('warm', []);
    expect(readdirSync(home)).toEqual([]);
  });
});
