import { type Lab, labToLch } from '@trueseason/color';
import type { Evidence, NamedColor } from '@trueseason/contracts';
import { colorlessHair, isColorless, mayHaveGrayed } from './colorless-hair.ts';
import type { ContrastLevel } from './contrast-level.ts';
import { contradicts, saysAllAreClose } from './contrast-words.ts';
import { skinUndertone } from './foundation.ts';
import { deniesWarmth } from './mild-warmth.ts';
import type { SeasonProfile } from './season-profile.ts';

type Measured = Pick<Evidence, 'features' | 'axes'>;

const OF_HAIR = /\bhair\b/i;
const OF_EYES =
  /\beyes?\b.*\b(blue|green|gray|hazel|brown|amber|moss|black)\b|\b(blue|green|gray|hazel|brown|amber|moss|black)\b.*\beyes?\b/i;
/** L* of irises that everybody calls dark, and of those that nobody does. */
const DARK_EYES = 28;
const LIGHT_EYES = 45;

/** Words that a season may have for eyes like these: by hue alone, and only what nobody would dispute. */
function eyeWords([, ...ab]: Lab): RegExp {
  const [, chroma, hue] = labToLch([50, ...ab]);
  if (chroma < 4) return /gray|blue/i;
  if (hue < 75) return /brown|hazel|amber|black/i;
  return hue < 170 ? /green|hazel|moss|teal/i : /blue|gray|teal/i;
}

/** A season's word on the eyes of most of its people, read by somebody whose eyes are otherwise, or were not seen. */
function isOfOtherEyes(text: string, iris: Evidence['features']['iris']): boolean {
  if (!iris) return /\beyes?\b/i.test(text);
  if (!OF_EYES.test(text) || /any color/i.test(text)) return false;
  if (!eyeWords([...iris.lab]).test(text)) return true;
  if (/\bwatery\b/i.test(text)) return iris.lab[0] < LIGHT_EYES;
  const saysDark = /\b(dark|deep|black)\b/i.test(text);
  return saysDark ? iris.lab[0] > LIGHT_EYES : iris.lab[0] < DARK_EYES;
}

const OF_COLOR = /\b(auburn|copper|chestnut|gold|golden|blonde)\b/i;
const HAIR_COLORS = /\b(dark|black|brown|auburn|copper|chestnut|gold|golden|blonde)\b/i;
/** L* of hair that nobody calls dark, and of hair that nobody calls blond. */
const LIGHT_HAIR = 48;
const BLACK_HAIR = 20;

function isOfOtherHair(text: string, hair: Evidence['features']['hair']): boolean {
  if (!hair || !OF_HAIR.test(text) || !HAIR_COLORS.test(text)) return false;
  const [lightness] = hair.lab;
  const saysDark = /\b(dark (hair|in)|black)\b/i.test(text);
  if (colorlessHair(hair) === 'white') return !/\b(white|silver) hair|before it turned/i.test(text);
  if (isColorless(hair) && lightness > LIGHT_HAIR) return !/\bgray|before it turned/i.test(text);
  // Dull hair of any depth has none of the color that is named; it may be gray.
  if (mayHaveGrayed(hair) && OF_COLOR.test(text)) return !/\bgray|before it turned/i.test(text);
  if (lightness > LIGHT_HAIR) return saysDark;
  return lightness < BLACK_HAIR && !saysDark && !/\bgray|before it turned/i.test(text);
}

const OF_ROSY_SKIN = /\bskin\b.*\brosy\b/i;

/** How many of the last in their own order nobody is praised in. */
const LAST = 3;

/** L* between skin and irises from which nobody is told that their eyes flow together with the rest. */
const EYES_STAND_OUT = 40;

/** Fewer would say nothing of a season. */
export const FEWEST_CHARACTERISTICS = 3;

const asOften = (text: string): string => `Often in this season: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

export interface OwnAdvice {
  readonly levels: readonly ContrastLevel[];
  /** In their own order. */
  readonly neutrals: readonly NamedColor[];
}

/**
 * What holds of this person among what holds of most of the season's; of hair and eyes that were not read nothing is said.
 * Where too little would be left, it is said of the season.
 */
export function ownCharacteristics(
  { keyCharacteristics }: SeasonProfile,
  { features: { skin, hair, iris }, axes: { temperature } }: Measured,
  { levels, neutrals }: OwnAdvice,
): string[] {
  const last = neutrals.slice(-LAST).map(({ name }) => new RegExp(`\\b${name}\\b`));
  const kept = keyCharacteristics.filter((text) => (hair || !OF_HAIR.test(text)) && !contradicts(text, levels));
  const isOfOthers = (text: string): boolean =>
    (iris !== null && Math.abs(skin.lab[0] - iris.lab[0]) > EYES_STAND_OUT && saysAllAreClose(text)) ||
    deniesWarmth(text, temperature) ||
    (OF_ROSY_SKIN.test(text) && skinUndertone([...skin.lab]) === 'golden') ||
    last.some((name) => name.test(text)) ||
    isOfOtherHair(text, hair) ||
    isOfOtherEyes(text, iris);
  const own = kept.filter((text) => !isOfOthers(text));
  if (own.length >= FEWEST_CHARACTERISTICS) return own;
  // Nothing of a part of the face that was not seen, while there is anything else.
  const others = kept.filter((text) => isOfOthers(text)).sort((a, b) => Number(unseen(a)) - Number(unseen(b)));
  const said = others.slice(0, FEWEST_CHARACTERISTICS - own.length);
  return kept.flatMap((text) => (own.includes(text) ? [text] : said.includes(text) ? [asOften(text)] : []));

  function unseen(text: string): boolean {
    return !iris && /\beyes?\b/i.test(text);
  }
}
