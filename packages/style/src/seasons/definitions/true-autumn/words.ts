import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Gold in every layer.',
  personality: 'True Autumn carries warmth the way wood and spice do. Its rich colors look generous and at ease.',
  signature: '“I dress in things that ripen.”',
  description: [
    'True Autumn is warm above all: rust, orange, mustard, olive, forest and teal.',
    'A touch of earth keeps the colors from shining; camel and cognac matter as much as coffee.',
  ],
  traits: [
    'Gold, rust and olive look natural right away.',
    'Colors are rich and a little muted, with earth in the mix.',
    'Amber warms the face; icy pink does the opposite.',
  ],
  clothing: [
    'Build on Camel, Cognac, Coffee and Khaki, and replace black belts and shoes with brown.',
    'Spice colors go together: Mustard and Olive Green next to Rust.',
    'Teal and Deep Teal are your cool notes.',
    'Choose fabrics with substance: tweed, corduroy, leather, chunky knits and linen.',
    'Patterns from nature and craft suit you: paisley, plaid, leaf and kilim.',
    'For grand evenings, choose Forest, Royal Plum or Mahogany velvet.',
  ],
  shopping: [
    'Think of a cinnamon stick and a walnut: the fabric should look good next to both.',
    'Buy leather goods in one brown and let them age together.',
    'Search for rust, moss, cognac and marigold.',
    'Choose Ivory shirts over bright white.',
  ],
  bestMetals: 'Yellow Gold, Antique Gold, Copper, Bronze, Brass',
  metals:
    'Rich Yellow Gold and Antique Gold match the palette. Copper, Bronze and Brass look at home in broad or hammered pieces.',
  jewelry: {
    guidance: 'Choose warm metal with a handmade look: amber, tiger eye, wood and beaten metal.',
    rings: 'Broad gold, carved bands, amber or garnet in a closed setting.',
    necklaces: 'Layered chains, chunky beads, medallions and leather.',
    earrings: 'Beaten hoops, coppery leaves, turquoise matrix or agate.',
    watches: 'A gold or bronze case with a brown, green or cream dial on cognac leather.',
  },
  glasses: {
    guidance: 'Warm, visible frames: thick tortoiseshell, horn and bronze metal.',
    list: [
      'Amber tortoiseshell in a generous shape',
      'Olive horn with a matte surface',
      'Antique gold or copper metal',
      'Cognac or deep forest green acetate',
    ],
  },
  hair: [
    'The hair of this palette is red, copper, auburn, chestnut or coffee with golden light in it.',
    'Warm glosses and henna tones add depth; skip ash and platinum.',
  ],
  grayHair: 'If you color gray, blending it is gentler than covering it.',
  makeup: {
    text: 'Brick, terracotta and cinnamon for lips and cheeks, copper, moss and deep teal for the eyes and a warm satin finish.',
    guidelines: [
      'Wear terracotta blush where the sun would catch your cheek.',
      'Brick is your classic red, apricot your nude and mahogany your dramatic choice.',
      'Copper lids with coffee liner flatter every eye color.',
      'For a bare look, a tinted sunscreen and a cinnamon balm are enough.',
    ],
  },
  besideNext: 'True Autumn and Dark Autumn are both warm. True Autumn is more golden; Dark Autumn is deeper.',
  celebrities: [
    { name: 'Julianne Moore', note: 'The usual example for this season.', colors: 'Rust, Forest, Camel' },
    {
      name: 'Beyoncé',
      depth: 'medium',
      note: 'Often named for how bronze and amber look on her.',
      colors: 'Toffee, Marigold, Soft Gold',
    },
    { name: 'Eddie Redmayne', man: true, note: 'Named as a warm kind of autumn.', colors: 'Chili, Teal, Olive Green' },
  ],
};
