import { hexToLab } from '../../color/index.ts';

type Role = 'neutral' | 'light' | 'bright';

/** Where to wear a palette color, by group and lightness. */
export function whereToWear(role: Role, hex: string): string {
  const lightness = hexToLab(hex)[0];
  if (role === 'light') return lightness >= 84 ? 'Shirts, tees and linings' : 'Knitwear, scarves and summer layers';
  // Lips are up to the makeup step: few brights are sold as lipstick.
  if (role === 'bright') return lightness >= 55 ? 'Tops, scarves and ties' : 'Jackets, knitwear and shirts';
  if (lightness >= 80) return 'Shirts, knitwear and summer pants';
  if (lightness >= 45) return 'Tailoring, bags and coats';
  return 'Coats, pants, shoes and belts';
}
