import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import record from './paintings.json' with { type: 'json' };

/** The most that a first load may carry for a face. */
const MAX_BYTES = 45_000;
const ROW = 'row.avif';
const FIRST = 'first.avif';

it('lists every committed painting, of painters who died more than a hundred years ago', () => {
  const pictures = readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.avif') && file !== ROW && file !== FIRST,
  );
  expect(record.paintings.map(({ id }) => `${id}.avif`).sort()).toEqual(pictures.sort());
  for (const { painter, died, title, year, museum } of record.paintings) {
    expect(died).toBeLessThan(new Date().getFullYear() - 100);
    for (const words of [painter, title, year, museum]) expect(words).not.toBe('');
  }
});

it('has small pictures, each with a cloth that starts on its plate', () => {
  const { paintings } = record;
  const bytesOf = (file: string) => statSync(join(import.meta.dirname, file)).size;
  for (const { id, edge } of paintings) {
    // The first face comes with the row of all.
    expect(bytesOf(`${id}.avif`) + bytesOf(ROW), id).toBeLessThanOrEqual(MAX_BYTES);
    expect(edge.every((y) => y > 3_000 && y < 10_000)).toBe(true);
  }
});
