import { metalColor } from '@trueseason/style/seasons';
import { shade } from '../cloth/cloth.tsx';

/** Light, middle and shadow of a metal, for a sheen. */
export type MetalTones = readonly [string, string, string];

/** What light does on the surface. */
export type MetalFinish = 'polished' | 'smooth' | 'satin' | 'brushed' | 'matte' | 'antique' | 'hammered';

/** The first match counts: a named finish precedes the metal's usual one. */
const FINISHES: readonly (readonly [RegExp, MetalFinish])[] = [
  [/antique|aged|oxidi[sz]ed/i, 'antique'],
  [/brushed/i, 'brushed'],
  [/hammered/i, 'hammered'],
  [/matte/i, 'matte'],
  [/polished|chrome|bright/i, 'polished'],
  [/soft|pale|champagne/i, 'satin'],
  [/stainless|titanium/i, 'brushed'],
  [/gunmetal|pewter/i, 'matte'],
];

export const metalFinish = (name: string): MetalFinish => FINISHES.find(([word]) => word.test(name))?.[1] ?? 'smooth';

export const metalTones = (name: string): MetalTones => {
  const body = metalColor(name);
  return [shade(body, 24), body, shade(body, -26)];
};
