import { z } from 'zod';

/** The 12 named seasons in ring order: neighbours share a trait, the last meets the first. */
export const SEASON_NAMES = [
  'Bright Spring',
  'True Spring',
  'Light Spring',
  'Light Summer',
  'True Summer',
  'Soft Summer',
  'Soft Autumn',
  'True Autumn',
  'Dark Autumn',
  'Dark Winter',
  'True Winter',
  'Bright Winter',
] as const;

export const seasonNameSchema = z.enum(SEASON_NAMES);
export type SeasonName = z.infer<typeof seasonNameSchema>;

export const SEASON_FAMILIES = ['Spring', 'Summer', 'Autumn', 'Winter'] as const;
export const seasonFamilySchema = z.enum(SEASON_FAMILIES);
export type SeasonFamily = z.infer<typeof seasonFamilySchema>;

/** The 16 types: the 12 seasons plus one Absolute type a family, given when no axis dominates. */
export const ABSOLUTE_TYPES = ['Absolute Spring', 'Absolute Summer', 'Absolute Autumn', 'Absolute Winter'] as const;
export const seasonTypeSchema = z.enum([...SEASON_NAMES, ...ABSOLUTE_TYPES]);
export type SeasonType = z.infer<typeof seasonTypeSchema>;

export const familyOf = (season: SeasonType): SeasonFamily => season.split(' ')[1] as SeasonFamily;

/** Where the season's arc starts on the ring, in 0..11. */
export const ringPosition = (season: SeasonName): number => SEASON_NAMES.indexOf(season);
