import type { Estimate, Evidence, Feature } from '@trueseason/contracts';
import { claimOf } from '@trueseason/seasons/axis-claims';
import { AXIS_WORDS } from '@trueseason/seasons/axis-words';
import { colorlessHair } from '@trueseason/seasons/colorless-hair';
import { skinUndertone, type Undertone } from '@trueseason/seasons/foundation';

/** In spreads from the middle of people: nearer to it, a feature by itself is neither warm nor cool. */
const READS = 0.75;
const sideOf = (warmth: number | undefined): number =>
  warmth === undefined || Math.abs(warmth) < READS ? 0 : Math.sign(warmth);

type Features = Pick<Evidence['features'], 'skin' | 'hair' | 'iris'>;

const SKIN_SIDE: Readonly<Record<Undertone, number>> = { golden: 1, neutral: 0, rosy: -1 };

function hairName(hair: NonNullable<Evidence['features']['hair']>): string | undefined {
  const name = colorlessHair(hair);
  return name && (hair.strands ? 'salt-and-pepper hair' : `${name} hair`);
}

/**
 * Hair weighs most in what is warm or cool, since over many people it repeats itself best, whatever one person's
 * uncertainties are. To whom it alone says so, or against their skin or eyes, that is told, and what the rest says: flatly
 * calling golden skin cool would be read as a mistake. "" where they agree. Skin has the undertone that it is advised by.
 * @param warmth what hair and eyes say by themselves, in spreads from the middle of people
 */
export function hairAgainstSkin(
  warmth: Partial<Record<Feature, number>>,
  temperature: Estimate,
  { skin, hair, iris }: Features,
  counts: (feature: Feature) => boolean,
): string {
  const end = Math.sign(temperature.value);
  const counted = { hair: hair !== null && counts('hair'), eyes: iris !== null && counts('iris') };
  if (claimOf(temperature) === 'middle' || (!counted.hair && !counted.eyes)) return '';
  const undertone = skinUndertone([...skin.lab]);
  const skinSide = SKIN_SIDE[undertone];
  const eyesSide = counted.eyes ? sideOf(warmth.iris) : 0;
  const word = (side: number) => AXIS_WORDS.temperature[side < 0 ? 'low' : 'high'].is;
  const isSkinAgainst = skinSide === -end;
  const skinSaid = `skin is ${undertone === 'neutral' ? 'neither golden nor rosy' : undertone} for its depth`;
  if (!hair || !counted.hair || sideOf(warmth.hair) !== end) {
    const weighty = [counted.hair && 'hair', counted.eyes && 'eyes'].filter((name) => name !== false);
    return isSkinAgainst || (!hair && skinSide === 0)
      ? `Your ${skinSaid}. Whether you are warm or cool was read from your ${weighty.join(' and ')} above all: in most people ${counted.eyes ? 'they read' : 'it reads'} more alike from day to day than skin does.`
      : '';
  }
  const colorless = hairName(hair);
  // Brown and black are cool to nobody who looks at their swatch: beside other people's they are.
  const eyesRead = end > 0 && iris && iris.lab[2] > 0 ? 'cooler than most people’s' : word(-end);
  const against = [isSkinAgainst && skinSaid, eyesSide === -end && `eyes read as ${eyesRead}`].filter(
    (said) => said !== false,
  );
  if (against.length > 0) {
    const own = colorless ? `${colorless}, nearly colorless,` : 'hair';
    const isAlone = against.length === (counted.eyes ? 2 : 1);
    const without = isAlone ? ` If it is dyed, tell us: the rest leans ${word(-end)}.` : '';
    return `Your ${against.join(' and your ')}, yet your ${own} reads as ${word(end)}. The hair weighs most: in most people it reads most alike from day to day.${without}`;
  }
  if (!colorless || end > 0 || skinSide === end || eyesSide === end) return '';
  const [named, are] = counted.eyes ? ['skin and eyes', 'by themselves are'] : ['skin', 'by itself is'];
  return `It is your ${colorless}, with next to no color of its own, that reads as ${word(end)}; your ${named} ${are} neither warm nor cool.`;
}
