import { defineSeason } from '../../define-season.ts';
import * as accessories from './accessories.ts';
import { outfits } from './outfits.ts';
import { palette } from './palette.ts';
import { ring } from './ring.ts';
import { words } from './words.ts';

export const profile = defineSeason('True Summer', { ring, palette: palette(), words, accessories, outfits });
