import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Brilliance with nerve.',
  personality:
    'This season brings its own contrast and its own light. Colors that others call too much simply meet you at eye level, and restraint in shape keeps the whole thing elegant.',
  signature: '“Turn the color up and the detail down.”',
  description:
    'Bright Winter stands beside spring and takes brilliance from it, while coolness keeps the upper hand. The palette is the most saturated of all: hot fuchsia, electric blue, scarlet, bright emerald and acid lemon against black, white and icy tints. Dusty or earthy colors go flat next to such clarity.',
  people:
    'You see the season on brown and on very deep luminous skin, on beige, olive or tan skin with glossy black hair, and on fair skin with vivid light eyes.',
  keyCharacteristics: [
    'Brilliance: saturated, almost electric color looks in scale',
    'Neutral to cool colors, a step nearer to neutral than True Winter',
    'High contrast, most visible around the eyes',
    'Glossy hair, dark in most cases',
    'Muted colors look faded on you, as though they had been washed too often',
  ],
  clothing: [
    'Pair one electric color with a quiet neutral, such as black, white or Bright Navy: it needs no second.',
    'If two brights do meet, let both be cool and clear and one of them small: Vivid Cyan with a touch of Hot Fuchsia.',
    'Replace pastels by ice: Ice Sky, Ice Blossom and Ice Citron have light without milkiness.',
    'Shine is welcome, so consider satin, patent leather, metal thread, coated denim and mercerized cotton.',
    'Choose prints with pure colors and sharp outlines, such as pop florals, stripes and dots on white.',
    'In a quiet office wear Charcoal or Bright Navy and let a Scarlet or Electric Blue lining flash.',
  ],
  shopping: [
    'Stand two meters from the mirror: the right bright still shows your eyes first.',
    'Keep shapes simple and cheap fabrics away, since vivid color shows poor cloth at once.',
    'Look under electric, cobalt, fuchsia and acid, and avoid heather, stone and mustard.',
    'Replace bright pieces when they fade, because faded is the one thing that they must not be.',
  ],
  bestMetals: 'Polished Silver, Platinum, White Gold, Bright Rose Gold, Chrome Steel',
  metals:
    'Mirror-bright metal belongs to you. Polished Silver, Platinum and White Gold come first, Chrome Steel gives a modern edge, and Bright Rose Gold is possible where it is pink and shiny. Yellow gold that you love stays polished, small and away from the face.',
  jewelry: {
    guidance: 'Sparkle is in proportion here. Faceted, mirrored or glassy pieces repeat the clarity of the palette.',
    rings: 'Clear crystal, vivid sapphire or a mirror-polished band.',
    necklaces: 'Bright chains, a glass collar, a neon cord with a silver drop.',
    earrings: 'Faceted studs, long crystal lines, enamel in fuchsia or cobalt.',
    watches: 'High-polish steel with a white, black or electric blue dial.',
  },
  jewels: {
    ring: { kind: 'solitaire', metal: 'Polished Silver', stone: '#1F3FA8' },
    necklace: { kind: 'chain', metal: 'Polished Silver', stone: null },
    earrings: { kind: 'studs', metal: 'Polished Silver', stone: '#C2187A' },
    watch: { case: 'Polished Silver', dial: '#151517', strap: null },
  },
  eyewear: {
    guidance:
      'Bold frames look natural on high contrast. Choose the glossiest black, fully clear acetate or a single saturated color.',
    glasses: [
      'Mirror black, thick and angular',
      'Crystal clear with polished edges',
      'Cobalt or scarlet acetate',
      'Bright silver metal or graphic gray with a geometric shape',
    ],
  },
  hair: 'Shine is everything: glossy black, cool black brown and clear deep brown frame the face best. If you like to play, a saturated fashion color such as cobalt or fuchsia is more convincing than a caramel highlight. Mousy or khaki tones dull the eyes.',
  grayHair: 'Your gray is at its best bright and shining.',
  makeup: {
    undertone: 'clear rose',
    text: 'One vivid note on clean skin: scarlet, cerise or hot pink lips, ink liner, a crystal highlight and clear pink cheeks.',
    guidelines: [
      'Use a clear, neutral-cool foundation as thinly as you can, so that contrast stays crisp.',
      'Choose bright pink or hot rose blush and apply it in a small area with a light touch.',
      'Saturated lips are your signature, and a clear rose is the quiet alternative.',
      'Try a bright navy, violet or emerald line where others would use brown.',
      'A bare face needs a gloss balm at most.',
    ],
  },
  besideNext:
    'Bright Winter and Bright Spring have clarity in common. Bright Winter leans cool and takes black, fuchsia and electric blue; Bright Spring leans warm and takes coral, poppy and sunflower.',
  celebrities: [
    { name: 'Megan Fox', note: 'A fixture in lists for dark hair with ice blue eyes.' },
    {
      name: 'Idris Elba',

      deeper: true,
      note: 'Named by some for deep skin that carries clear, cool color.',
    },
    { name: 'Zooey Deschanel', note: 'Cited for near-black hair, fair skin and vivid eyes.' },
  ],
  outfits: [
    {
      name: 'Electric meeting',
      wear: [
        ['shirt', 'Pure White'],
        ['blazer', 'Electric Blue'],
        ['trousers', 'Black'],
        ['shoes', 'Black'],
      ],
      key: 1,
      at: 'asos',
      price: '$50–$100',
    },
    {
      name: 'Fuchsia night',
      wear: [
        ['turtleneck', 'Black'],
        ['blazer', 'Hot Fuchsia'],
        ['trousers', 'Black'],
        ['shoes', 'Black'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$100–$200',
    },
    {
      name: 'Graphic Sunday',
      wear: [
        ['tee', 'Acid Lemon'],
        ['jeans', 'Black'],
        ['sneakers', 'Pure White'],
      ],
      at: 'uniqlo',
      price: 'Under $50',
    },
    {
      name: 'Ice and navy',
      wear: [
        ['polo', 'Ice Sky'],
        ['jacket', 'Bright Navy'],
        ['trousers', 'Charcoal'],
        ['sneakers', 'Frost'],
      ],
      key: 1,
      at: 'asos',
      price: '$50–$100',
    },
    {
      name: 'Scarlet coat',
      wear: [
        ['turtleneck', 'Black'],
        ['coat', 'Scarlet'],
        ['trousers', 'Deep Midnight'],
        ['boots', 'Black'],
      ],
      key: 1,
      at: 'ebay',
      price: '$100–$200',
    },
    {
      name: 'Emerald errand',
      wear: [
        ['knit', 'Bright Emerald'],
        ['jeans', 'Bright Navy'],
        ['bag', 'Black'],
        ['sneakers', 'Pure White'],
      ],
      at: 'poshmark',
      price: 'Under $50',
    },
  ],
};
