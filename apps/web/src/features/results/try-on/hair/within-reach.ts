import type { Evidence, NamedColor } from '@trueseason/contracts';
import { type HairReach, hairReach, shareOfLight } from '@trueseason/seasons';
import { listed } from '@trueseason/seasons/listed';

type Hair = Evidence['features']['hair'];

/** How little of the hair's light a color may send back: black over white hair lies there like a wig. */
const DARKER = 1 / 25;

const isTooDark = (color: NamedColor, hair: NonNullable<Hair>): boolean => shareOfLight(color, hair) < DARKER;

/** What no dye does to hair in a chair. */
const BEYOND_DYE: ReadonlySet<HairReach | undefined> = new Set(['bleach', 'time']);
const isDye = (color: NamedColor, hair: NonNullable<Hair>): boolean => !BEYOND_DYE.has(hairReach(color, hair));

/** The colors that a colorist would reach from this hair in one sitting, and that a picture can show. */
export const withinReach = (colors: readonly NamedColor[], hair: Hair): readonly NamedColor[] =>
  hair ? colors.filter((color) => isDye(color, hair) && !isTooDark(color, hair)) : [];

/** Which are not tried on, and why; null where all are. */
export function leftOut(colors: readonly NamedColor[], hair: Hair): string | null {
  if (!hair) return null;
  const asking = (reach: HairReach) => colors.filter((color) => hairReach(color, hair) === reach);
  const said = [
    left(asking('bleach'), ['it takes bleach', 'they take bleach'], ' A colorist can tell what your hair takes.'),
    left(asking('time'), ['it comes with gray hair and not from dye', 'they come with gray hair and not from dye']),
    sayOf(
      colors.filter((color) => isTooDark(color, hair)),
      'Too far below your own hair to be drawn on it',
    ),
  ];
  return said.filter(Boolean).join(' ') || null;
}

const sayOf = (colors: readonly NamedColor[], what: string): string =>
  colors.length > 0 ? `${what}: ${listed(colors.map(({ name }) => name))}.` : '';

const left = (colors: readonly NamedColor[], [one, many]: readonly [string, string], more = ''): string =>
  colors.length > 0 ? sayOf(colors, `Not tried on, because ${colors.length === 1 ? one : many}`) + more : '';
