import { SEASON_NAMES } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { seasonProfile } from '../seasons/index.ts';
import * as doubts from './lines/doubts.ts';
import * as settle from './lines/settle.ts';
import * as sure from './lines/sure.ts';
import * as why from './lines/why.ts';
import { topicsOfSeason } from './season-lines.ts';
import { THEMES } from './testing/themes.ts';

const DOUBT =
  /\boff\.|best estimate|not a fact|opinion|(less|not|how) sure|are sure|margin of error|might be|may be|probably|likely for you/;

/** The evidence alone doubts. */
const IN_EVIDENCE = new Set(Object.keys({ ...doubts, ...settle, ...sure, ...why }));

it('doubts in the evidence alone', () => {
  const topics = [
    ...THEMES.filter(([name]) => !IN_EVIDENCE.has(name)),
    ...SEASON_NAMES.flatMap((season) => Object.entries(topicsOfSeason(seasonProfile(season)))),
  ];
  const texts = topics.flatMap(([, topic]) => topic.lines.map(({ text }) => text));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => DOUBT.test(text))).toEqual([]);
  const ofEvidence = THEMES.filter(([name]) => IN_EVIDENCE.has(name)).flatMap(([, topic]) => topic.lines);
  expect(ofEvidence.some(({ text }) => DOUBT.test(text))).toBe(true);
});
