import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Sunlight you can wear.',
  personality: 'True Spring is warm and fresh, closer to fruit than to earth. Its colors look like a fine morning.',
  signature: '“If it grows in a garden in May, I can wear it.”',
  description: [
    'True Spring is golden first and fresh second: coral, marigold, leaf green and lagoon.',
    'Wear camel and honey instead of charcoal, ivory instead of white, and brown instead of black.',
  ],
  traits: [
    'Gold, peach and yellow-green look at home here.',
    'Colors are fresh and fairly clear, never dusty.',
    'Ivory is kinder than pure white.',
  ],
  clothing: [
    'Build your closet on your warm neutrals, and let black retire.',
    'Pair two warm neighbors, such as Coral with Peach or Kelly Green with Fresh Lime.',
    'Wear Ivory wherever others wear white.',
    'Choose fabrics with texture: linen, cotton knit, suede and light tweed.',
    'Prints should look hand-drawn: leaves, fruit and gingham on a warm background.',
    'If you must wear gray or black, put a warm color between it and your chin.',
  ],
  shopping: [
    'Hold the piece next to a lemon and a peach; it should look related to both.',
    'Each season, replace one black basic with brown, camel or Navy.',
    'Search for coral, marigold, apple green and tan.',
    'Check zippers and buttons: cold silver can spoil a warm jacket.',
  ],
  bestMetals: 'Yellow Gold, Brass, Light Bronze, Copper, Rose Gold',
  metals:
    'Yellow Gold matches the palette. Brass, Copper and Light Bronze bring the same warmth for less, and peachy Rose Gold works, too.',
  jewelry: {
    guidance: 'Choose friendly shapes and warm materials: wood, shell, amber and softly shining gold.',
    rings: 'Rounded gold bands, amber or carnelian, or stacks of thin rings.',
    necklaces: 'Warm beads, a coin pendant or a fine chain with a leaf.',
    earrings: 'Brushed gold discs, small tassels, coral or turquoise.',
    watches: 'A gold case with a cream dial on honey or tan leather.',
  },
  glasses: {
    guidance: 'Frames with honey in them: warm, translucent acetate in rounded or softly angled shapes.',
    list: [
      'Honey tortoiseshell in a rounded shape',
      'Light gold wire, single bridge or double',
      'Warm caramel acetate, slightly see-through',
      'Moss green, coral or peacock for a colorful pair',
    ],
  },
  hair: [
    'The hair of this palette is gold in every shade: honey, strawberry, golden brown or chestnut.',
    'Ask for warm glazes; skip anything called ash, pearl or smoke.',
  ],
  grayHair: 'If you tone your gray, choose a soft white.',
  makeup: {
    text: 'Peach, coral and warm brown in light, creamy textures, gold or bronze on the lids and brown mascara.',
    guidelines: [
      'Apricot or salmon blush on the round of the cheek looks like a natural flush.',
      'Own a coral lipstick first, then tomato for evenings.',
      'Moss, teal and bronze do more for eyes than gray.',
      'For a bare look, a peach balm and a warm brow gel are enough.',
    ],
  },
  besideNext: 'True Spring and Light Spring are both sunny. True Spring is warmer and stronger; Light Spring is paler.',
  celebrities: [
    { name: 'Amy Adams', note: 'Often cited for clear, warm colors.', colors: 'Coral, Lagoon, Peach' },
    {
      name: 'Robert Redford',
      man: true,
      note: 'A favorite of older color books for his golden coloring.',
      colors: 'Camel, Marigold, Navy',
    },
    {
      name: 'Rihanna',
      depth: 'medium',
      note: 'Named here by some writers and under autumn by others.',
      colors: 'Poppy, Fresh Lime, Mahogany',
    },
  ],
};
