import type { NamedColor } from '@trueseason/contracts';
import { plainlyCalled } from './plain-color.ts';

/** Where a line of advice turns to what it leaves, up to the end of its sentence. */
const LEFT =
  /(?:, and (?:skip|avoid|scroll past|pass over|leave out|leave|mute everything called|let|use Cool White in place of) |, (?:while|whereas|as|not|never of) |, and (?=[^.]* are warnings)|; (?=[^.]* lead elsewhere))(?<words>[^.]*)(?=\.)/;
const THREE = /(\w{1,20}), (\w{1,20}) (and|or) (\w{1,20})/;

const stem = (word: string): string => word.toLowerCase().replace(/(?:s|y|e)$/, '');
const stemsIn = (text: string): string[] => (text.match(/\w+/g) ?? []).map(stem);

const wordsOf = ({ hex, name }: NamedColor): string[] => stemsIn(`${name} ${plainlyCalled(hex) ?? ''}`);

/** Advice that leaves none of these colors on the rail by its word: what is lent on one page is forbidden on no other. */
export function sparingWords(lines: readonly string[], lent: readonly NamedColor[]): string[] {
  const words = new Set(lent.flatMap(wordsOf));
  return lines.map((line) => line.replace(LEFT, (clause, ...found) => without(clause, found.at(-1).words, words)));
}

/** What a line leaves, without words that are lent; nothing where fewer than two would stay. */
function without(clause: string, left: string, lent: ReadonlySet<string>): string {
  if (!stemsIn(left).some((word) => lent.has(word))) return clause;
  const [list = '', first = '', second = '', and, third = ''] = THREE.exec(left) ?? [];
  const stay = [first, second, third].filter((word) => word && !lent.has(stem(word)));
  return stay.length === 2 ? clause.replace(list, stay.join(` ${and} `)) : '';
}
