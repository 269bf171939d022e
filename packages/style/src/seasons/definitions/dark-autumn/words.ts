import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Deep colors, lit from inside.',
  personality: 'Dark Autumn has the depth of polished wood and the heat of spice. Start dark and end in a glow.',
  signature: '“Give me the last hour before dusk.”',
  description: [
    'Dark Autumn is deep above all, and warm: chili, oxblood, bottle green, deep teal and espresso.',
    'Pale tints look unfinished unless they are golden, and black coffee is better than black.',
  ],
  traits: [
    'Depth comes first; warmth comes second.',
    'Colors are rich, as if lit by a lamp.',
    'Warm darks beat cool pastels.',
  ],
  clothing: [
    'Build from the dark end: Espresso, Mahogany, Dark Olive, Deep Petrol and Black Coffee.',
    'Add one ember per outfit, such as Chili, Rust or Mustard.',
    'Wear shirts in Ivory.',
    'Choose dense fabrics: leather, suede, velvet, wool twill and raw denim.',
    'Large plaids, brocades, dark florals and animal prints suit you.',
    'In the heat, wear Sand or Soft Teal in linen with dark sandals.',
  ],
  shopping: [
    'Check darks at a window: yours turn brown, green or wine in the light.',
    'A leather jacket in espresso or oxblood outlasts every trend.',
    'Search for chili, bottle green, tobacco and petrol.',
    'If a print has a white background, look for it on cream or chocolate.',
  ],
  bestMetals: 'Antique Gold, Bronze, Copper, Brass, Gunmetal',
  metals:
    'Dark, warm metals match the palette: Antique Gold, Bronze, Copper and Brass. Gunmetal is the cool option that still fits.',
  jewelry: {
    guidance: 'Wear fewer, bolder pieces: carved, dark or faceted stones in warm metal.',
    rings: 'Signet or dome rings in old gold, garnet, tiger eye or dark jade.',
    necklaces: 'A heavy chain, a bronze collar or long dark wooden beads.',
    earrings: 'Bold hoops, carved drops, deep red or green stones.',
    watches: 'A bronze or dark gold case with a black-brown or green dial on mahogany leather.',
  },
  glasses: {
    guidance: 'Substantial frames in deep tortoiseshell or a dark, warm color.',
    list: [
      'Dark tortoiseshell with a strong top bar',
      'Burnished gold aviators',
      'Black-brown acetate in place of pure black',
      'Oxblood, dark olive or deep petrol for a formal pair',
    ],
  },
  hair: [
    'The hair of this palette is deep with a warm gleam, from espresso and dark chestnut to deep auburn.',
    'Bronze ribbons add movement; skip platinum and ash.',
  ],
  grayHair: 'Gray works well here with dark brows and lashes.',
  makeup: {
    text: 'Brick, oxblood and spiced rust on the lips, bronze, antique gold and deep teal on the eyes and a matte or satin finish.',
    guidelines: [
      'Brick rose or cinnamon blush warms the cheek without turning pink.',
      'You can wear a dark lip at noon: oxblood or warm fig, blotted.',
      'Smudge a bronze pencil close to the lashes.',
      'For a bare look, groomed brows and a mahogany balm are enough.',
    ],
  },
  besideNext: 'Dark Autumn and Dark Winter are both deep. Dark Autumn is warm, and Dark Winter is cool.',
  celebrities: [
    {
      name: 'Javier Bardem',
      man: true,
      note: 'Suggested by several style writers.',
      colors: 'Black Coffee, Olive Green, Rust',
    },
    {
      name: 'Oprah Winfrey',
      depth: 'deep',
      note: 'Often cited for deep, warm colors.',
      colors: 'Oxblood, Aubergine, Mustard',
    },
    {
      name: 'Mindy Kaling',
      depth: 'medium',
      note: 'Listed for how spice colors look on her.',
      colors: 'Chili, Burnt Orange, Burnt Sienna',
    },
    {
      name: 'Eva Mendes',
      note: 'A frequent example for deep and warm colors.',
      colors: 'Mahogany, Bottle Green, Apricot',
    },
  ],
};
