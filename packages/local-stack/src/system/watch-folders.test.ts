import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

test('reports once which folders have changed, by extension', async () => {
  const root = mkdtempSync(join(tmpdir(), 'watch-test-'));
  const folders = ['one', 'two', 'three'].map((name) => join(root, name));
  for (const folder of folders) mkdirSync(join(folder, 'deep'), { recursive: true });
  const reported: string[][] = [];
  const stop = watchFolders([...folders, join(root, 'absent')], ['.js'], (changed) =>
    reported.push([...changed].sort()),
  );
  try {
    writeFileSync(join(root, 'one/deep/a.js'), '1');
    writeFileSync(join(root, 'two/b.js'), '1');
    writeFileSync(join(root, 'three/c.map'), '1');
    await vi.waitFor(() => expect(reported).toEqual([[folders[0], folders[1]]]), { timeout: 5_000 });
  } finally {
    stop();
    rmSync(root, { recursive: true, force: true });
  }
});
