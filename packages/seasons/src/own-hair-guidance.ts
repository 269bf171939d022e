import { deltaE00, hexToLab } from '@trueseason/color';
import type { Evidence, NamedColor } from '@trueseason/contracts';
import { colorlessHair, isGray } from './colorless-hair.ts';
import { hairReach } from './hair-reach.ts';
import { listed } from './listed.ts';
import { sentences } from './sentences.ts';

type Hair = NonNullable<Evidence['features']['hair']>;

/** What is said of gray to come, of dyed or sun-bleached color, and of a depth to stay with: nothing for who is gray. */
const BEFORE_GRAY =
  /growing out gray|graying hair|gray is coming|gray arrives|first gray|gray can be|gray comes|\bbrass|natural (depth|color)|your own depth/i;

/** CIEDE2000 within which a color lies near the hair that it is compared with. */
const NEAR = 14;
/** CIEDE2000 within which hair is of that color already. */
const TWIN = 7;
/** L* within which a color is of the same depth as hair. */
const SAME_DEPTH = 12;

/**
 * A season's advice on hair as the hair that was measured lets it hold: who is gray, all or in part, is told nothing of turning gray, and
 * everybody which of the season's colors lie at their own depth, and which take bleach.
 */
export function ownHairGuidance(
  guidance: string,
  hair: Evidence['features']['hair'],
  best: readonly NamedColor[],
): string {
  if (!hair) return guidance;
  const grayed = isGray(hair);
  // Salt-and-pepper hair has grayed as well.
  const held =
    grayed || hair.strands
      ? sentences(guidance).filter((sentence) => !BEFORE_GRAY.test(sentence))
      : sentences(guidance);
  // Hair of two colors has no one depth, and a word of its own.
  const own = hair.strands ? '' : grayed ? ofGray(hair, best) : ofDepth(hair, best);
  return (grayed ? [own, ...held] : [...held, own]).filter(Boolean).join(' ');
}

function ofGray(hair: Hair, best: readonly NamedColor[]): string {
  const off = ({ hex }: NamedColor) => deltaE00(hexToLab(hex), [...hair.lab]);
  const [nearest] = best.toSorted((a, b) => off(a) - off(b));
  const isNear = nearest && off(nearest) < NEAR;
  const [near, which] = isNear
    ? [`; of the colors below, ${nearest.name} lies nearest to it`, 'The others']
    : ['', 'The colors below'];
  return `Your ${colorlessHair(hair)} hair needs no color${near}. ${which} are for whoever wants a change.`;
}

function ofDepth(hair: Hair, best: readonly NamedColor[]): string {
  const above = ({ hex }: NamedColor) => hexToLab(hex)[0] - hair.lab[0];
  const off = ({ hex }: NamedColor) => deltaE00(hexToLab(hex), [...hair.lab]);
  const own = best.filter((color) => Math.abs(above(color)) <= SAME_DEPTH).map(({ name }) => name);
  const asking = (reach: string) => best.filter((color) => hairReach(color, hair) === reach).map(({ name }) => name);
  const [lighter, darker] = [asking('bleach'), asking('deep dye')];
  const [twin] = best.filter((color) => off(color) < TWIN).sort((a, b) => off(a) - off(b));
  if (!twin && lighter.length + darker.length === 0) return '';
  return [
    twin && `Your own hair is all but ${twin.name}, and needs no color.`,
    own.length > 0 && `Nearest to your own depth: ${listed(own)}.`,
    lighter.length > 0 && `${lighter.length === best.length ? 'All of them' : listed(lighter)} would take bleach.`,
    darker.length > 0 && `${listed(darker)} would be much darker.`,
  ]
    .filter(Boolean)
    .join(' ');
}
