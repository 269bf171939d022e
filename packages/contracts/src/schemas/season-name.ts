import { z } from 'zod';
import { SEASON_NAMES, SEASON_TYPES } from '../season-name.ts';

export const seasonNameSchema = z.enum(SEASON_NAMES).meta({ id: 'SeasonName' });
/** Of a result as it is stored: a newer build, or another hand, may have stored a name that we do not know. */
export const storedSeasonSchema = z.string();
export const seasonTypeSchema = z.enum(SEASON_TYPES).meta({ id: 'SeasonType' });
