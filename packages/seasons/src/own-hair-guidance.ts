import { deltaE00, hexToLab, type Lab, labToLch } from '@trueseason/color';
import type { Evidence, NamedColor } from '@trueseason/contracts';
import { colorlessHair, hasGrayed, isGray } from './colorless-hair.ts';
import { type HairReach, hairReach, VERY_NEARLY } from './hair-reach.ts';
import { listed } from './listed.ts';
import { adviceOnStrands } from './lowlights.ts';
import type { SeasonProfile } from './season-profile.ts';
import { sentences } from './sentences.ts';

type Hair = NonNullable<Evidence['features']['hair']>;

/** What is said of dyed or sun-bleached color and a depth to stay with: nothing for who is gray. */
const OF_COLOR = /\bbrass|natural (depth|color)|your own depth/i;

/** CIEDE2000 within which a color lies near the hair that it is compared with. */
const NEAR = 14;
/** L* that black hair is read below, shine and all; dyed, it would be told from its own by nobody. */
const BLACK = 32;
const isBlack = (hair: { readonly lab: Lab }): boolean =>
  hair.lab[0] < BLACK && /black|dark/.test(colorlessHair(hair) ?? '');

/** More names in a row than these are told by those that are missing. */
const FEW = 3;

/** Chroma up to which a color of hair passes for gray, silver or white. */
const GRAYISH = 12;

const chromaOf = ({ hex }: NamedColor): number => labToLch(hexToLab(hex))[1];

/** L* within which a color is of the same depth as hair. */
const SAME_DEPTH = 12;

/**
 * A season's advice on hair as the hair that was measured lets it hold: who is gray, all or in part, and nobody else is told of gray, and
 * everybody which of the season's colors lie at their own depth, which take bleach, and which come with gray.
 */
export function ownHairGuidance(
  { guidance, gray }: SeasonProfile['hair'],
  hair: Evidence['features']['hair'],
  best: readonly NamedColor[],
): string {
  if (!hair) return guidance;
  const held = hasGrayed(hair) ? [gray, ...sentences(guidance).filter((said) => !OF_COLOR.test(said))] : [guidance];
  // Hair of two colors has no one depth; its own advice goes on from the word for it, which comes before all of this.
  if (hair.strands) return [adviceOnStrands(hair, best), ...held, ...beyondDye(hair, best)].join(' ');
  // Theirs first: what the season says of all hair is for whoever reads on.
  if (isGray(hair)) return [ofGray(hair, best), ...held].join(' ');
  return [ofDepth(hair, best), ...held].filter(Boolean).join(' ');
}

function ofGray(hair: Hair, best: readonly NamedColor[]): string {
  const off = ({ hex }: NamedColor) => deltaE00(hexToLab(hex), [...hair.lab]);
  // Gray hair beside a blonde of its lightness is not the same color to anybody.
  const grays = best.filter((color) => chromaOf(color) < GRAYISH);
  const [nearest] = grays.toSorted((a, b) => off(a) - off(b));
  // Named as nearest, it has to be so to whoever compares all of them.
  const isNear = nearest && off(nearest) < NEAR && best.every((color) => off(color) >= off(nearest));
  const [near, which] = isNear
    ? [`; of the colors below, ${nearest.name} lies nearest to it`, 'The others']
    : ['', 'The colors below'];
  return `Your ${colorlessHair(hair)} hair needs no color${near}. ${which} are for whoever wants a change.`;
}

function ofDepth(hair: Hair, best: readonly NamedColor[]): string {
  const above = ({ hex }: NamedColor) => hexToLab(hex)[0] - hair.lab[0];
  const off = ({ hex }: NamedColor) => deltaE00(hexToLab(hex), [...hair.lab]);
  const [shine] = isBlack(hair)
    ? best.filter(({ hex }) => isBlack({ lab: hexToLab(hex) })).sort((a, b) => chromaOf(a) - chromaOf(b))
    : [];
  // Black hair shines: whatever is as dark as it is read, or darker, may be as deep.
  const isOwn = (color: NamedColor) =>
    above(color) <= SAME_DEPTH && (shine !== undefined || above(color) >= -SAME_DEPTH);
  const own = best.filter(isOwn).map(({ name }) => name);
  const [lighter, gray, darker] = reachesOf(hair, best);
  const [nearest] = best.filter((color) => off(color) < VERY_NEARLY).sort((a, b) => off(a) - off(b));
  if (!nearest && !shine && lighter.length + gray.length + darker.length === 0) return '';
  // Black hair is called so wherever it is told, whatever the color is named that it equals. Lit, it equals none.
  const word = colorlessHair(hair);
  // Nobody reads that their pale hair is very nearly a dark blonde.
  const asItIs =
    (nearest || shine) &&
    `Your ${word === undefined || word === 'pale' ? 'own' : word} hair ${nearest ? `is very nearly ${nearest.name}, and ` : ''}needs no color.`;
  if (own.length > FEW && own.length + lighter.length + gray.length === best.length) {
    const others = [
      lighter.length > 0 && `${listed(lighter)}, which would take bleach,`,
      gray.length > 0 && `${ofTime(gray, ', which')},`,
    ].filter((text) => text !== false);
    const but = others.length > 0 ? ` but ${others.join(' and ')}` : '';
    return [asItIs, `Of your season’s hair colors all${but} lie near your own depth.`].filter(Boolean).join(' ');
  }
  const others = own.filter((name) => name !== nearest?.name);
  return [
    asItIs,
    others.length > 0 && `${nearest ? 'Also near' : 'Nearest to'} your own depth: ${listed(others)}.`,
    ...beyondDye(hair, best),
    darker.length > 0 && `${listed(darker)} would be much darker.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function reachesOf(hair: Hair, best: readonly NamedColor[]): readonly [string[], string[], string[]] {
  const asking = (reach: HairReach) => best.filter((color) => hairReach(color, hair) === reach).map(({ name }) => name);
  return [asking('bleach'), asking('time'), asking('deep dye')];
}

/** What no dye does to this hair, in sentences; none where dye is enough for all. */
function beyondDye(hair: Hair, best: readonly NamedColor[]): readonly string[] {
  const [lighter, gray] = reachesOf(hair, best);
  const byTime = hair.strands ? `More gray brings ${listed(gray)}; no dye does.` : `${ofTime(gray)}.`;
  return [bleachSaid(lighter, gray, best.length), gray.length > 0 ? byTime : ''].filter(Boolean);
}

/** Nobody is left with colors that all lie out of reach, and no word on their own. */
function bleachSaid(lighter: readonly string[], gray: readonly string[], count: number): string {
  if (lighter.length === 0) return '';
  if (lighter.length + gray.length < count) return `${listed(lighter)} would take bleach.`;
  const all = gray.length > 0 ? `all but ${listed(gray)}` : 'all of them';
  return `Your own hair needs none of the colors below: ${all} would take bleach.`;
}

const ofTime = (gray: readonly string[], which = ''): string =>
  `${listed(gray)}${which} ${gray.length === 1 ? 'comes' : 'come'} with gray hair, not from dye`;
