import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPerson, renderPortrait } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'painted-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const SMALL = { width: 200, height: 260 };
const options = { ...SMALL, person: createPerson({ seed: 'kept' }) };

it('gives what was painted before as it was, and paints what differs in anything', async () => {
  vi.stubEnv('PAINTED_DIR', '');
  const painted = await renderPortrait(options);
  vi.stubEnv('PAINTED_DIR', folder);
  expect(await renderPortrait(options)).toEqual(painted);
  expect(await renderPortrait(options)).toEqual(painted);
  expect(readdirSync(folder)).toHaveLength(1);
  const darker = await renderPortrait({ ...options, light: { exposure: -1 } });
  expect(darker.image.equals(painted.image)).toBe(false);
  expect(readdirSync(folder)).toHaveLength(2);
});
