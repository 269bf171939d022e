import { hexToSrgb } from '@trueseason/color';
import { strToU8, zipSync } from 'fflate';
import type { TakeAway } from './take-away.ts';

/** Procreate shows no more in one palette. */
const MOST = 30;
/** The earliest time that a zip can hold, so that the same palette is always the same file. */
const ZIP_EPOCH = '1980-01-01T00:00:00';

/** A Procreate palette: the first colors of each group, as many of each, in the owner's own order. */
export function paletteSwatches({ season, groups }: TakeAway): Uint8Array {
  const ofEach = Math.floor(MOST / Math.max(1, groups.length));
  const colors = groups.flatMap((group) => group.colors.slice(0, ofEach));
  const swatches = colors.map(({ hex }) => ({ ...hsb(hex), alpha: 1, colorSpace: 0 }));
  const padded = [...swatches, ...Array.from({ length: MOST - swatches.length }, () => null)];
  const json = JSON.stringify([{ name: season, swatches: padded }]);
  return zipSync({ 'Swatches.json': strToU8(json) }, { mtime: ZIP_EPOCH });
}

/** Hue, saturation and brightness, each 0..1. */
function hsb(hex: string): { hue: number; saturation: number; brightness: number } {
  const [r, g, b] = hexToSrgb(hex);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = most - least;
  const sixths = span === 0 ? 0 : most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;
  return { hue: ((sixths + 6) % 6) / 6, saturation: most === 0 ? 0 : span / most, brightness: most };
}
