import { type Evidence, type HairWorn, hairDrawn, hairSaid, isHeadBare, ownLips } from '@trueseason/contracts';
import { listed } from './listed.ts';

type Seen = Pick<Evidence, 'features' | 'photos' | 'answers'>;

/** What may be drawn of somebody without having been seen. */
type Guessable = 'hair' | 'brows' | 'iris';

const CALLED: Readonly<Record<Guessable, string>> = { hair: 'hair', brows: 'brows', iris: 'eyes' };

/** Which colors of the drawn ones are a guess, because no photo showed them; "" for none. */
export function guessed(seen: Seen, drawn: readonly Guessable[]): string {
  const unread = drawn.filter((part) => !seen.features[part] && !(part === 'hair' && isHeadBare(seen)));
  if (unread.length === 0) return '';
  const drawnHere = unread.join() === 'hair' ? 'its color here is' : 'those drawn here are';
  return `Your ${listed(unread.map((part) => CALLED[part]))} could not be read: ${drawnHere} a guess.`;
}

/** What invented people are drawn with of somebody. */
export const drawnWith = (seen: Seen): string => drawn('Drawn', seen, null);

/** The same of the face that stands in for somebody's photos, which wears their hair as well, and what of it is a guess. */
export const standInDrawnWith = (seen: Seen): string =>
  spaced(drawn('This face is drawn', seen, seen.features.hair), guessed(seen, ['hair', 'brows', 'iris']));

/**
 * What hair a drawn head wears for lack of a word of its owner's: a crop claims least. Only what is drawn is named, as a
 * drawing is nobody's likeness; of a beard, which no photo tells, most have no use for a word.
 */
export const headsAre = (seen: Seen): string => `drawn ${WEARING[hairDrawn(seen)]}`;

const WEARING: Readonly<Record<HairWorn, string>> = {
  crop: 'close-cropped',
  short: 'with short hair',
  bob: 'with hair to the chin',
  lob: 'with hair to the shoulders',
  long: 'with long hair',
  coils: 'with coils',
  locs: 'with locs',
  gray: 'with gray hair',
  shaved: 'without hair',
  covered: 'with covered hair',
};

/** The same where it is asked, with what came from the photos; a crop is for want of knowing. */
export function headsUntilSaid(seen: Seen): string {
  const drawn = hairDrawn(seen);
  const photos = drawn === 'shaved' ? ', as too little hair shows on your photos' : ', as on your photos';
  return `Heads are ${headsAre(seen)}${drawn === 'crop' ? '' : photos}, until you say.`;
}

/** Beside it, the way to another. */
export const CHANGE_HEAD = 'Change hair or beard';

/** Said once wherever heads are drawn: how, until their owner has told, and which of their colors are a guess. */
export const headNote = (seen: Seen, parts: readonly Guessable[] = ['hair', 'brows', 'iris']): string =>
  spaced(headUntilSaid(seen), guessed(seen, parts));

function headUntilSaid(seen: Seen): string {
  return hairSaid(seen.answers) ? '' : `Heads are ${headsAre(seen)}, until you say otherwise in your results.`;
}

const spaced = (...said: readonly string[]): string => said.filter(Boolean).join(' ');

function drawn(start: string, seen: Seen, hair: Evidence['features']['hair']): string {
  const { iris } = seen.features;
  const read = ['skin', ...(hair ? ['hair'] : []), ...(iris ? ['eye'] : []), ...(ownLips(seen) ? ['lip'] : [])];
  return `${start} with the ${listed(read)} ${read.length > 1 ? 'colors' : 'color'} that we measured on you.`;
}
