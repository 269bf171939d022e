import { colorWarmth, type Lab } from '@trueseason/color';
import type { Evidence, SeasonName } from '@trueseason/contracts';
import { claimOf, phrase } from './axis-claims.ts';
import { AXIS_WORDS } from './axis-words.ts';
import { capital } from './capital.ts';
import { colorlessHair } from './colorless-hair.ts';
import { hairSaid, ownEyes, ownHair } from './feature-words.ts';
import { skinUndertone } from './foundation.ts';
import { listed } from './listed.ts';
import { isSeasonName, RING } from './ring.ts';

const { low, high } = AXIS_WORDS.temperature;

type Beside = Pick<Evidence, 'decidingAxis'> & { readonly axes: Pick<Evidence['axes'], 'temperature'> };

/**
 * Beside a season that is called warm or cool throughout: that its reader is neither, or leans the other way, by the same
 * figure as the measurements, and what brings that palette nearest all the same. "" where they are on its side.
 */
export function besideTemperature(season: string, { decidingAxis, axes: { temperature } }: Beside): string {
  if (!isSeasonName(season)) return '';
  const place = RING[season].axes.temperature;
  const isMiddle = claimOf(temperature) === 'middle';
  const isOnItsSide = temperature.value * place > 0;
  if (!isMiddle && isOnItsSide) return '';
  const end = (place < 0 ? low : high).is;
  const you = isMiddle ? `lie between ${low.is} and ${high.is}` : `lean ${(temperature.value < 0 ? low : high).is}`;
  // Elsewhere it is said that temperature decided: the little that they lie to its side.
  if (decidingAxis === 'temperature' && isOnItsSide)
    return `You ${you}, a little to the ${end} side, and that little decided.`;
  return `You ${you} yourself; your other traits still bring a ${end} palette nearest.`;
}

type Measured = Beside & Pick<Evidence, 'features' | 'warmth' | 'answers'>;

/** The same; of whom the evidence says that hair or eyes made them warm or cool while their skin is not, that in short; and how much. */
export function ownTemperature(season: string, evidence: Measured): string {
  const beside = besideTemperature(season, evidence);
  if (beside || !isSeasonName(season)) return beside;
  const why = notBySkin(evidence);
  const much = howMuch(season, evidence.axes, why === null);
  const you = phrase('temperature', evidence.axes.temperature);
  const added = much && `${capital(you)}, ${much}.`;
  if (!why) return added;
  // Where it ends with them, how much follows in that sentence: "you lean warm. You lean warm, less far than".
  if (why.you) return `${why.says} ${much ? `${you}, ${much}` : why.you}.`;
  return [`${why.says}.`, added].filter(Boolean).join(' ');
}

/** How warm or cool they are beside the season's middle; where something else was said of it, only if they lie surely apart. */
function howMuch(season: SeasonName, { temperature }: Measured['axes'], evenAlike: boolean): string {
  const place = RING[season].axes.temperature;
  const apart = { value: Math.sign(place) * (temperature.value - place), sd: temperature.sd };
  const claim = claimOf(apart);
  if (!evenAlike && claim !== 'is') return '';
  const isSure = claimOf(temperature) === 'is';
  const less = isSure ? 'less so' : 'less far';
  const than = `${apart.value < 0 ? less : isSure ? 'more so' : 'farther'} than`;
  const about = `about as ${isSure ? 'much' : 'far'} as`;
  const much = claim === 'middle' ? about : claim === 'leans' ? `if anything ${than}` : than;
  return `${much} is usual for ${season}`;
}

/** Warmth of a color from which everybody sees hair or eyes as warm, and up to which as cool: brown hair and eyes lie in between. */
const [SEEN_COOL, SEEN_WARM] = [0.2, 0.85];
const isSeen = (lab: Lab, isCool: boolean): boolean =>
  isCool ? colorWarmth(lab) <= SEEN_COOL : colorWarmth(lab) >= SEEN_WARM;

interface Why {
  readonly says: string;
  /** What follows to end the sentence, where it is said of all of them. */
  readonly you?: string;
}

/** Only what lies on that side itself is named as what reads so: blue eyes are warm to nobody, whatever hair says. */
function notBySkin(evidence: Measured): Why | null {
  const { skin } = evidence.features;
  const { temperature } = evidence.axes;
  const [hair, iris] = [ownHair(evidence), ownEyes(evidence)];
  if (!evidence.warmth || !(hair || iris)) return null;
  const isCool = temperature.value < 0;
  const end = (isCool ? low : high).is;
  const undertone = skinUndertone([...skin.lab]);
  if (undertone === (isCool ? 'rosy' : 'golden')) return null;
  const bySkin = `Your skin by itself is ${undertone === 'neutral' ? `neither ${high.is} nor ${low.is}` : undertone}`;
  const colorless = isCool && hair && colorlessHair(hair);
  if (colorless) {
    return { says: `${bySkin}; it is your ${hairSaid(hair)}, nearly colorless, that reads as ${end}` };
  }
  if (undertone === 'neutral') return null;
  const parts = [hair && (['hair', hair.lab] as const), iris && (['eyes', iris.lab] as const)].filter((part) => !!part);
  const onSide = parts.filter(([, lab]) => isSeen([...lab], isCool)).map(([name]) => name);
  if (onSide.length > 0)
    return {
      says: `${bySkin}; it is your ${listed(onSide)} that ${onSide.join() === 'hair' ? 'reads' : 'read'} as ${end}`,
    };
  return {
    says: `${bySkin}; with your ${listed(parts.map(([name]) => name))}`,
    you: `you ${claimOf(temperature) === 'is' ? 'read as' : 'lean'} ${end}`,
  };
}
