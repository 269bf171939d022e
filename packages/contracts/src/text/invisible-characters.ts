/** Invisible and direction-changing characters. Joiners stay where scripts and emoji need them; Latin ignores them. */
const UNSEEN =
  /((?!\p{Script=Latin})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])([\u200C\u200D])(?=(?!\p{Script=Latin})[\p{L}\p{Extended_Pictographic}])|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]|\u034F/gu;

/** A text as displayed, in typing order. */
export const withoutInvisible = (text: string): string =>
  text.replace(UNSEEN, (_found, letter?: string, joiner?: string) => (letter && joiner ? letter + joiner : ''));

/** A typed code by its letters: upper case in any keyboard's script variants, without accents, with plain hyphens. */
export const normalizeCode = (typed: string): string =>
  withoutInvisible(typed)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .toUpperCase();
