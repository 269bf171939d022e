import * as certainty from '../lines/certainty.ts';
import * as clothing from '../lines/clothing.ts';
import * as doubts from '../lines/doubts.ts';
import * as finding from '../lines/finding.ts';
import * as hair from '../lines/hair.ts';
import * as makeup from '../lines/makeup.ts';
import * as season from '../lines/season.ts';
import * as sure from '../lines/sure.ts';
import * as why from '../lines/why.ts';
import type { Topic } from '../select.ts';

/** The lines that are no season's own. */
export const THEMES: readonly (readonly [string, Topic])[] = Object.entries({
  ...certainty,
  ...clothing,
  ...doubts,
  ...finding,
  ...hair,
  ...makeup,
  ...season,
  ...sure,
  ...why,
});
