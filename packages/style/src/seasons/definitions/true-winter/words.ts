import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Cold light, clean line.',
  personality:
    'True Winter makes clear decisions: light and dark meet without a middle step. Simple outfits look finished on you.',
  signature: '“Black, white, and one color that means it.”',
  description: [
    'True Winter is cool above all, and pure: true red, royal blue, emerald and fuchsia.',
    'Black, plain white and icy tints belong to it; beige and gold dull it.',
  ],
  traits: [
    'Every good color has blue in it, and none has gold.',
    'Colors are pure: not dusty, not neon.',
    'Black and optic white look natural, which is rare.',
  ],
  clothing: [
    'Start with Black, Navy, Charcoal and Slate in sharp cuts.',
    'Wear color in blocks: a Royal Blue coat over black needs nothing else.',
    { text: 'Put your lightest light next to your darkest dark.', when: { advisedContrast: 'high' } },
    'Choose smooth, firm fabrics: gabardine, poplin, satin and patent leather.',
    'Prints need geometry and space: bold stripes, houndstooth, graphic florals.',
    'For casual days, wear dark denim, an Ice Gray tee and one true color.',
  ],
  shopping: [
    'Hold printer paper to the collar: your white should match it.',
    'For reds, think cherry, not tomato.',
    'Spend on dark shoes and a well-cut coat, then add color cheaply.',
    'Search for royal, emerald, fuchsia and optic white.',
  ],
  bestMetals: 'Silver, Platinum, White Gold, Gunmetal, Stainless Steel',
  metals:
    'Bright Silver, Platinum and White Gold match the palette. Gunmetal adds depth in larger pieces, and Stainless Steel is right for sports.',
  jewelry: {
    guidance: 'Choose clean geometry and high shine. One statement piece is enough.',
    rings: 'Polished silver, square-cut sapphire, emerald or crystal.',
    necklaces: 'A rigid collar, white mother-of-pearl in silver or a single clear drop.',
    earrings: 'Geometric studs, icicle drops, glossy black or ruby stones.',
    watches: 'Polished steel with a black or white dial on black leather or steel.',
  },
  glasses: {
    guidance: 'Graphic frames with a definite dark outline, or ice-clear ones with none.',
    list: [
      'Polished black with angular corners',
      'Bright silver or gunmetal metal',
      'Gloss navy for a slightly softer line',
      'True red or ice clear to stand out',
    ],
  },
  hair: [
    'The hair of this palette is black, blue-black, neutral espresso or pure silver.',
    'Shine is worth more than highlights; skip gold, copper and caramel.',
  ],
  grayHair: 'A white streak or a full head of steel gray can look magnificent here.',
  makeup: {
    text: 'True red, fuchsia or cold plum lips, black or navy at the lashes, icy highlights and a matte, even finish.',
    guidelines: [
      'Build blue-pink or raspberry blush in thin layers, until it just shows.',
      'A blue-based red lip and mascara count as full makeup.',
      'For the eyes, use charcoal, navy or cold plum with crisp edges.',
      'For a bare look, a clear balm and combed brows are enough.',
    ],
  },
  besideNext:
    'True Winter and Bright Winter both love contrast. True Winter is colder; Bright Winter is more brilliant and a little closer to neutral.',
  celebrities: [
    {
      name: 'Elizabeth Taylor',
      note: 'The winter of the classic color guides.',
      colors: 'True Red, Royal Purple, Emerald',
    },
    {
      name: 'Cillian Murphy',
      man: true,
      note: 'Named for how pure white looks on him.',
      colors: 'Pure White, Black, Charcoal',
    },
    {
      name: 'Naomi Campbell',
      depth: 'deep',
      note: 'Listed by some as a cool winter.',
      colors: 'Fuchsia, Royal Blue, Powder Blue',
    },
  ],
};
