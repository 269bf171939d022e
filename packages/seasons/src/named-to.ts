import type { CelebrityMention } from './season-profile.ts';

/** As the step has room for. */
const NAMED = 3;

/** The names of a season, those whose skin is as deep as somebody's, or as light, first. */
export const namedTo = (deeper: boolean, celebrities: readonly CelebrityMention[]): string[] =>
  celebrities
    .toSorted((a, b) => Number((b.deeper ?? false) === deeper) - Number((a.deeper ?? false) === deeper))
    .slice(0, NAMED)
    .map(({ name }) => name);
