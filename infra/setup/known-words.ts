import { readCompose } from '../testing/compose-file.ts';
import { documentedVariables, filledEnv } from '../testing/env-file.ts';

/** The parts of the containers that COMPOSE_PROFILES may name. */
export const knownParts = (): string[] => [
  ...new Set(Object.values(readCompose(filledEnv()).services).flatMap(({ profiles = [] }) => profiles)),
];

/** Single letters that were added, left out, exchanged or swapped with their neighbor (optimal string alignment). */
function editsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, n) => n)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** Of short words, few others are typos. */
const mostEdits = ({ length }: string): number => Math.min(2, Math.floor(length / 4));

/** The known word that a typo probably means. */
const wordMeantBy = (word: string, known: readonly string[]): string | undefined =>
  known
    .map((candidate) => ({ candidate, edits: editsBetween(word, candidate) }))
    .filter(({ edits }) => edits <= mostEdits(word))
    .toSorted((a, b) => a.edits - b.edits)[0]?.candidate;

/** Why a part is none of the containers'; null if it is. */
export function partProblem(part: string): string | null {
  const parts = knownParts();
  if (parts.includes(part)) return null;
  const suggestion = wordMeantBy(part, parts);
  return `${part} is none of ${parts.join(', ')}${suggestion ? `. Did you mean ${suggestion}?` : ''}`;
}

/** What other programs read from an environment. */
const OF_OTHERS = /_PROXY$|^(COMPOSE|DOCKER|BUILDKIT|BUILDX|NODE|LC|SSL)_|^(TZ|LANG|PATH|HOME|TMPDIR)$/;

/** That nothing reads a variable, and which was meant; null for ours, and for those of other programs. */
export function variableProblem(name: string): string | null {
  const variables = documentedVariables();
  if (variables.includes(name) || OF_OTHERS.test(name)) return null;
  const suggestion = wordMeantBy(name, variables) ?? variables.find((known) => known.startsWith(`${name}_`));
  return `${name}: is not read by anything${suggestion ? `. Did you mean ${suggestion}?` : ''}`;
}
