import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Warm colors, with the volume turned down.',
  personality:
    'The season is like late afternoon light: even, mellow and kind to everything it touches. Its combinations look unplanned, because the colors were never far apart to begin with.',
  signature: '“I would rather glow than sparkle.”',
  description:
    'Soft Autumn borders on summer, and softness is the trait it shares with that neighbor. Its warmth is gentle, more wheat than gold. The colors look sun-bleached: fawn, dusty coral, honey mustard, celadon, olive and storm teal. Bright color looks loud beside them.',
  people:
    'You find this season on freckled fair skin, on beige, olive and tan skin, and on brown and deep skin with a matte golden surface.',
  keyCharacteristics: [
    'Muted before warm: dusty colors win over vivid ones',
    'A light hand of warmth, like wheat, sand and dried apricot',
    'Low to moderate contrast throughout',
    'Hair between dark blonde and brown with a soft gold or beige cast',
    'Hazel, soft green, gray green or warm brown eyes without a hard rim',
  ],
  clothing: [
    'Treat Fawn, Driftwood and Soft Cocoa as your black, navy and gray.',
    'Blend colors of similar depth, such as Olive with Sea Teal or Dusty Coral with Fawn.',
    'Cool relief comes from Sea Teal and Dusty Sky, which keep the palette from turning all beige.',
    'Natural texture is half of the effect: linen, corduroy, raw silk, suede, basket weaves and slubby knits.',
    'Choose patterns that look hand-blocked or faded, for example ikat, soft plaid, small leaves.',
    'At formal events wear Storm Teal or Bark in a matte fabric, and skip the sheen.',
  ],
  shopping: [
    'Set the piece on a plain cardboard box; your colors look at home there and strangers shout.',
    'A coat and a pair of trousers in your neutrals will anchor three quarters of your outfits.',
    'Sand, clay, sage and tobacco are promising words, and neon, icy and jewel are warnings.',
    'When unsure between two depths, take the middle one.',
  ],
  bestMetals: 'Brushed Gold, Antique Gold, Soft Rose Gold, Matte Bronze, Brass',
  metals:
    'Metals should look warm and worn. Brushed Gold and Antique Gold come first, Matte Bronze and Brass bring texture, and Soft Rose Gold is right for delicate pieces.',
  jewelry: {
    guidance:
      'Handmade beats machine-made here. Let irregular edges, leather, horn and unpolished stones do the talking.',
    rings: 'Brushed bands, jasper, smoky quartz or moss agate.',
    necklaces: 'Leather cord, wooden or ceramic beads, a long chain with a matte pendant.',
    earrings: 'Hammered drops, small horn hoops, clay-colored stones.',
    watches: 'A brushed gold case with an ivory or olive dial on worn tan leather.',
  },
  jewels: {
    ring: { kind: 'closed', metal: 'Brushed Gold', stone: '#7C8660' },
    necklace: { kind: 'cord', metal: 'Brushed Gold', stone: null },
    earrings: { kind: 'studs', metal: 'Brushed Gold', stone: null },
    watch: { case: 'Brushed Gold', dial: '#EFE6D2', strap: '#9A7350' },
  },
  eyewear: {
    guidance:
      'Frames no darker than your brows and eyes look as if they belonged to you. Keep finishes matte and shapes relaxed.',
    glasses: [
      'Soft tortoiseshell, medium thickness',
      'Brushed antique gold or dark bronze metal in a round or aviator shape',
      'Olive or warm taupe acetate',
      'Clay rose for a gentle lift of the cheeks',
    ],
  },
  hair: 'The season’s shades run from warm beige blonde to warm dark brown; the nearer to your own, the more inherited they look. Color should melt from root to end, so fine lowlights and balayage beat blocks and stripes. Platinum, bright copper and blue black each ask for a different face.',
  grayHair: 'A creamy silver is the gray that suits you best.',
  makeup: {
    undertone: 'warm beige',
    text: 'Terracotta, peach beige and warm rose with a velvety finish; bronze, sage and cocoa round the eyes.',
    guidelines: [
      'Warm beige foundations at your depth work when they are neither pink nor bright yellow.',
      'Peach clay or cinnamon on the cheeks gives shape and color in one step.',
      'Your everyday lip is a brownish rose or peach; for evenings go to soft brick.',
      'Olive and teal make better liners for you than black, and bronze is the best shadow.',
      'For a natural face, a tinted moisturizer and a caramel balm are all it takes.',
    ],
  },
  besideNext:
    'Soft Autumn and True Autumn meet in warmth. Soft Autumn needs its earth colors softened and light in touch; True Autumn is more golden and carries full rust, mustard and olive.',
  celebrities: [
    { name: 'Drew Barrymore', note: 'One of the most repeated names for this season.' },
    { name: 'Tyra Banks', deeper: true, note: 'Mentioned for golden brown skin and blended honey tones.' },
    { name: 'Gigi Hadid', note: 'Appears in recent lists for beige blonde hair and soft warmth.' },
  ],
  outfits: [
    {
      name: 'Sand and sage',
      wear: [
        ['shirt', 'Celadon'],
        ['chinos', 'Sand'],
        ['belt', 'Tawny'],
        ['shoes', 'Driftwood'],
      ],
      at: 'uniqlo',
      price: 'Under $50',
    },
    {
      name: 'Mellow office',
      wear: [
        ['tee', 'Ecru'],
        ['blazer', 'Fawn'],
        ['trousers', 'Taupe'],
        ['shoes', 'Soft Cocoa'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$100–$200',
    },
    {
      name: 'Clay afternoon',
      wear: [
        ['turtleneck', 'Tawny'],
        ['blazer', 'Terracotta Rose'],
        ['trousers', 'Tawny'],
        ['belt', 'Soft Cocoa'],
        ['shoes', 'Tawny'],
      ],
      key: 1,
      at: 'etsy',
      price: '$50–$100',
    },
    {
      name: 'Orchard walk',
      wear: [
        ['knit', 'Honey Mustard'],
        ['jacket', 'Olive Gray'],
        ['jeans', 'Storm Teal'],
        ['boots', 'Tawny'],
      ],
      key: 1,
      at: 'ebay',
      price: '$50–$100',
    },
    {
      name: 'Teal at dusk',
      wear: [
        ['shirt', 'Sea Teal'],
        ['wide-trousers', 'Taupe'],
        ['sandals', 'Driftwood'],
      ],
      at: 'asos',
      price: 'Under $50',
    },
    {
      name: 'Reading day',
      wear: [
        ['cardigan', 'Dusty Coral'],
        ['tee', 'Shell Peach'],
        ['trousers', 'Olive Gray'],
        ['sneakers', 'Ecru'],
      ],
      at: 'poshmark',
      price: 'Under $50',
    },
  ],
};
