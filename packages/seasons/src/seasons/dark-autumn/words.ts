import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Deep colors, lit from inside.',
  personality:
    'The season has the depth of polished wood and the heat of spice. Its colors would take over paler coloring; an outfit is most at ease when it begins dark and ends in a glow.',
  signature: '“Give me the last hour before dusk.”',
  description:
    'Dark Autumn leans on winter for its depth and on autumn for its warmth. The strongest colors are chili, oxblood, malachite, teal, mustard gold and espresso: rich, deep, and seasoned with brown. Pale tints look unfinished unless they are golden. Black is acceptable, and black coffee is better.',
  people:
    'The season appears on deep and brown skin of a warm cast, on olive or tan skin with dark hair, and on lighter skin where dark eyes and hair set the terms.',
  keyCharacteristics: [
    'Depth in the lead, warmth close beside it',
    'Rich, moderately muted color that looks lit by lamplight',
    'Moderate to high contrast from dark hair and dark or vivid eyes',
    'Brown, black-brown or deep auburn hair with a warm reflection',
    'Strong warm darks make the skin look even, where sugary pastels leave it dull',
  ],
  clothing: [
    'Build from the dark end: Espresso, Mahogany, Dark Olive, Deep Petrol and Black Coffee.',
    'Add one ember per outfit, such as Chili, Rust or Mustard Gold.',
    'Use Warm Ivory for shirts, so that contrast stays warm.',
    'Dense and tactile materials hold these shades: leather, suede, velvet, wool twill, raw denim.',
    'Large plaids, brocades, dark florals and animal prints keep their balance on you.',
    'For the heat choose Sand Dune or Dusty Teal in linen and keep the sandals dark.',
  ],
  shopping: [
    'Check darks at a window: most of yours turn brown, green or wine in the light, whereas inky navy belongs to winter.',
    'A leather jacket in espresso or oxblood will outlast every trend you buy beside it.',
    'Enter chili, malachite, tobacco and petrol in the search, and scroll past baby, powder and frost.',
    'If a print has a white ground, look for the same print on cream or chocolate.',
  ],
  bestMetals: 'Antique Gold, Bronze, Copper, Brass, Gunmetal',
  metals:
    'Dark, warm metals match the depth of the palette. Antique Gold and Bronze lead, Copper and Brass follow, and Gunmetal is the cool option that still fits because it is deep.',
  jewelry: {
    guidance:
      'Wear fewer and bolder pieces. Carved, dark or faceted stones in warm metal look at home, and thin pale chains get lost.',
    rings: 'Signet or dome rings in old gold, garnet, tiger eye or dark jade.',
    necklaces: 'A heavy chain, a bronze collar, dark wooden beads worn long.',
    earrings: 'Bold hoops, carved drops, deep red or green stones.',
    watches: 'Bronze or dark gold cases with a black-brown or green dial on mahogany leather.',
  },
  jewels: {
    ring: { kind: 'signet', metal: 'Antique Gold', stone: '#6B1F24' },
    necklace: { kind: 'chain', links: 'heavy', metal: 'Antique Gold', stone: null },
    earrings: { kind: 'hoops', metal: 'Bronze', stone: null },
    watch: { case: 'Bronze', dial: '#2B221D', strap: '#5B2C1E' },
  },
  eyewear: {
    guidance:
      'A substantial frame holds its own beside deep coloring. Choose deep tortoiseshell or a dark color that reveals warmth when the sun passes through.',
    glasses: [
      'Dark tortoiseshell with a strong top bar',
      'Burnished gold aviators',
      'Black-brown acetate instead of pure black',
      'Oxblood, dark olive or deep petrol for an unexpected formal pair',
    ],
  },
  hair: 'Depth with a warm gleam is the rule, from espresso and dark chestnut to mahogany and deep auburn. Bronze ribbons add movement and stay in the family. Platinum and ash drain the face of warmth.',
  grayHair: 'Your gray can stay, especially when brows and lashes are kept dark for definition.',
  makeup: {
    undertone: 'warm olive',
    text: 'Brick, oxblood and spiced rust on the lips; bronze, antique gold and deep teal on the eyes; matte or satin skin.',
    guidelines: [
      'Match foundation to your own depth on a warm olive or golden base, tested along the jaw in daylight.',
      'A brick rose or cinnamon blush brings warmth to the cheek without turning pink.',
      'You can wear a dark lip at noon: oxblood or warm fig, blotted.',
      'Bronze pencil smudged close to the lashes gives intensity with no hard edge.',
      'When you go without makeup, well-kept brows and a mahogany balm frame the face.',
    ],
  },
  besideNext:
    'Dark Autumn and Dark Winter are the two deepest seasons. A warm dark such as mahogany or olive belongs to Dark Autumn; a cold dark such as ink, pine or burgundy belongs to Dark Winter.',
  celebrities: [
    { name: 'Javier Bardem', note: 'Suggested for dark hair and eyes with a warm cast.' },
    { name: 'Oprah Winfrey', deeper: true, note: 'Pointed to by some for dark brown hair with a golden warmth in it.' },
    { name: 'Mindy Kaling', deeper: true, note: 'Turns up in lists for deep warm brown skin in spice colors.' },
    { name: 'Eva Mendes', note: 'A frequent example for dark hair with warm olive skin.' },
  ],
  outfits: [
    {
      name: 'Ember office',
      wear: [
        ['shirt', 'Warm Ivory'],
        ['blazer', 'Espresso'],
        ['trousers', 'Dark Olive'],
        ['scarf', 'Rust'],
        ['shoes', 'Black Coffee'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$200–$350',
    },
    {
      name: 'Leather and spice',
      wear: [
        ['turtleneck', 'Mustard Gold'],
        ['jacket', 'Mahogany'],
        ['jeans', 'Deep Petrol'],
        ['boots', 'Espresso'],
      ],
      key: 1,
      at: 'ebay',
      price: '$100–$200',
    },
    {
      name: 'Malachite evening',
      wear: [
        ['turtleneck', 'Black Coffee'],
        ['blazer', 'Malachite'],
        ['trousers', 'Black Coffee'],
        ['shoes', 'Black Coffee'],
      ],
      key: 1,
      at: 'asos',
      price: '$50–$100',
    },
    {
      name: 'Sunday roast',
      wear: [
        ['knit', 'Chili'],
        ['chinos', 'Tobacco'],
        ['boots', 'Dark Chocolate'],
      ],
      at: 'uniqlo',
      price: 'Under $50',
    },
    {
      name: 'Night train',
      wear: [
        ['shirt', 'Aubergine'],
        ['coat', 'Dark Olive'],
        ['wide-trousers', 'Espresso'],
        ['scarf', 'Camel'],
        ['boots', 'Mahogany'],
      ],
      key: 1,
      at: 'ebay',
      price: '$100–$200',
    },
    {
      name: 'Desert linen',
      wear: [
        ['shirt', 'Dusty Teal'],
        ['shorts', 'Sand Dune'],
        ['belt', 'Tobacco'],
        ['sandals', 'Dark Chocolate'],
      ],
      at: 'uniqlo',
      price: 'Under $50',
    },
  ],
};
