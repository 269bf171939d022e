import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Subtle is a strength.',
  personality:
    'Nothing in your palette competes: its tones shade into each other like stones on a beach. You can wear complicated, in-between colors that look like nothing on a hanger and exactly right on you.',
  signature: '“My best colors are hard to name.”',
  description:
    'Soft Summer is the most muted of the cool seasons, standing next to autumn. In this season softness leads, coolness follows, and the palette is made of colors with gray in them: rosewood, mauve, denim, sage, slate and soft teal. Blending matters more than depth. Loud colors separate from you at once, while dusty ones join hands.',
  people: 'It holds light-skinned ash blondes as well as tan, brown and deep skin with a smoky harmony.',
  keyCharacteristics: [
    'Muted first: every good color seems mixed with a little gray',
    'Neutral to cool, close enough to warm for a rosy brown or a sage',
    'Low contrast, with features that flow together',
    'Eyes of mixed color, such as gray green, hazel gray or soft brown',
    'A color that looks dull in the shop may look refined at your collar',
  ],
  clothing: [
    'Dress tone on tone. Mushroom with Rose Taupe and Oyster has more elegance on you than any contrast.',
    'Take Charcoal, Slate or Smoky Aubergine where others take black.',
    'Add color by hue instead of strength: Sage beside Mauve, or Denim Blue beside Old Rose.',
    'Texture replaces brightness, so reach for suede, bouclé, heathered knits, raw silk and washed linen.',
    'Prints look best slightly out of focus: faded florals, marl, tweed, shadow checks.',
    'White shirts work in Oyster or Soft Stone; optic white stands apart from all the rest.',
  ],
  shopping: [
    'The word heathered is your friend, and so are dusty, washed, vintage and smoke.',
    'Old and second-hand clothes often suit you better than new ones, because washing has already muted them.',
    'If a color has a shouting name, such as electric or hot, walk past it.',
    'Buy the coat in one of your neutrals, since it will meet everything else you own.',
  ],
  bestMetals: 'Brushed Silver, Pewter, Soft Rose Gold, Matte White Gold, Antique Silver',
  metals:
    'Go for a dull gleam. Brushed Silver, Antique Silver and Pewter sit quietly on the skin, Matte White Gold is the fine option, and Soft Rose Gold works because its pink is grayed.',
  jewelry: {
    guidance:
      'Matte surfaces, worn edges and clouded stones belong to this season. A piece should look discovered and never polished for display.',
    rings: 'Hammered silver, labradorite, smoky quartz or moonstone.',
    necklaces: 'Long fine chains, gray mother-of-pearl and pendants of sea glass or stone.',
    earrings: 'Brushed discs, small leaves and soft drops of rose or gray quartz.',
    watches: 'Matte steel with a gray or slate dial on taupe suede.',
  },
  jewels: {
    ring: { kind: 'closed', metal: 'Brushed Silver', stone: '#8A7F7C' },
    necklace: { kind: 'chain', links: 'fine', metal: 'Brushed Silver', stone: null },
    earrings: { kind: 'discs', metal: 'Brushed Silver', stone: null },
    watch: { case: 'Matte Steel', dial: '#6F777D', strap: '#8A7B70' },
  },
  eyewear: {
    guidance:
      'Matte, smoky frames keep the blend intact. Avoid a frame darker than your brows and eyes, which would draw a hard line.',
    glasses: [
      'Matte pewter metal',
      'Smoky taupe or ash tortoiseshell',
      'Dusk blue or sage acetate with rounded corners',
      'Rose smoke, thin and slightly see-through',
    ],
  },
  hair: 'Think mushroom, ash and smoke. Shades between dark blonde and cool dark brown, with fine tonal variation, look expensive on you. Strong copper, canary blonde and blue black each pull one feature out of the harmony; a soft gloss does more than a dramatic change.',
  grayHair: 'Pewter gray is among the best colors on you.',
  makeup: {
    undertone: 'rose beige',
    text: 'Rosewood, dusty rose and mauve with a soft matte finish; taupe, slate and sage for the eyes, all edges blended.',
    guidelines: [
      'A rose-beige foundation at your depth, thinly applied, leaves the natural shading of your face visible.',
      'Blend every edge with a clean brush at the end, for hard lines are the one thing that fights these colors.',
      'Wear lips in rosewood or mauve, as muted as the rest of you.',
      'Smoky eyes are easy for you in cocoa, slate or mauve gray, with no black at all.',
      'Without makeup, a matte balm and tinted brow gel in ash keep everything in tune.',
    ],
  },
  besideNext:
    'Soft Summer and Soft Autumn are the two most muted seasons. Look at the undertone: mauve, slate and rosewood settle on Soft Summer, while fawn, honey and olive settle on Soft Autumn.',
  celebrities: [
    { name: 'Kristen Stewart', note: 'Discussed often as a soft, coolish case with gray-green eyes.' },
    { name: 'Dakota Johnson', note: 'Named for blended brown hair and blue-gray eyes.' },
    { name: 'Leona Lewis', deeper: true, note: 'Writers place her on the soft border between summer and autumn.' },
  ],
  outfits: [
    {
      name: 'Mushroom and mauve',
      wear: [
        ['knit', 'Mauve'],
        ['trousers', 'Mushroom'],
        ['shoes', 'Cocoa'],
      ],
      at: 'uniqlo',
      price: 'Under $50',
    },
    {
      name: 'Slate suit',
      wear: [
        ['shirt', 'Oyster'],
        ['blazer', 'Slate'],
        ['trousers', 'Slate'],
        ['shoes', 'Charcoal'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$200–$350',
    },
    {
      name: 'Faded garden',
      wear: [
        ['shirt', 'Old Rose'],
        ['trousers', 'Cocoa'],
        ['cardigan', 'Pale Taupe'],
        ['boots', 'Cocoa'],
      ],
      at: 'etsy',
      price: '$50–$100',
    },
    {
      name: 'Weekend denim',
      wear: [
        ['tee', 'Soft Stone'],
        ['jacket', 'Denim Blue'],
        ['chinos', 'Pale Taupe'],
        ['sneakers', 'Oyster'],
      ],
      key: 1,
      at: 'asos',
      price: '$50–$100',
    },
    {
      name: 'Woodland path',
      wear: [
        ['turtleneck', 'Sage'],
        ['coat', 'Mushroom'],
        ['jeans', 'Soft Navy'],
        ['boots', 'Smoky Aubergine'],
      ],
      key: 1,
      at: 'ebay',
      price: '$50–$100',
    },
    {
      name: 'Low lamp evening',
      wear: [
        ['shirt', 'Soft Teal'],
        ['wide-trousers', 'Smoky Aubergine'],
        ['shoes', 'Charcoal'],
      ],
      at: 'poshmark',
      price: 'Under $50',
    },
  ],
};
