import type { NamedColor } from '@trueseason/contracts';
import type { SeasonPalette } from '../season-profile.ts';
import { listOf, swatches } from './swatches.ts';

/** Every group as comma-separated `#RRGGBB Name`; `signature` as names taken from the first three groups. */
export type PaletteText = Readonly<Record<keyof SeasonPalette, string>>;

/** Parses a palette on first use: a result needs three of twelve. @throws RangeError for a bad swatch or signature */
export function definePalette(text: PaletteText): () => SeasonPalette {
  let palette: SeasonPalette | undefined;
  return () => (palette ??= readPalette(text));
}

function readPalette(text: PaletteText): SeasonPalette {
  const groups = {
    coreNeutrals: swatches(text.coreNeutrals),
    accentLights: swatches(text.accentLights),
    accentBrights: swatches(text.accentBrights),
  };
  return {
    ...groups,
    signature: listOf(text.signature).map((name) => colorNamed(groups, name)),
    avoid: swatches(text.avoid),
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
