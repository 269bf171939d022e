import { defineSeason } from '../../define-season.ts';
import { palette } from './palette.ts';
import { ring } from './ring.ts';
import { words } from './words.ts';

export const profile = defineSeason('Bright Winter', ring, palette(), words);
