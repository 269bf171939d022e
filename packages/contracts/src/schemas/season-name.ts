import { z } from 'zod';
import { SEASON_NAMES, SEASON_TYPES } from '../season-name.ts';

export const seasonNameSchema = z.enum(SEASON_NAMES).meta({ id: 'SeasonName' });
export const seasonTypeSchema = z.enum(SEASON_TYPES).meta({ id: 'SeasonType' });
