import { readFileSync } from 'node:fs';
import { SEASON_NAMES } from '@trueseason/contracts';
import { contrastRatio, hexToSrgb, srgbToHex } from '@trueseason/style/color';
import { seasonProfile } from '@trueseason/style/seasons';
import { expect, test } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const inTheme = (name: string, theme: 0 | 1): string =>
  new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.[theme + 1] ?? '';

/** What a line of #RRGGBBAA is over a color. */
function over(line: string, hex: string): string {
  const share = Number.parseInt(line.slice(7), 16) / 255;
  const top = hexToSrgb(line.slice(0, 7));
  const below = hexToSrgb(hex);
  return srgbToHex(below.map((value, i) => value + ((top[i] ?? 0) - value) * share) as [number, number, number]);
}

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('every color of every season has an edge that is seen on the %s page', (_, theme) => {
  const line = inTheme('swatch-line', theme);
  for (const ground of ['paper', 'paper-raised'].map((name) => inTheme(name, theme))) {
    for (const season of SEASON_NAMES) {
      const colors = Object.values(seasonProfile(season).palette).flat();
      for (const { hex } of colors) {
        const seen = Math.max(contrastRatio(hex, ground), contrastRatio(over(line, hex), ground));
        expect(seen, `${season} ${hex} on ${ground}`).toBeGreaterThan(1.4);
      }
    }
  }
});
