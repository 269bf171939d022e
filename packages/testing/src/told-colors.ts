import { type AnalysisResult, EYE_COLORS, HAIR_COLORS, type HexColor } from '@trueseason/contracts';
import { hexToLab } from '@trueseason/style/color';

/** Hair that a sentence may call so. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  'salt-and-pepper': ['salt-and-pepper'],
  gray: ['gray', 'salt-and-pepper'],
  white: ['white'],
  dark: ['black', 'darkest-brown'],
};
const CLAIM = new RegExp(`\\b(${Object.keys(CALLED).join('|')})(?= hair\\b)`, 'gi');

/** L* within which told hair or eyes may be called as light as the skin. */
const ALIKE = 12;
const BESIDE = /Your (hair|eyes) (?:is|are) (\S+ )?(darker|lighter|about as light)/g;

/** What a person with a told color is not asked, nor told to lack. */
const UNSEEN = {
  hair: /couldn’t see your hair|Without hair|hair is covered|Is it dyed\?|None to measure|Covered, so your season/,
  eyes: /couldn’t see your eye color|left out eye color/,
} as const;

interface Told {
  readonly label: string;
  readonly swatch: readonly string[];
}

const labelsIn = (text: string, feature: 'Hair' | 'Iris'): string[] =>
  [...text.matchAll(new RegExp(`\\b${feature}, ([a-z- ]+?)(?:, as you told us|(?=[ ,.<]*#)|(?=[<,.]))`, 'g'))].map(
    ([whole]) => whole,
  );

/** Whether light (L*) is what a sentence says of it beside the skin. */
function isBeside(light: number, skin: number, word: string | undefined): boolean {
  if (word === 'darker') return light < skin;
  if (word === 'lighter') return light > skin;
  return Math.abs(light - skin) <= ALIKE;
}

/**
 * What a text, or a page, says of hair and eyes against what this person told of them.
 * @param hexes measured colors must not be drawn where others are told: `text` includes them as `#RRGGBB`
 */
export function saidAgainstTold({ evidence }: Pick<AnalysisResult, 'evidence'>, text: string): string[] {
  const { answers, features } = evidence;
  const hair: (Told & { readonly value: string }) | undefined = HAIR_COLORS.find(
    ({ value }) => value === answers?.naturalHair,
  );
  const eyes: Told | undefined = EYE_COLORS.find(({ value }) => value === answers?.eyes);
  const found: string[] = [];
  if (hair) {
    for (const [claim] of text.matchAll(CLAIM))
      if (!CALLED[claim.toLowerCase()]?.includes(hair.value)) found.push(`${claim} hair`);
  }
  const skin = features.skin.lab[0];
  for (const [sentence, subject, , word] of text.matchAll(BESIDE)) {
    const told = subject === 'hair' ? hair : eyes;
    if (!told) continue;
    const lights = told.swatch.map((hex) => hexToLab(hex)[0]);
    if (!lights.some((light) => isBeside(light, skin, word))) found.push(sentence);
  }
  for (const [feature, told, name, measured] of [
    ['hair', hair, 'Hair', features.hair?.hex],
    ['eyes', eyes, 'Iris', features.iris?.hex],
  ] as const) {
    if (!told) continue;
    const [unseen] = UNSEEN[feature].exec(text) ?? [];
    if (unseen) found.push(unseen);
    for (const label of labelsIn(text, name))
      if (label !== `${name}, ${told.label.toLowerCase()}, as you told us`) found.push(label);
    if (measured && isDrawn(text, measured) && !told.swatch.includes(measured)) found.push(`${name} ${measured}`);
  }
  return found;
}

const isDrawn = (text: string, hex: HexColor): boolean => text.includes(hex);
