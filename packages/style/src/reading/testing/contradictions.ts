import { keysOf } from '@trueseason/contracts';
import { FACTS, type FactName, type Line } from '../../person/facts.ts';
import { FAR, NEAR } from '../depth-words.ts';
import type { Topic } from '../select.ts';

/** Values of facts, or of `season`; what is not named may be anything. A union of boxes is where a line can stand. */
type Box = Readonly<Record<string, readonly string[]>>;

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [value]) as string[];
const boxOf = (condition: object = {}): Box =>
  Object.fromEntries(Object.entries(condition).map(([name, value]) => [name, listOf(value)]));

const valuesOf = (name: string): readonly string[] | undefined => FACTS[name as FactName];

/** Where both hold; null if that is nowhere. */
function meet(a: Box, b: Box): Box | null {
  const both: Record<string, readonly string[]> = { ...a };
  for (const [name, values] of Object.entries(b)) {
    const held = (a[name] ?? values).filter((value) => values.includes(value));
    if (held.length === 0) return null;
    both[name] = held;
  }
  return both;
}

/** Where the first holds and the second does not. */
function without(a: Box, b: Box): Box[] {
  if (!meet(a, b)) return [a];
  const left: Box[] = [];
  let rest = a;
  for (const [name, values] of Object.entries(b)) {
    const open = (rest[name] ?? valuesOf(name) ?? []).filter((value) => !values.includes(value));
    if (open.length > 0) left.push({ ...rest, [name]: open });
    rest = { ...rest, [name]: values };
  }
  return left;
}

/** A line with one box of those in which it is shown, and with all that it states there. */
export interface Placed {
  readonly topic: string;
  readonly line: Line;
  readonly box: Box;
  readonly states: Box;
}

/** What facts never hold together: contrast is told by what stands first beside the skin, too; no trait is open where one season leads. */
const NEVER: readonly Box[] = [
  { certainty: ['one'], question: ['open'] },
  { contrast: ['low'], besideIs: FAR },
  { contrast: ['high'], besideIs: NEAR },
];

/** Whether facts can hold together. */
export const isPossible = (facts: object): boolean => NEVER.every((never) => !meet(boxOf(facts), never));

/**
 * By the conditions alone: of `one`, a line stands where no line before it does.
 * @param within where the whole topic stands, such as one season
 */
export function place(id: string, { pick, lines }: Topic, within: object = {}): Placed[] {
  let rest = NEVER.reduce((boxes, never) => boxes.flatMap((box) => without(box, never)), [boxOf(within)]);
  return lines.flatMap((line) => {
    const when = boxOf(line.when);
    const boxes = rest.map((box) => meet(box, when)).filter((box) => box !== null);
    if (pick === 'one') rest = rest.flatMap((box) => without(box, when));
    return boxes.map((box) => ({ topic: id, line, box, states: { ...when, ...boxOf(line.says) } }));
  });
}

/** Lines that no facts show. */
export const hidden = (topic: Topic): string[] => {
  const shown = new Set(place('', topic).map(({ line }) => line));
  return topic.lines.filter((line) => !shown.has(line)).map(({ id }) => id);
};

/** Lines that state a fact where another value of it holds. */
export const untrue = (placed: readonly Placed[]): string[] => [
  ...new Set(
    placed.flatMap(({ line, box, states }) =>
      keysOf(FACTS)
        .filter((name) => states[name] && !(box[name] ?? FACTS[name]).every((value) => states[name]?.includes(value)))
        .map((name) => `${line.id} is shown where ${name} is not ${states[name]}`),
    ),
  ),
];

/** Pairs of lines that can stand in one reading and state two values of one fact. */
export const contradictions = (placed: readonly Placed[]): string[] =>
  [
    ...new Set(
      placed.flatMap((a, i) =>
        placed.slice(i + 1).flatMap((b) => {
          if (a.line === b.line || !meet(a.box, b.box)) return [];
          return Object.entries(a.states)
            .filter(([name, values]) => b.states[name] && !values.some((value) => b.states[name]?.includes(value)))
            .map(([name]) => `${a.line.id} and ${b.line.id} differ on ${name}`);
        }),
      ),
    ),
  ].toSorted();

/** What the selected lines of one reading state twice, and differently. */
export function differing(lines: readonly Line[]): string[] {
  const said = new Map<string, { readonly id: string; readonly values: readonly string[] }>();
  return lines.flatMap(({ id, when, says }) =>
    Object.entries({ ...boxOf(when), ...boxOf(says) }).flatMap(([name, values]) => {
      const before = said.get(name);
      const both = before ? before.values.filter((value) => values.includes(value)) : values;
      said.set(name, { id, values: both });
      return both.length > 0 ? [] : [`${before?.id} and ${id} differ on ${name}`];
    }),
  );
}
