import { type Evidence, type HairWorn, hairDrawn, hairSaid, hairShown } from '@trueseason/contracts';
import { HAIR_STYLES, type HairStyle } from './hair-style.ts';

/** Claims least where nothing tells how hair is worn. */
const UNTOLD: readonly HairStyle[] = ['crop'];

/**
 * What is drawn of each way to wear hair. Gray says nothing of its length, and a cover is nobody's guess: it may be a
 * scarf, a turban or a hat.
 */
const DRAWN: Readonly<Record<HairWorn, readonly HairStyle[]>> = {
  crop: ['crop'],
  short: ['short'],
  bob: ['bob'],
  lob: ['lob'],
  long: ['long'],
  coils: ['afro', 'curls'],
  locs: ['locs'],
  gray: UNTOLD,
  shaved: ['bald'],
  covered: UNTOLD,
};

/** Of coils that photos showed and nobody spoke of: they stand out at both sides. */
const COILS_SHOWN: readonly HairStyle[] = ['afro'];

type Seen = Pick<Evidence, 'features' | 'photos' | 'answers'>;

/** A style if this person wears it, else the one of theirs that a drawing shows in its place. */
export function asWorn(style: HairStyle, seen: Seen): HairStyle {
  const theirs = stylesOf(seen);
  return theirs.includes(style) ? style : (theirs[HAIR_STYLES.indexOf(style) % theirs.length] ?? style);
}

function stylesOf(seen: Seen): readonly HairStyle[] {
  const said = hairSaid(seen.answers);
  const worn = said === 'gray' ? (hairShown(seen) ?? said) : hairDrawn(seen);
  return worn === 'coils' && said !== 'coils' ? COILS_SHOWN : DRAWN[worn];
}
