import { type Evidence, type HairWorn, headOf } from '@trueseason/contracts';
import { HAIR_STYLES, type HairStyle } from './hair.tsx';

const GROWN = HAIR_STYLES.filter((style) => style !== 'bald' && style !== 'hijab');

/** What is drawn of each way to wear hair. A cover is nobody's guess: it may be a scarf, a turban or a hat. */
const DRAWN: Readonly<Record<HairWorn, readonly HairStyle[]>> = {
  shaved: ['bald'],
  short: ['short', 'crop'],
  coils: ['afro', 'curls'],
  locs: ['locs'],
  long: ['waves', 'long', 'bob', 'bun'],
  gray: GROWN,
  covered: ['crop'],
};

/** Of heads that nobody said anything of, as the photos showed them. */
const SHOWN = { hair: null, bare: 'shaved', covered: 'covered' } as const;

/** A style if this person wears it, else the one of theirs that a drawing shows in its place. */
export function asWorn(style: HairStyle, seen: Pick<Evidence, 'features' | 'photos' | 'answers'>): HairStyle {
  const worn = seen.answers?.hairWorn ?? SHOWN[headOf(seen)];
  if (!worn || DRAWN[worn].includes(style)) return style;
  const theirs = DRAWN[worn];
  return theirs[HAIR_STYLES.indexOf(style) % theirs.length] ?? style;
}
