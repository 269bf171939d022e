import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Warmth with the volume turned down.',
  personality: 'Soft Autumn is like late afternoon light: even, mellow and kind. Its colors always go together.',
  signature: '“I would rather glow than sparkle.”',
  description: [
    'Soft Autumn is muted above all, with a gentle warmth: fawn, dusty coral, mustard and olive.',
    'Its colors look faded by the sun; bright color looks loud beside them.',
  ],
  traits: [
    'Dusty colors beat vivid ones.',
    'Warmth is light, like wheat, sand and dried apricot.',
    'Bright color looks loud next to the rest.',
  ],
  clothing: [
    'Treat Fawn, Driftwood and Soft Cocoa as your black, navy and gray.',
    {
      text: 'Blend colors of similar depth, such as Olive Green with Soft Teal or Dusty Coral with Fawn.',
      when: { advisedContrast: 'low' },
    },
    'Add Soft Teal or Dusty Sky so the palette never turns all beige.',
    'Choose natural texture: linen, corduroy, raw silk, suede and slubby knits.',
    'Patterns should look hand-blocked or faded: ikat, soft plaid, small leaves.',
    'For formal events, wear Deep Teal or Dark Chocolate in a matte fabric.',
  ],
  shopping: [
    'Lay the piece on plain cardboard: your colors look at home there.',
    'A coat and pants in your neutrals anchor most outfits.',
    'Search for sand, clay, sage and tobacco.',
    'When unsure between two depths, choose the one closer to medium.',
  ],
  bestMetals: 'Brushed Gold, Antique Gold, Soft Rose Gold, Matte Bronze, Brass',
  metals:
    'Choose warm, worn metals: Brushed Gold and Antique Gold. Matte Bronze and Brass add texture, and Soft Rose Gold suits delicate pieces.',
  jewelry: {
    guidance: 'Handmade beats machine-made: leather, horn and unpolished stones.',
    rings: 'Brushed bands, jasper, smoky quartz or moss agate.',
    necklaces: 'Leather cord, wooden or ceramic beads, or a long chain with a matte pendant.',
    earrings: 'Hammered drops, small horn hoops or clay-colored stones.',
    watches: 'A brushed gold case with an ivory or olive dial on tan leather.',
  },
  glasses: {
    guidance: 'Matte frames in relaxed shapes, no darker than your brows.',
    list: [
      'Soft tortoiseshell, medium thickness',
      'Brushed antique gold or dark bronze metal in a round or aviator shape',
      'Olive or warm taupe acetate',
      'Clay rose for a gentle lift',
    ],
  },
  hair: [
    'The hair of this palette runs from warm beige blonde to warm dark brown, melted from root to end.',
    'Fine lowlights and balayage work better than stripes.',
  ],
  grayHair: 'If you tone your gray, choose a creamy silver.',
  makeup: {
    text: 'Terracotta, peach beige and warm rose with a velvety finish, and bronze, sage and cocoa around the eyes.',
    guidelines: [
      'Peach clay or cinnamon gives cheeks shape and color in one step.',
      'Wear a brownish rose or peach lip every day and soft brick in the evening.',
      'Olive, teal and bronze make better liners than black.',
      'For a bare look, a tinted moisturizer and a caramel balm are enough.',
    ],
  },
  besideNext:
    'Soft Autumn and True Autumn are both warm. Soft Autumn is softer and lighter; True Autumn is more golden and richer.',
  celebrities: [
    {
      name: 'Drew Barrymore',
      note: 'One of the most repeated names for this season.',
      colors: 'Dusty Coral, Terracotta Rose, Celadon',
    },
    {
      name: 'Tyra Banks',
      depth: 'medium',
      note: 'Named for her blended honey tones.',
      colors: 'Mustard, Caramel, Ginger',
    },
    { name: 'Gigi Hadid', note: 'Listed for soft, sunlit neutrals.', colors: 'Sand, Ivory, Light Khaki' },
  ],
};
