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
  const asking = (reach: HairReach): string => namesOf(colors.filter((color) => hairReach(color, hair) === reach));
  const [bleached, gray] = [asking('bleach'), asking('time')];
  const dark = namesOf(colors.filter((color) => isTooDark(color, hair)));
  const said = [
    bleached && `Not tried on, because it takes bleach: ${bleached}. A colorist can tell what your hair takes.`,
    gray && `Not tried on, because it comes with gray hair and not from dye: ${gray}.`,
    dark && `Too far below your own hair to be drawn on it: ${dark}.`,
  ];
  return said.filter(Boolean).join(' ') || null;
}

const namesOf = (colors: readonly NamedColor[]): string => listed(colors.map(({ name }) => name));
