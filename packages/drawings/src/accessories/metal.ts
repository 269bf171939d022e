/** Light, middle and shadow of a metal, for a sheen. */
export type MetalTones = readonly [string, string, string];

const METALS: readonly (readonly [RegExp, MetalTones])[] = [
  [/rose/i, ['#F7D9CB', '#D9A18C', '#A86B58']],
  [/white gold|platinum|palladium/i, ['#FBFBF8', '#D6D6D0', '#98989A']],
  [/antique|brushed|matte/i, ['#E3CD97', '#B4924F', '#75592A']],
  [/gold/i, ['#FFF0B8', '#DDB14A', '#9A701E']],
  [/brass/i, ['#F3E2A0', '#C2A044', '#7D6423']],
  [/bronze/i, ['#E0B98E', '#A3713E', '#63401F']],
  [/copper/i, ['#F6C3A0', '#C4774A', '#824521']],
  [/gunmetal|pewter|black|rhodium/i, ['#A9ADB3', '#62676E', '#2F3338']],
  [/silver|steel|titanium|chrome/i, ['#FFFFFF', '#C9CDD2', '#868C94']],
];

export const metalTones = (name: string): MetalTones =>
  METALS.find(([words]) => words.test(name))?.[1] ?? ['#FFFFFF', '#C9CDD2', '#868C94'];
