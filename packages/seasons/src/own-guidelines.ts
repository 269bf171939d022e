import type { Estimate, NamedColor } from '@trueseason/contracts';
import { claimOf } from './axis-claims.ts';
import { AXIS_WORDS } from './axis-words.ts';
import type { FoundationStep, Undertone } from './foundation.ts';
import { FIRST, isGround, OF_GROUND } from './ground-neutrals.ts';
import { listed } from './listed.ts';
import { namedIn } from './named-in.ts';
import type { SeasonProfile } from './season-profile.ts';

const OF_FOUNDATION = /\b(foundations?|coverage|base)\b/i;

const SKIN_WORDS: Readonly<Record<Undertone, string>> = {
  golden: 'we measured it as more golden than most skin as light or dark as yours',
  neutral: 'we measured it as neither rosy nor golden, sold as neutral',
  rosy: 'we measured it as rosier than most skin as light or dark as yours',
};

const SKIN_SIDE: Readonly<Record<Undertone, number>> = { golden: 1, neutral: 0, rosy: -1 };

/**
 * Skin is told beside skin as deep, warm and cool by hair and eyes above all: who hears both is told that they are two
 * things. "" where they say the same, or where nothing is said of warm or cool.
 */
function asAWhole(skin: Undertone, temperature: Estimate): string {
  const claim = claimOf(temperature);
  if (claim === 'middle' || SKIN_SIDE[skin] === Math.sign(temperature.value)) return '';
  const { is } = AXIS_WORDS.temperature[temperature.value < 0 ? 'low' : 'high'];
  return `, though your coloring as a whole ${claim === 'is' ? 'is' : 'leans'} ${is}`;
}

/** Whose foundations do not have the season's undertone is told so, in the place of the line that asks for it. */
export function ownMakeup(
  { makeup: { guidelines, undertone } }: SeasonProfile,
  foundation: readonly FoundationStep[],
  skin: Undertone,
  temperature: Estimate,
): readonly string[] {
  if (foundation.every((step) => step.name.includes(undertone))) return guidelines;
  const own = `Match foundation to your own skin, along the jaw and in daylight: ${SKIN_WORDS[skin]}${asAWhole(skin, temperature)}.`;
  return guidelines.map((text) => (OF_FOUNDATION.test(text) ? own : text));
}

/** Neutrals stand in somebody's own order: a line that builds on others names theirs instead. */
export function withOwnNeutrals(guidelines: readonly string[], neutrals: readonly NamedColor[]): string[] {
  const first = listed(
    neutrals
      .filter(isGround)
      .slice(0, FIRST)
      .map(({ name }) => name),
  );
  return guidelines.map((text) => {
    const named = OF_GROUND.test(text) ? namedIn(text, neutrals) : [];
    if (named.length === 0 || isOwn(text, named, neutrals)) return text;
    return `Let ${first} do most of the work: they suit your depth and contrast best.`;
  });
}

/** Whether what a text names before others comes first in somebody's own order, and most of it in the first half. */
function isOwn(text: string, named: readonly NamedColor[], neutrals: readonly NamedColor[]): boolean {
  const said = text.toLowerCase();
  const [lead] = named.toSorted((a, b) => said.indexOf(a.name.toLowerCase()) - said.indexOf(b.name.toLowerCase()));
  const early = named.filter((color) => neutrals.indexOf(color) < neutrals.length / 2);
  return lead !== undefined && neutrals.indexOf(lead) < FIRST && early.length > named.length / 2;
}
