import { z } from 'zod';

/** An sRGB color as `#RRGGBB`, upper case. */
export const hexColorSchema = z
  .string()
  .regex(/^#[0-9A-F]{6}$/, 'a color as #RRGGBB in upper case')
  .meta({ id: 'HexColor' });
export type HexColor = z.infer<typeof hexColorSchema>;
