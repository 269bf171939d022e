import { type Evidence, type HairWorn, hairShown, headOf } from '@trueseason/contracts';
import { HAIR_STYLES, type HairStyle } from './hair-style.ts';

/** Claims least where neither its owner nor the photos said how hair is worn. */
const UNSAID: readonly HairStyle[] = ['crop'];

/**
 * What is drawn of each way to wear hair. Gray says nothing of its length, and a cover is nobody's guess: it may be a
 * scarf, a turban or a hat.
 */
const DRAWN: Readonly<Record<HairWorn, readonly HairStyle[]>> = {
  shaved: ['bald'],
  short: ['short', 'crop'],
  coils: ['afro', 'curls'],
  locs: ['locs'],
  bob: ['bob'],
  long: ['waves', 'long', 'lob', 'bun'],
  gray: UNSAID,
  covered: UNSAID,
};

/** Of hair whose length nobody said, as photos showed it: what falls below the chin reaches the shoulders, and claims no more. */
const HAIR_SHOWN = { coils: ['afro'], long: ['lob'], bob: ['bob'] } as const satisfies Record<
  string,
  readonly HairStyle[]
>;

/** Of heads that nobody said anything of, as the photos showed them. */
const SHOWN = { hair: UNSAID, bare: DRAWN.shaved, covered: DRAWN.covered } as const;

/** A style if this person wears it, else the one of theirs that a drawing shows in its place. */
export function asWorn(style: HairStyle, seen: Pick<Evidence, 'features' | 'photos' | 'answers'>): HairStyle {
  const worn = seen.answers?.hairWorn;
  const told = worn ? DRAWN[worn] : SHOWN[headOf(seen)];
  const isLengthUntold = worn === 'gray' || (!worn && headOf(seen) === 'hair');
  const shown = isLengthUntold ? hairShown(seen) : null;
  const theirs: readonly HairStyle[] = shown ? HAIR_SHOWN[shown] : told;
  return theirs.includes(style) ? style : (theirs[HAIR_STYLES.indexOf(style) % theirs.length] ?? style);
}
