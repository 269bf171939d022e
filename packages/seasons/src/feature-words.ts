import type { Evidence } from '@trueseason/contracts';
import { colorlessHair } from './colorless-hair.ts';
import { listed } from './listed.ts';

type Measured = Pick<Evidence, 'features' | 'answers'>;

/** L* up to which hair, brows and eyes are called dark by anybody, and from which light. */
export const DARK = 28;
export const LIGHT = 55;

/** Hair that is the person's own and was made out. */
export const ownHair = ({ features, answers }: Measured): Evidence['features']['hair'] =>
  answers?.hairDyed ? null : features.hair;

/** The same of eyes. */
export const ownEyes = ({ features, answers }: Measured): Evidence['features']['iris'] =>
  answers?.contactLenses ? null : features.iris;

/** Hair in the words that anybody has for it: "salt-and-pepper hair", "white hair", "dark hair", and "hair" where none is sure. */
export function hairSaid(hair: NonNullable<Evidence['features']['hair']>): string {
  if (hair.strands) return 'salt-and-pepper hair';
  const colorless = colorlessHair(hair);
  if (colorless) return `${colorless} hair`;
  return withDepth('hair', hair.lab[0]);
}

/** A feature with its depth, where anybody would call it so. */
const withDepth = (name: string, lightness: number): string =>
  lightness <= DARK ? `dark ${name}` : lightness >= LIGHT ? `light ${name}` : name;

/** A feature as sentences name it. */
export interface SaidPart {
  readonly said: string;
  /** Whether a verb after it stands in the singular. */
  readonly isOne: boolean;
  readonly l: number;
}

/** Hair and eyes of their own, as far as they were made out. */
export function hairAndEyes(measured: Measured): SaidPart[] {
  const [hair, iris] = [ownHair(measured), ownEyes(measured)];
  return [...(hair ? [hairPart(hair)] : []), ...(iris ? [partOf('eyes', iris)] : [])];
}

export const hairPart = (hair: NonNullable<Evidence['features']['hair']>): SaidPart => ({
  said: hairSaid(hair),
  isOne: true,
  l: hair.lab[0],
});

export const partOf = (name: 'brows' | 'eyes', { lab: [l] }: Evidence['features']['skin']): SaidPart => ({
  said: withDepth(name, l),
  isOne: false,
  l,
});

export const isPlural = ([first, ...others]: readonly SaidPart[]): boolean => others.length > 0 || !first?.isOne;

/** "dark hair and brows" where both are, and otherwise what is called nothing first, which a word before it would color. */
export function namedParts(parts: readonly SaidPart[]): string {
  const said = parts.map((part) => part.said);
  if (said.length > 1 && said.every((name) => name.startsWith('dark ')))
    return `dark ${listed(said.map((name) => name.replace('dark ', '')))}`;
  return listed(said.toSorted((a, b) => Number(a.includes(' ')) - Number(b.includes(' '))));
}
