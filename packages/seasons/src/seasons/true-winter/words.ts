import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Cold light, clean line.',
  personality:
    'This season is made of clear decisions: light and dark meet without a middle step, and cool color runs through it all. Simple clothes in strong cool colors look complete here where they would look severe elsewhere.',
  signature: '“Black, white, and one color that means it.”',
  description:
    'True Winter is the coldest of the strong seasons. It lives on contrast and on pure cool hues: true red, royal blue, emerald, fuchsia, black and plain white, with icy tints where other palettes have pastels. Beige and gold blur what is sharp in it.',
  people:
    'Brown and very deep skin with a blue or red cast, cool olive or tan skin and porcelain with dark hair are all typical, as is silver hair with dark brows.',
  keyCharacteristics: [
    'Cool without compromise: blue in every good color, and no gold',
    'Pure color, neither dusty nor fluorescent',
    'High contrast between hair, eyes and skin, or within the eye itself',
    'Black and optic white look natural on you, which is rare',
    'Icy tints are better than pastels, because they hold more light than color',
  ],
  clothing: [
    'Start with Black, Navy, Charcoal and Gunmetal, and cut them sharply.',
    'Wear color in blocks with hard edges; a Royal Blue coat over black needs nothing else.',
    'Keep the lightest light beside the darkest dark, so that your own contrast is repeated.',
    'Smooth, firm cloth shows these hues best, from gabardine and poplin to satin and patent leather.',
    'Prints call for geometry and space: bold stripes, houndstooth, graphic florals on white or black.',
    'Casual days work in dark denim, an Ice Gray tee and one true color at the feet or neck.',
  ],
  shopping: [
    'Hold a sheet of printer paper to the collar; your white should match it.',
    'Reds decide fast: if it reminds you of tomato, put it back, and if of cherry, try it on.',
    'Invest in dark shoes and a coat of good shape, then add color cheaply.',
    'Filter for royal, emerald, fuchsia and optic white, and mute everything called sand, rust or honey.',
  ],
  bestMetals: 'Silver, Platinum, White Gold, Gunmetal, Stainless Steel',
  metals:
    'Bright Silver, Platinum and White Gold answer the cool of the palette. Gunmetal adds depth in larger pieces, and Stainless Steel suits anything sporty.',
  jewelry: {
    guidance:
      'Clean geometry and high shine are your ornament. Choose one statement and let the space around it stay empty.',
    rings: 'Polished silver, square-cut sapphire, emerald or clear crystal.',
    necklaces: 'A rigid collar, white mother-of-pearl set in silver, a single diamond-white drop.',
    earrings: 'Geometric studs, icicle drops, glossy black or ruby stones.',
    watches: 'Polished steel with a black or white dial, on black leather or a steel band.',
  },
  jewels: {
    ring: { kind: 'square', metal: 'Polished Silver', stone: '#0A6B4A' },
    necklace: { kind: 'collar', metal: 'Polished Silver', stone: null },
    earrings: { kind: 'studs', metal: 'Polished Silver', stone: '#9B1330' },
    watch: { case: 'Polished Steel', dial: '#F5F6F7', strap: '#131313' },
  },
  eyewear: {
    guidance:
      'Graphic frames suit graphic coloring. Look for a definite dark outline, or leave the outline away with rimless and ice-clear styles.',
    glasses: [
      'Polished black with angular corners',
      'Bright silver or gunmetal metal',
      'Gloss navy for a slightly softer line',
      'True red or ice clear when you want the frame to be noticed',
    ],
  },
  hair: 'Black, blue black, neutral espresso and pure silver all hold the line. Your natural color is usually the best starting point, and shine is worth more than highlights. Gold, copper and caramel read as a mistake beside so cool a palette.',
  grayHair: 'A white streak or a full head of steel gray can look magnificent on you.',
  makeup: {
    undertone: 'blue rose',
    text: 'True red, fuchsia or cold plum lips, black or navy at the lashes, icy highlights, and skin kept matte and even.',
    guidelines: [
      'Find a foundation with a blue-pink or neutral cool base, and compare it along the jaw in daylight.',
      'Blush in blue pink or raspberry is built up in thin layers, until it just shows.',
      'A blue-based red lip and mascara count as full makeup on you.',
      'For the eyes use charcoal, navy or cold plum against an icy lid, and keep the edges crisp.',
      'If you wear nothing, clear balm and combed brows already give definition enough.',
    ],
  },
  besideNext:
    'True Winter and Bright Winter share strong contrast. True Winter asks for coldness before anything else; Bright Winter asks for brilliance and can step a little closer to neutral for it.',
  celebrities: [
    { name: 'Elizabeth Taylor', note: 'The winter of the classic color guides, black hair and violet eyes.' },
    { name: 'Cillian Murphy', note: 'Named by some for how striking pure white looks on him.' },
    { name: 'Naomi Campbell', deeper: true, note: 'Listed by some as a cool winter with deep skin.' },
  ],
  outfits: [
    {
      name: 'Black, white, red',
      wear: [
        ['shirt', 'Pure White'],
        ['blazer', 'Black'],
        ['trousers', 'Black'],
        ['scarf', 'True Red'],
        ['shoes', 'Black'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$200–$350',
    },
    {
      name: 'Royal coat',
      wear: [
        ['turtleneck', 'Black'],
        ['coat', 'Royal Blue'],
        ['jeans', 'Midnight'],
        ['boots', 'Black'],
      ],
      key: 1,
      at: 'asos',
      price: '$100–$200',
    },
    {
      name: 'Emerald hour',
      wear: [
        ['turtleneck', 'Black'],
        ['blazer', 'Emerald'],
        ['trousers', 'Black'],
        ['shoes', 'Black'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$100–$200',
    },
    {
      name: 'Clean Saturday',
      wear: [
        ['tee', 'Ice Gray'],
        ['jacket', 'Navy'],
        ['jeans', 'Blue Charcoal'],
        ['sneakers', 'Pure White'],
      ],
      key: 1,
      at: 'uniqlo',
      price: '$50–$100',
    },
    {
      name: 'Fuchsia lift',
      wear: [
        ['shirt', 'Fuchsia'],
        ['wide-trousers', 'Charcoal'],
        ['shoes', 'Black'],
      ],
      at: 'poshmark',
      price: 'Under $50',
    },
    {
      name: 'Summer ice',
      wear: [
        ['polo', 'Ice Blue'],
        ['shorts', 'Navy'],
        ['sneakers', 'Pure White'],
      ],
      at: 'uniqlo',
      price: 'Under $50',
    },
  ],
};
