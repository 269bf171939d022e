import type { ReadingLine } from '@trueseason/contracts';
import type { Condition, FactName, Facts, Line } from '../person/facts.ts';
import type { PlaceholderValues } from './placeholders.ts';

const holds = (condition: Condition | undefined, facts: Facts): boolean =>
  (Object.entries(condition ?? {}) as [FactName, unknown][]).every(([name, value]) =>
    Array.isArray(value) ? value.includes(facts[name]) : facts[name] === value,
  );

/** A topic that shows the first matching line. */
export interface SingleLine {
  readonly pick: 'one';
  readonly lines: readonly Line[];
}

/** A topic that shows the first `most` matching lines. */
export interface SeveralLines {
  readonly pick: number;
  readonly lines: readonly Line[];
}

export type Topic = SingleLine | SeveralLines;

export const firstMatch = (...lines: readonly Line[]): SingleLine => ({ pick: 'one', lines });
export const firstMatches = (most: number, ...lines: readonly Line[]): SeveralLines => ({ pick: most, lines });

/** A topic's lines for these facts. Lines are selected, never edited. */
export const select = ({ pick, lines }: Topic, facts: Facts): readonly Line[] =>
  lines.filter(({ when }) => holds(when, facts)).slice(0, pick === 'one' ? 1 : pick);

const PLACEHOLDER = /\{(\w+)\}/g;

/** Fills placeholders. @throws RangeError for one without a name */
export const fill = ({ id, text }: Line, names: PlaceholderValues): ReadingLine => ({
  id,
  text: text.replace(PLACEHOLDER, (_, key: string) => {
    const name = names[key as keyof PlaceholderValues];
    if (name === undefined) throw new RangeError(`${id} names ${key}, which is unknown`);
    return name;
  }),
});
