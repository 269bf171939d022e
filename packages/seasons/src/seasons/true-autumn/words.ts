import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Colors with gold in every layer.',
  personality:
    'This season carries warmth the way wood and spice do, deep in the grain. Colors of the same richness settle beside each other at once, and the whole picture looks generous and at ease.',
  signature: '“I dress in things that ripen.”',
  description:
    'True Autumn is warm from end to end. Gold is mixed into every color that suits you, whether it is rust, pumpkin, mustard, olive, forest or teal, and a touch of earth keeps them from shining too brightly. The palette is of moderate depth, so camel and cognac are as useful as coffee. A pink or icy scarf takes warmth from the face, and an amber one gives it back.',
  people: 'Red-haired fair skin, golden olive or tan skin, and brown and deep bronze skin all occur in this season.',
  keyCharacteristics: [
    'Strongly warm: gold, rust and olive look natural from the first minute',
    'Rich and somewhat muted, with earth in the mix',
    'Moderate contrast, usually warm on warm',
    'Hair with copper, chestnut or golden brown in it',
    'Eyes of amber, moss, warm brown or teal, often with a golden ring',
  ],
  clothing: [
    'Make Camel, Cognac, Coffee and Khaki the base, and replace every black belt and shoe with brown.',
    'Spice colors suit each other: put small pieces in Mustard and Olive Green beside a large one in Rust.',
    'Teal and Marine Teal are the cool notes that keep the warmth from closing in.',
    'Cloth with substance carries these colors: tweed, corduroy, leather, chunky knits, linen, flannel.',
    'Patterns from nature and craft work, among them paisley, plaid, leaf, animal and kilim.',
    'For the grandest evenings choose Forest, Damson or Mahogany velvet.',
  ],
  shopping: [
    'Think of a cinnamon stick and a walnut; the cloth should look good beside both.',
    'Buy leather goods in one brown and let shoes, belt and bag age together.',
    'The terms rust, moss, cognac and saffron sort the shops for you, while pastel, ice and berry belong elsewhere.',
    'Take Buttercream shirts, and leave bright white on the hanger.',
  ],
  bestMetals: 'Yellow Gold, Antique Gold, Copper, Bronze, Brass',
  metals:
    'Rich Yellow Gold is the first choice and Antique Gold the second. Copper, Bronze and Brass look at home on you, particularly in broad or hammered pieces.',
  jewelry: {
    guidance: 'Go for warm metal with a trace of the workshop. Amber, tiger eye, wood and beaten metal all sit well.',
    rings: 'Broad gold, carved bands, amber or garnet in a closed setting.',
    necklaces: 'Layered chains, chunky beads, medallions and leather.',
    earrings: 'Beaten hoops, coppery leaves, drops in turquoise matrix or agate.',
    watches: 'Gold or bronze cases with a brown, green or cream dial on cognac leather.',
  },
  jewels: {
    ring: { kind: 'closed', metal: 'Gold', stone: '#B8651B' },
    necklace: { kind: 'layered', metal: 'Gold', stone: null },
    earrings: { kind: 'hoops', metal: 'Copper', stone: null },
    watch: { case: 'Gold', dial: '#2E5337', strap: '#854A2C' },
  },
  eyewear: {
    guidance:
      'Let the frame be warm and visible. Thick tortoiseshell, horn and bronze metal repeat the gold of the palette.',
    glasses: [
      'Amber tortoiseshell in a generous shape',
      'Olive horn with a matte surface',
      'Antique gold or copper metal',
      'Cognac acetate, the color of strong tea, or deep forest green',
    ],
  },
  hair: 'Red, copper, auburn, chestnut and coffee all belong to your season, provided that the light in them is golden. Henna tones and warm glosses add depth without looking dyed. Ash and platinum empty the face of color.',
  grayHair: 'Should you ever color your gray, blending it is gentler than full cover.',
  makeup: {
    undertone: 'amber',
    text: 'Brick, terracotta and cinnamon for lips and cheeks; copper, moss and deep teal for the eyes; a warm, satin skin.',
    guidelines: [
      'Look for a golden or amber foundation and compare it with your neck; what looks pink in the shop can stay there.',
      'Terracotta blush may sit a little lower than usual, where sun would catch the cheek.',
      'Brick is your classic red, apricot your nude, mahogany your dramatic choice.',
      'A copper lid with coffee liner flatters every eye color in this season.',
      'Prefer no makeup? A warm-tinted sunscreen and a cinnamon balm keep the skin alive.',
    ],
  },
  besideNext:
    'True Autumn and Dark Autumn share spice. In True Autumn gold leads and depth is moderate; in Dark Autumn depth leads: oxblood, espresso and deep petrol come before pumpkin and camel.',
  celebrities: [
    { name: 'Julianne Moore', note: 'The usual example for copper hair and warm freckled skin.' },
    { name: 'Beyoncé', deeper: true, note: 'Named again and again for golden skin in bronze and amber.' },
    { name: 'Gillian Anderson', note: 'Held up for decades as the classic autumn redhead.' },
  ],
  outfits: [
    {
      name: 'Market square',
      wear: [
        ['turtleneck', 'Rust'],
        ['jacket', 'Khaki'],
        ['jeans', 'Marine Teal'],
        ['boots', 'Cognac'],
      ],
      at: 'uniqlo',
      price: 'Under $50',
    },
    {
      name: 'Warm tailoring',
      wear: [
        ['shirt', 'Buttercream'],
        ['blazer', 'Camel'],
        ['trousers', 'Coffee'],
        ['scarf', 'Paprika'],
        ['shoes', 'Mahogany'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$200–$350',
    },
    {
      name: 'Saffron day',
      wear: [
        ['turtleneck', 'Coffee'],
        ['blazer', 'Saffron'],
        ['trousers', 'Coffee'],
        ['belt', 'Cognac'],
        ['boots', 'Coffee'],
      ],
      key: 1,
      at: 'etsy',
      price: '$50–$100',
    },
    {
      name: 'Forest weekend',
      wear: [
        ['knit', 'Olive Green'],
        ['chinos', 'Tan'],
        ['boots', 'Bronze'],
      ],
      at: 'poshmark',
      price: 'Under $50',
    },
    {
      name: 'Coat of the year',
      wear: [
        ['knit', 'Mustard'],
        ['coat', 'Cognac'],
        ['trousers', 'Olive Drab'],
        ['scarf', 'Parchment'],
        ['shoes', 'Coffee'],
      ],
      key: 1,
      at: 'ebay',
      price: '$100–$200',
    },
    {
      name: 'Candlelight teal',
      wear: [
        ['shirt', 'Teal'],
        ['wide-trousers', 'Mahogany'],
        ['shoes', 'Mahogany'],
      ],
      at: 'asos',
      price: 'Under $50',
    },
  ],
};
