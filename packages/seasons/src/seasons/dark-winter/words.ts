import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Deep colors with a cool edge.',
  personality:
    'There is depth and calm in this season, the kind that makes dark cloth look expensive. It needs little decoration; a deep color, a clean line and one icy accent already say enough.',
  signature: '“I start with the dark, then choose where the light falls.”',
  description:
    'Dark Winter stands at the border of winter and autumn. In this season depth comes first and coolness second: colors like cranberry, pine, sapphire and ink look at home on you, and one pale icy note keeps them from closing in.',
  people:
    'It holds for porcelain, olive, tan, brown and very deep skin alike, because what counts is how much dark a coloring can carry, not how dark the skin is.',
  keyCharacteristics: [
    'Deep first: your most useful colors start below the middle of the scale',
    'Cool, with just enough neutrality to borrow a wine or a bitter chocolate',
    'Strong definition where hair, brows and eyes meet the skin',
    'Dark or intense eyes, often brown, hazel, black or deep blue',
    'Rich color looks calm on you, while pastels with a milky warmth look chalky',
  ],
  clothing: [
    'Let a deep neutral do most of the work: Ink Navy, Charcoal, Black Pine or Soft Black from shoulder to shoe.',
    'Bring light in as ice, not cream. Ice Blue or Clean White at the collar lifts the face in one step.',
    'Where two darks meet, such as Burgundy and Ink Navy, keep a difference in texture between them.',
    'Velvet, leather, dense wool, satin and dark denim hold these colors best.',
    'Patterns should be dark-grounded: jacquard, pinstripe, large florals on black, inky plaids.',
    'In hot weather trade depth for coolness: linen in Frost Blue or Oyster Gray over dark trousers.',
  ],
  shopping: [
    'Compare two blacks in daylight and take the one that stays black; a brown is bought as brown.',
    'Put the largest share of the budget into a dark coat; you will wear it more than anything else.',
    'Search for wine, pine, ink and sapphire, and pass over camel, peach and mustard.',
    'Own at least two icy shirts, so that the dark pieces always have a partner.',
  ],
  bestMetals: 'Silver, Gunmetal, Platinum, White Gold, Pewter',
  metals:
    'Silver and Platinum are the safe center, Gunmetal and Pewter match the depth of the palette, and White Gold is the dressed-up choice. If you own yellow gold, wear it dark and antique, and away from the face.',
  jewelry: {
    guidance:
      'Think of dark stones in cool settings. Scale can be generous, because fine pale chains tend to vanish beside deep cloth.',
    rings: 'Signets, wide bands and dark stones: garnet, sapphire, black onyx.',
    necklaces: 'A heavy chain, dark mother-of-pearl, or one long pendant over a plain knit.',
    earrings: 'Solid studs, dark drops or blackened silver hoops.',
    watches: 'Steel or gunmetal with a black, navy or burgundy dial on leather or a metal link.',
  },
  jewels: {
    ring: { kind: 'signet', metal: 'Silver', stone: '#5E1224' },
    necklace: { kind: 'chain', links: 'heavy', metal: 'Gunmetal', stone: null },
    earrings: { kind: 'hoops', metal: 'Gunmetal', stone: null },
    watch: { case: 'Gunmetal', dial: '#192C4E', strap: '#241C1A' },
  },
  eyewear: {
    guidance:
      'Choose a frame about as dark as your brows or eyes. A strong top line repeats the deep edges of the palette.',
    glasses: [
      'Soft black with a high gloss and a straight brow line',
      'Burgundy, ink navy or deep pine acetate that shows its color only in light',
      'Dark steel metal with a fine rim',
      'Cool dark tortoiseshell without orange in it',
    ],
  },
  hair: 'Stay deep and cool to neutral. Espresso, near black and black cherry hold the picture together. Large blonde or copper sections pull apart what depth has joined; for movement ask for a tone on tone gloss in place of highlights.',
  grayHair: 'Your gray looks deliberate when it is left clean and unyellowed.',
  makeup: {
    undertone: 'cool olive',
    text: 'Deep, cool and precise: crimson, cranberry or blackberry lips, ink or plum liner, and blush that stays in the berry family.',
    guidelines: [
      'Choose foundation by depth first, then a neutral to cool olive or beige undertone, and leave orange bases aside.',
      'One strong feature is enough, either a wine lip or a smoked eye.',
      'Line the eyes in ink navy or dark plum when black feels hard in daylight.',
      'Berry blush, pressed high on the cheek, looks more like you than peach does.',
      'For a bare face, groomed brows and a dark-tinted balm keep the definition.',
    ],
  },
  besideNext:
    'Dark Winter and True Winter are both cool and defined. Dark Winter is deeper and tolerates a trace of warmth; True Winter is colder and purer, at ease with royal blue and plain white.',
  celebrities: [
    { name: 'Viola Davis', deeper: true, note: 'Named by some for deep skin with dark hair and eyes.' },
    { name: 'Penélope Cruz', note: 'Listed as a winter for dark hair, dark eyes and strong definition.' },
    { name: 'Keanu Reeves', note: 'Writers cite the near-black hair and the depth of his coloring.' },
  ],
  outfits: [
    {
      name: 'Boardroom ink',
      wear: [
        ['shirt', 'Ice Blue'],
        ['blazer', 'Ink Navy'],
        ['trousers', 'Ink Navy'],
        ['scarf', 'Burgundy'],
        ['shoes', 'Soft Black'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$200–$350',
    },
    {
      name: 'Winter walk',
      wear: [
        ['turtleneck', 'Cranberry'],
        ['coat', 'Charcoal'],
        ['jeans', 'Ink Navy'],
        ['boots', 'Soft Black'],
      ],
      key: 1,
      at: 'ebay',
      price: '$100–$200',
    },
    {
      name: 'Velvet dinner',
      wear: [
        ['turtleneck', 'Soft Black'],
        ['blazer', 'Emerald'],
        ['trousers', 'Soft Black'],
        ['shoes', 'Soft Black'],
      ],
      key: 1,
      at: 'asos',
      price: '$50–$100',
    },
    {
      name: 'Desk to drinks',
      wear: [
        ['shirt', 'Royal Plum'],
        ['wide-trousers', 'Charcoal'],
        ['belt', 'Soft Black'],
        ['shoes', 'Bitter Chocolate'],
      ],
      at: 'asos',
      price: 'Under $50',
    },
    {
      name: 'Plain Sunday',
      wear: [
        ['knit', 'Pine'],
        ['chinos', 'Graphite'],
        ['sneakers', 'Clean White'],
      ],
      at: 'uniqlo',
      price: 'Under $50',
    },
    {
      name: 'Summer shade',
      wear: [
        ['shirt', 'Frost Blue'],
        ['shorts', 'Ink Navy'],
        ['sandals', 'Bitter Chocolate'],
      ],
      at: 'uniqlo',
      price: 'Under $50',
    },
  ],
};
