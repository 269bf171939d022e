/**
 * What nobody sees in a text and what turns it round: controls, marks of direction, zero-width and private characters,
 * fillers. A joiner stays where scripts and emoji need it to look as they do: between two of theirs. In Latin it does
 * nothing.
 */
const UNSEEN =
  /((?!\p{Script=Latin})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])([\u200C\u200D])(?=(?!\p{Script=Latin})[\p{L}\p{Extended_Pictographic}])|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]|\u034F/gu;

/** A text as it is seen, in the order in which it was typed. */
export const withoutUnseen = (text: string): string =>
  text.replace(UNSEEN, (_found, before?: string, joiner?: string) => (before && joiner ? before + joiner : ''));
