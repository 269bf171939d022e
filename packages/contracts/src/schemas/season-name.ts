import { z } from 'zod';
import { SEASON_NAMES, SEASON_TYPES } from '../season-name.ts';

export const seasonNameSchema = z.enum(SEASON_NAMES).meta({ id: 'SeasonName' });
/** A stored season: may be unknown to this build. */
export const storedSeasonSchema = z.string();
export const seasonTypeSchema = z.enum(SEASON_TYPES).meta({ id: 'SeasonType' });
