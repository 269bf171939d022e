import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Deep colors with a cool edge.',
  personality: 'Dark Winter is deep and calm. A dark color, a clean line and one icy accent say enough.',
  signature: '“I start with the dark, then choose where the light falls.”',
  description: [
    'Dark Winter is deep above all, and cool: raspberry, pine, sapphire and ink.',
    'One pale, icy note keeps the dark colors from closing in.',
  ],
  traits: [
    'The most useful colors are in the darker half of the scale.',
    'Cool, with room for wine or bitter chocolate.',
    'Rich color looks calm here; milky pastels look chalky.',
  ],
  clothing: [
    'Let a deep neutral do most of the work: Ink Navy, Charcoal, Black Pine or Black.',
    'Bring light in as ice, not cream: Ice Gray or Pure White at the collar.',
    'When you pair two darks, such as Burgundy and Ink Navy, vary the texture.',
    'Choose dense fabrics: velvet, leather, heavy wool, satin and dark denim.',
    'Patterns should have a dark background: pinstripe, jacquard, inky plaid.',
    'In hot weather, wear Sky Blue or Stone linen over dark pants.',
  ],
  shopping: [
    'Compare two blacks in daylight and take the one that stays black.',
    'Spend most on a dark coat; you will wear it more than anything else.',
    'Search for wine, pine, ink and sapphire.',
    'Own at least two icy shirts to pair with your dark pieces.',
  ],
  bestMetals: 'Silver, Gunmetal, Platinum, White Gold, Pewter',
  metals:
    'Silver and Platinum are safe choices, and Gunmetal and Pewter match the depth of the palette. White Gold is for dressing up.',
  jewelry: {
    guidance: 'Choose dark stones in cool settings, at a generous scale.',
    rings: 'Signets, wide bands and dark stones: garnet, sapphire, onyx.',
    necklaces: 'A heavy chain, dark mother-of-pearl or one long pendant.',
    earrings: 'Solid studs, dark drops or blackened silver hoops.',
    watches: 'Steel or gunmetal with a black, navy or burgundy dial.',
  },
  glasses: {
    guidance: 'Dark frames with a strong top line.',
    list: [
      'Soft black with a high gloss and a straight brow line',
      'Burgundy, ink navy or deep pine acetate',
      'Dark steel metal with a fine rim',
      'Cool dark tortoiseshell without orange',
    ],
  },
  hair: [
    'The hair of this palette is deep and cool to neutral: espresso, near black or black cherry.',
    'For movement, ask for a tonal gloss in place of highlights.',
  ],
  grayHair: 'Gray looks deliberate here when it is clean and free of yellow.',
  makeup: {
    text: 'Deep, cool and precise: crimson, cranberry or blackberry lips, ink or plum liner and berry blush.',
    guidelines: [
      'One strong feature is enough: a wine lip or a smoky eye.',
      'If black looks hard in daylight, line eyes in ink navy or dark plum.',
      'Press berry blush high on the cheek.',
      'For a bare look, groomed brows and a dark-tinted balm are enough.',
    ],
  },
  besideNext:
    'Dark Winter and True Winter are both cool and strong. Dark Winter is deeper; True Winter is colder and purer.',
  celebrities: [
    {
      name: 'Viola Davis',
      depth: 'deep',
      note: 'Named by some for how jewel tones look on her.',
      colors: 'Sapphire, Bottle Green, Royal Plum',
    },
    { name: 'Penélope Cruz', note: 'Listed in most guides to this season.', colors: 'Crimson, Burgundy, Powder Blue' },
    { name: 'Keanu Reeves', man: true, note: 'Cited for how black looks on him.', colors: 'Black, Charcoal, Ink Navy' },
  ],
};
