import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Colors that are cool all the way through.',
  personality:
    'There is composure in this season: cool tones that agree with each other and ask for no drama. Clothes that share this calm make you look rested even after a long day.',
  signature: '“Blue is my black, and rose is my red.”',
  description:
    'True Summer is the coolest of the gentle seasons. Blue runs through everything that suits you, from raspberry and plum to cornflower and sea green, and a little gray softens it. The range goes from pale ice tones to navy, so contrast can be modest or fairly marked, yet the edges stay soft. Warm gold near the face makes shadows more visible.',
  people: 'Its skin may be very fair, olive or tan that leans gray, or brown or deep with a rosy cast.',
  keyCharacteristics: [
    'Cool colors, with blue or rose in every good one',
    'Softened color that still has body, between pastel and jewel',
    'Moderate contrast with gentle transitions',
    'Ash or cool brown hair, gray hair included, without red or gold lights',
    'Navy and raspberry do for you what black and scarlet do for others',
  ],
  clothing: [
    'Make Navy, Charcoal Blue, Slate Blue and Steel your working neutrals, and use Cool White in place of cream.',
    'Layer three depths of one cool hue, for instance Ice Blue, Cornflower and Navy.',
    'Roses and berries look warm and are yours all the same, because they carry blue inside.',
    'Choose cloth with a soft face: flannel, silk, merino, brushed cotton, worn denim.',
    'Blurred stripes, paisleys, herringbone and shaded florals follow the flow of the palette.',
    'Should black be required, break it with a scarf in Powder Blue or a shirt in Shell Rose.',
  ],
  shopping: [
    'Put the garment beside blue jeans; if they seem to quarrel, it is too warm.',
    'A suit in one of your first neutrals and raspberry knitwear repay their price fastest.',
    'Good terms are raspberry, cornflower, plum and steel, whereas mustard, coral and olive waste your time.',
    'Compare reds on the back of your hand and keep the one that leans to raspberry juice.',
  ],
  bestMetals: 'Silver, White Gold, Platinum, Pewter, Stainless Steel',
  metals:
    'Silver is made for you, bright or brushed. White Gold and Platinum take over for heirlooms, Pewter looks good in larger pieces, and Stainless Steel keeps sports watches in tune.',
  jewelry: {
    guidance:
      'Flowing lines and cool stones suit the calm of the season. Sets that match a little look deliberate on you.',
    rings: 'Smooth silver bands, sapphire, amethyst or gray mother-of-pearl.',
    necklaces: 'Medium chains, a disc of silvery mother-of-pearl, an oval medallion.',
    earrings: 'Drops and soft curves in silver, blue topaz or rose quartz.',
    watches: 'Steel cases with a blue or silver dial on navy leather or mesh.',
  },
  jewels: {
    ring: { kind: 'closed', metal: 'Silver', stone: '#7C69A8' },
    necklace: { kind: 'chain', metal: 'Silver', stone: null },
    earrings: { kind: 'hoops', metal: 'Silver', stone: null },
    watch: { case: 'Steel', dial: '#5F7F9E', strap: '#23395D' },
  },
  eyewear: {
    guidance:
      'Pick a cool frame that is never stark. Ovals and softened rectangles echo the gentle edges of the palette.',
    glasses: [
      'Brushed silver with a rounded rectangle',
      'Smoke blue or navy acetate',
      'Gray crystal that picks up the color you wear',
      'Plum or rose acetate when you want a rosier note that stays cool',
    ],
  },
  hair: 'Cool browns, ash blonde and every silver are flattering; the aim is a tone with no orange in it. If your hair goes brassy in sun, a blue or violet shampoo restores it within a few washes.',
  grayHair: 'Silver repeats the cool of your palette, and is one of its colors already.',
  makeup: {
    undertone: 'cool rose',
    text: 'Rose, raspberry and soft plum for lips and cheeks, blue grays and taupes for eyes, a natural satin skin.',
    guidelines: [
      'Look for a cool rose or neutral foundation, and leave a bottle that turns peach as it dries.',
      'One berry tone can serve both lips and cheeks and always looks coherent.',
      'Smoke the eyes with plum gray or slate blue, and finish with navy mascara if black looks severe.',
      'A blue-based pink lip makes teeth and eye whites appear clearer.',
      'If makeup is not for you, a rose-tinted balm and a cool-toned brow pencil do the quiet work.',
    ],
  },
  besideNext:
    'True Summer and Soft Summer differ in how much gray they welcome. True Summer keeps a plainly cool, rosy note; Soft Summer moves toward neutral and wants colors dusted, as if seen through haze.',
  celebrities: [
    { name: 'Emily Blunt', note: 'Widely used as the textbook case, muted yet plainly cool.' },
    { name: 'Catherine, Princess of Wales', note: 'Cited for her ease in cool blues and berry shades.' },
    { name: 'Candice Bergen', note: 'A summer in color guides since the 1990s.' },
  ],
  outfits: [
    {
      name: 'Blue on blue',
      wear: [
        ['shirt', 'Ice Blue'],
        ['blazer', 'Navy'],
        ['trousers', 'Steel'],
        ['shoes', 'Charcoal Blue'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$200–$350',
    },
    {
      name: 'Berry knit day',
      wear: [
        ['knit', 'Raspberry'],
        ['jeans', 'Denim'],
        ['sneakers', 'Cool White'],
      ],
      at: 'uniqlo',
      price: 'Under $50',
    },
    {
      name: 'Lilac hour',
      wear: [
        ['turtleneck', 'Dusk Gray'],
        ['blazer', 'Iris'],
        ['trousers', 'Dusk Gray'],
        ['scarf', 'Ice Lilac'],
        ['shoes', 'Dusk Gray'],
      ],
      key: 1,
      at: 'asos',
      price: '$50–$100',
    },
    {
      name: 'Gray coat weather',
      wear: [
        ['turtleneck', 'Deep Rose'],
        ['coat', 'Dusk Gray'],
        ['trousers', 'Charcoal Blue'],
        ['boots', 'Navy'],
      ],
      key: 1,
      at: 'ebay',
      price: '$100–$200',
    },
    {
      name: 'Riverside walk',
      wear: [
        ['polo', 'Sea Green'],
        ['chinos', 'Pigeon'],
        ['sneakers', 'Silver Mist'],
      ],
      at: 'asos',
      price: 'Under $50',
    },
    {
      name: 'Evening in plum',
      wear: [
        ['shirt', 'Plum'],
        ['wide-trousers', 'Navy'],
        ['shoes', 'Cool Cocoa'],
      ],
      at: 'poshmark',
      price: 'Under $50',
    },
  ],
};
