import type { Evidence, NamedColor } from '@trueseason/contracts';
import { type HairReach, hairReach, shareOfLight } from '@trueseason/seasons/hair-reach';
import { listed } from '@trueseason/seasons/listed';

type Hair = Evidence['features']['hair'];

/** How little of the hair's light a color may send back: black over white hair lies there like a wig. */
const DARKER = 1 / 25;

const isTooDark = (color: NamedColor, hair: NonNullable<Hair>): boolean => shareOfLight(color, hair) < DARKER;

/** What no dye does to hair in a chair. */
const BEYOND_DYE: ReadonlySet<HairReach | undefined> = new Set(['bleach', 'with time']);
const isDye = (color: NamedColor, hair: NonNullable<Hair>): boolean => !BEYOND_DYE.has(hairReach(color, hair));

/** The colors that a colorist would reach from this hair in one sitting, and that a picture can show. */
export const withinReach = (colors: readonly NamedColor[], hair: Hair): readonly NamedColor[] =>
  hair ? colors.filter((color) => isDye(color, hair) && !isTooDark(color, hair)) : [];

/** Which hair colors are not tried on, and why; null if all are. */
export function leftOut(colors: readonly NamedColor[], hair: Hair): string | null {
  if (!hair) return null;
  const isAsked = (reach: HairReach) => colors.some((color) => hairReach(color, hair) === reach);
  const takesBleach = isAsked('bleach');
  const beyond = [
    takesBleach && 'colors that need bleach',
    isAsked('with time') && 'grays that come with time, not dye',
  ];
  const untried = beyond.filter((what) => what !== false).join(', and ');
  const tooDark = colors.filter((color) => isTooDark(color, hair)).map(({ name }) => name);
  const said = [
    untried && `Not shown: ${untried}.`,
    takesBleach && 'Ask your colorist what’s possible.',
    tooDark.length > 0 && `Too dark to show on your hair: ${listed(tooDark)}.`,
  ];
  return said.filter(Boolean).join(' ') || null;
}
