import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Cool all the way through.',
  personality: 'True Summer is composed. Its cool tones agree with each other and make a calm, rested picture.',
  signature: '“Blue is my black, and rose is my red.”',
  description: [
    'True Summer is cool above all, with a little softness: raspberry, plum, cornflower and sea green.',
    'It runs from pale ice tones to navy, always with soft edges; warm gold works against it.',
  ],
  traits: [
    'Every good color has blue or rose in it.',
    'Colors are soft but full, between pastel and jewel.',
    'Navy and raspberry take the place of black and scarlet.',
  ],
  clothing: [
    'Build on Navy, Charcoal Blue, Light Navy and Steel Blue, and wear Pure White in place of cream.',
    {
      text: 'Layer three depths of one cool hue, such as Powder Blue, Cornflower and Navy.',
      when: { advisedContrast: ['medium', 'high'] },
    },
    'Berries and roses are yours, because they carry blue inside.',
    'Choose fabrics with a soft face: flannel, silk, merino and worn denim.',
    'Blurred stripes, paisley, herringbone and shaded florals suit you.',
    'If you must wear black, break it with Sky Blue or Ice Pink.',
  ],
  shopping: [
    'Hold the piece next to blue jeans. If they clash, it is too warm.',
    'A suit in a cool neutral and raspberry knitwear go furthest.',
    'Search for raspberry, cornflower, plum and steel blue.',
    'Compare reds on your hand and keep the one closest to raspberry juice.',
  ],
  bestMetals: 'Silver, White Gold, Platinum, Pewter, Stainless Steel',
  metals:
    'Silver matches the palette, bright or brushed. White Gold and Platinum work for fine pieces, and Pewter for large ones.',
  jewelry: {
    guidance: 'Choose flowing lines and cool stones. Matching sets look deliberate on you.',
    rings: 'Smooth silver bands, sapphire, amethyst or gray mother-of-pearl.',
    necklaces: 'A medium chain, a silvery mother-of-pearl disc or an oval medallion.',
    earrings: 'Drops and soft curves in silver, blue topaz or rose quartz.',
    watches: 'A steel case with a blue or silver dial on navy leather or mesh.',
  },
  glasses: {
    guidance: 'Cool frames that are never stark, in ovals and softened rectangles.',
    list: [
      'Brushed silver with a rounded rectangle',
      'Smoke blue or navy acetate',
      'Gray crystal that picks up the color you wear',
      'Plum or rose acetate for a rosier note',
    ],
  },
  hair: [
    'The hair of this palette is cool brown, ash blonde or silver, with no orange.',
    'If colored hair turns brassy in the sun, a blue or violet shampoo fixes it.',
  ],
  grayHair: 'Silver is one of the colors of this palette already.',
  makeup: {
    text: 'Rose, raspberry and soft plum for lips and cheeks, blue grays and taupes for eyes and a satin finish.',
    guidelines: [
      'One berry tone can serve both lips and cheeks.',
      'Smoke the eyes with plum gray or slate blue, and try navy mascara.',
      'A blue-based pink lip makes teeth look whiter.',
      'For a bare look, a rose balm and a cool brow pencil are enough.',
    ],
  },
  besideNext:
    'True Summer and Soft Summer are both cool. True Summer is plainly cool and rosy; Soft Summer is grayer and closer to neutral.',
  celebrities: [
    { name: 'Emily Blunt', note: 'Widely used as the textbook case.', colors: 'Raspberry, Sky Blue, Navy' },
    {
      name: 'Catherine, Princess of Wales',
      note: 'Cited for cool blues and berry shades.',
      colors: 'Cornflower, Cobalt, Plum',
    },
    {
      name: 'Jared Leto',
      man: true,
      note: 'Named as a cool kind of summer.',
      colors: 'Light Navy, Steel Blue, Lavender',
    },
  ],
};
