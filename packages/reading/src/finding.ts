import type { Contrasts, ReadingLine } from '@trueseason/contracts';

const FEATURES = [
  ['skinHair', 'hair', 'Your hair is'],
  ['skinBrow', 'brows', 'Your brows are'],
  ['skinIris', 'iris', 'Your eyes are'],
] as const satisfies readonly (readonly [keyof Contrasts, id: string, begins: string])[];

/** A log10 ratio less certain than this is no finding: one standard uncertainty would halve or double it. */
const MOST_SD = 0.3;
/** How many times as much light one returns as the other, up to each word; 2.3 and 7.5 bound the middle half of people. */
const [ALIKE, A_LITTLE, CLEARLY] = [1.35, 2.3, 7.5];

/** One line about how light a feature is beside the skin, from the first that was seen well; null where none was. */
export function findingOf(contrasts: Partial<Contrasts>): ReadingLine | null {
  for (const [key, id, begins] of FEATURES) {
    const contrast = contrasts[key];
    if (!contrast || contrast.sd >= MOST_SD) continue;
    const times = 10 ** Math.abs(contrast.value);
    if (times < ALIKE) return { id, text: `${begins} about as light as your skin.` };
    const step = times < A_LITTLE ? 'a little' : times < CLEARLY ? 'clearly' : 'much';
    return { id, text: `${begins} ${step} ${contrast.value > 0 ? 'darker' : 'lighter'} than your skin.` };
  }
  return null;
}
