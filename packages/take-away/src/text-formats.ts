import { hexToSrgb } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import { slugOf, type TakeAway } from './take-away.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const byteChannels = ({ hex }: NamedColor): number[] => hexToSrgb(hex).map((channel) => Math.round(channel * 255));

/** A GIMP palette, which Inkscape, Krita and others read as well. Names in ASCII, a comment above each group. */
export function paletteGpl({ season, groups }: TakeAway): Uint8Array {
  const rows = groups.flatMap(({ name, colors }) => [
    `# ${name}`,
    ...colors.map((color) => {
      const channels = byteChannels(color).map((channel) => String(channel).padStart(3));
      return `${channels.join(' ')}\t${color.name}`;
    }),
  ]);
  return encode(['GIMP Palette', `Name: ${season}`, 'Columns: 6', '#', ...rows, ''].join('\n'));
}

/** Custom properties such as `--dark-winter-emerald`, under a comment for each group. */
export function paletteCss({ season, groups }: TakeAway): Uint8Array {
  const rules = groups.flatMap(({ name, colors }) => [
    `  /* ${name} */`,
    ...colors.map((color) => `  --${slugOf(season)}-${slugOf(color.name)}: ${color.hex};`),
  ]);
  return encode([`/* ${season} */`, ':root {', ...rules, '}', ''].join('\n'));
}

/** For programs: names, hex values, channels in 0..255, and where to wear each color. */
export function paletteJson({ season, subtitle, groups, avoid }: TakeAway): Uint8Array {
  const entry = (color: NamedColor) => ({ ...color, rgb: byteChannels(color) });
  const palette = {
    season,
    subtitle,
    groups: groups.map(({ name, colors }) => ({ name, colors: colors.map(entry) })),
    avoid: avoid.map(entry),
  };
  return encode(`${JSON.stringify(palette, null, 2)}\n`);
}
