import type { NamedColor } from '@trueseason/contracts';
import type { SeasonPalette } from '../season-profile.ts';
import { clothsNamed } from './cloth-colors.ts';
import { listOf, swatches } from './swatches.ts';

/**
 * Comma-separated: names of cloth to wear and to avoid, `signature` taken from the first three groups; makeup, frames and hair
 * as `#RRGGBB Name`.
 */
export type PaletteText = Readonly<Record<keyof SeasonPalette, string>>;

/** Parses a palette on first use: a result needs three of twelve. @throws RangeError for a bad swatch or an unknown name */
export function definePalette(text: PaletteText): () => SeasonPalette {
  let palette: SeasonPalette | undefined;
  return () => (palette ??= readPalette(text));
}

function readPalette(text: PaletteText): SeasonPalette {
  const groups = {
    coreNeutrals: clothsNamed(text.coreNeutrals),
    accentLights: clothsNamed(text.accentLights),
    accentBrights: clothsNamed(text.accentBrights),
  };
  return {
    ...groups,
    signature: listOf(text.signature).map((name) => colorNamed(groups, name)),
    avoid: clothsNamed(text.avoid),
    eyeshadow: swatches(text.eyeshadow),
    blush: swatches(text.blush),
    lipstick: swatches(text.lipstick),
    eyeliner: swatches(text.eyeliner),
    frames: swatches(text.frames),
    hairBest: swatches(text.hairBest),
    hairAvoid: swatches(text.hairAvoid),
  };
}

type WornGroups = Pick<SeasonPalette, 'coreNeutrals' | 'accentLights' | 'accentBrights'>;

/** The palette's clothing color of that name. @throws RangeError without one */
export function colorNamed(palette: WornGroups, name: string): NamedColor {
  const color = [...palette.coreNeutrals, ...palette.accentLights, ...palette.accentBrights].find(
    (candidate) => candidate.name === name,
  );
  if (!color) throw new RangeError(`no color named ${name} in the palette`);
  return color;
}
