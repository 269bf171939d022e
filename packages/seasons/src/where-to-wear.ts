import { hexToLab, type Lch, labToLch } from '@trueseason/color';

type Role = 'neutral' | 'light' | 'bright';

/** Where a palette color earns its place, from its group and its lightness. */
export function whereToWear(role: Role, hex: string): string {
  const lab = hexToLab(hex);
  const lightness = lab[0];
  if (role === 'light') return lightness >= 84 ? 'Shirts, tees and linings' : 'Knitwear, scarves and summer layers';
  if (role === 'bright' && lightness >= 55) return 'Near the face: tops, scarves, ties';
  if (role === 'bright') return isLipColor(labToLch(lab)) ? 'Dresses, jackets and lips' : 'Dresses and jackets';
  if (lightness >= 80) return 'Shirts, knitwear and summer trousers';
  if (lightness >= 45) return 'Tailoring, bags and coats';
  return 'Coats, trousers, shoes and belts';
}

/** From berry over red to brick: lipstick is sold in no green, blue or violet that a season would name. */
const isLipColor = ([, chroma, hue]: Lch): boolean => chroma >= 15 && (hue >= 340 || hue <= 55);
