import { z } from 'zod';

/** An sRGB colour as `#RRGGBB`, upper case. */
export const hexColorSchema = z.string().regex(/^#[0-9A-F]{6}$/, 'a color as #RRGGBB in upper case');
export type HexColor = z.infer<typeof hexColorSchema>;
