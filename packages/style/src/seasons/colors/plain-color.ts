import { deltaE00, hexToLab, type Lab } from '../../color/index.ts';
import { swatches } from './swatches.ts';

/** Shops' color filters, each at a typical value. */
const SHOP_COLORS: readonly { readonly name: string; readonly lab: Lab }[] = swatches(`
  #FFFFFF white, #F6EEDC cream, #D9C7A8 beige, #C39B66 camel, #8A6A4A tan, #5A3E2B brown, #3A2A22 dark brown,
  #B5B8BC light gray, #7B7E83 gray, #46494E charcoal, #141416 black, #1B2A49 navy, #2456B8 royal blue, #3E6FA8 blue,
  #4A6285 denim blue, #8FB4DA light blue, #BFE0EF pale blue, #2FB7B5 turquoise, #1F6E72 teal, #9FDCC8 mint,
  #1F8A55 emerald green, #4FA64A green, #A8CF4A lime green, #6E7134 olive green, #2B4A36 dark green,
  #93A88C sage green, #F5E27A yellow, #F4B62E golden yellow, #C29A3A mustard, #EC7F2F orange, #F6B98A peach,
  #F2806A coral, #B5532F rust, #C9302C red, #8E2A2F dark red, #6A1F33 burgundy, #F5C6CF light pink, #E46A9B pink,
  #D6257E fuchsia, #A33D63 raspberry, #B98088 dusty rose, #C9B3DE lavender, #6B4AA0 purple, #5B2C57 plum,
  #9A7A98 mauve, #9B8C80 taupe, #FFDCC0 peach, #5FB398 jade green, #64808F slate blue, #8596AA blue gray, #9A5A2E cognac,
  #44421F olive green, #5A2B26 mahogany, #4E8C95 teal, #B8705A terracotta`).map(({ hex, name }) => ({
  name,
  lab: hexToLab(hex),
}));

/** Cache: every reading asks for the same few hundred colors. */
const names = new Map<string, string>();

/** The everyday word for a color, for a shop's search box. */
export function everydayColorName(hex: string): string {
  const name = names.get(hex) ?? nearestName(hexToLab(hex));
  names.set(hex, name);
  return name;
}

function nearestName(lab: Lab): string {
  const distances = SHOP_COLORS.map((color) => deltaE00(color.lab, lab));
  return SHOP_COLORS[distances.indexOf(Math.min(...distances))]?.name ?? '';
}
