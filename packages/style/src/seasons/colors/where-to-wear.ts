import type { NamedColor } from '@trueseason/contracts';
import { hexToLab } from '../../color/index.ts';

type Role = 'neutral' | 'light' | 'bright';

/** What each band of L* is worn as, from its lower bound up to the band before. Lips are up to the makeup step. */
const BANDS: Readonly<Record<Role, readonly (readonly [from: number, name: string, garments: string])[]>> = {
  neutral: [
    [80, 'Light', 'shirts, knitwear and summer pants'],
    [45, 'Medium', 'tailoring, bags and coats'],
    [0, 'Dark', 'coats, pants, shoes and belts'],
  ],
  light: [
    [84, 'Palest', 'shirts, tees and linings'],
    [0, 'Deeper', 'knitwear, scarves and summer layers'],
  ],
  bright: [
    [55, 'Lighter', 'tops, scarves and ties'],
    [0, 'Darker', 'jackets, knitwear and shirts'],
  ],
};

/** Where to wear a palette's group, by lightness; each garment is said once. */
export function whereToWear(role: Role, colors: readonly NamedColor[]): string {
  const bandOf = ({ hex }: NamedColor) => BANDS[role].find(([from]) => hexToLab(hex)[0] >= from);
  const usedBands = new Set(colors.map(bandOf));
  const bands = BANDS[role].filter((band) => usedBands.has(band));
  return bands.length === 1
    ? `Wear them as ${bands[0]?.[2]}.`
    : bands.map(([, name, garments]) => `${name}: ${garments}.`).join(' ');
}
