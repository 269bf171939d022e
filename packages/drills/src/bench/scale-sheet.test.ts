import { expect, it } from 'vitest';
import { replaceBetweenMarkers, scaleTable } from './scale-sheet.ts';

const COST = {
  cpuMs: 1_398,
  pollMs: 0.1,
  requests: 10,
  pages: { requests: 30, bytes: 500_000 },
  sentBytes: 700_000,
  mails: 1,
  walBytes: 60_000,
  redisCommands: 36,
  storeRequests: 40,
  stored: { databaseBytes: 35_000, rows: 39, ofPhotosBytes: 420_000, keptBytes: 1_000_000 },
};

/** The cells of the row that begins with these words. */
const cellsOf = (what: string) =>
  scaleTable(COST)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find(([, first]) => first?.startsWith(what))
    ?.slice(2, -1);

it.each([
  ['CPU', ['1.4 s', '14 s', '3.9 h', '16 days']],
  ['Cores', ['', '0.00058', '0.58', '58']],
  ['Requests, with', ['60', '600', '600,000', '60,000,000']],
  ['Bytes received', ['5.2 MB', '52 MB', '52 GB', '5.2 TB']],
  ['Bytes sent', ['1.2 MB', '12 MB', '12 GB', '1.2 TB']],
  ['Redis commands a second', ['', '0.01', '10', '1,000']],
  ['Objects of photos', ['3 MB', '900 MB', '900 GB', '90 TB']],
  ['Database', ['35 KB', '380 MB', '380 GB', '38 TB']],
])('%s', (what, cells) => {
  expect(cellsOf(what)).toEqual(cells);
});

it('replaces what stands between markers', () => {
  const text = 'Before\n<!-- CPU: npm run bench -- --keep -->\n\nold\n\n<!-- CPU ends -->\nafter';
  const replaced = replaceBetweenMarkers(text, 'CPU', 'new');
  expect(replaced).toBe(text.replace('old', 'new'));
  expect(replaceBetweenMarkers(replaced, 'CPU', 'new')).toBe(replaced);
  expect(() => replaceBetweenMarkers(text, 'scale', 'new')).toThrow('No place for scale');
});
