import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openJournal } from './journal.ts';

test('keeps what was put last, without what was removed, and forgives a torn line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-test-'));
  const path = join(folder, 'kept.jsonl');
  try {
    const first = openJournal(path);
    const things = first.collection<{ n: number }>('things');
    things.put('a', { n: 1 });
    things.put('b', { n: 2 });
    things.put('a', { n: 3 });
    things.put('c', { n: 4 });
    things.remove('c');
    // No close: a killed process has none either.
    appendFileSync(path, '{"c":"things","i":"d","v":{"n"');

    const second = openJournal(path);
    expect(second.collection('things').all()).toEqual([{ n: 2 }, { n: 3 }]);
    expect(second.collection('others').all()).toEqual([]);
    second.close();
    first.close();
    // A late decision must not write into a file whose number was reused.
    things.put('e', { n: 5 });
    expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(2);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
