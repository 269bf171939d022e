import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Brilliant, with nerve.',
  personality: 'Bright Winter brings its own contrast and light. Strong color in a simple shape looks elegant here.',
  signature: '“Turn the color up and the detail down.”',
  description: [
    'Bright Winter is brilliant above all, and cool: fuchsia, hot pink, royal blue and acid lemon.',
    'Vivid colors stand against black, white and icy tints; dusty and earthy ones go flat.',
  ],
  traits: [
    'The most saturated palette of all.',
    'Cool colors lead, with a few sharp yellows and reds.',
    'Dusty and earthy colors go flat here.',
  ],
  clothing: [
    'Pair one brilliant color with Black, Pure White or Navy.',
    { text: 'Set icy lights against Black or Ink Navy.', when: { advisedContrast: 'high' } },
    'Choose fabrics with a sharp surface: satin, patent, crisp cotton and smooth wool.',
    'Graphic prints suit you: color blocks, bold stripes, large dots.',
    'Keep shapes simple, so that the color can be strong.',
    'For a quiet day, wear Charcoal with one neon or icy accent.',
  ],
  shopping: [
    'Stand six feet from the mirror: with the right bright, people look at you first.',
    'Keep shapes simple: vivid color shows poor fabric at once.',
    'Search for electric, cobalt, fuchsia and acid.',
    'Replace bright pieces when they fade.',
  ],
  bestMetals: 'Polished Silver, Platinum, White Gold, Bright Rose Gold, Chrome Steel',
  metals:
    'Choose mirror-bright metal: Polished Silver, Platinum and White Gold. Chrome Steel looks modern, and pink, shiny Bright Rose Gold works, too.',
  jewelry: {
    guidance: 'Choose pieces that sparkle: faceted, mirrored or glassy.',
    rings: 'Clear crystal, vivid sapphire or a mirror-polished band.',
    necklaces: 'Bright chains, a glass collar or a neon cord with a silver drop.',
    earrings: 'Faceted studs, long crystal lines, enamel in fuchsia or cobalt.',
    watches: 'High-polish steel with a white, black or electric blue dial.',
  },
  glasses: {
    guidance: 'Bold, glossy frames: black, fully clear or one saturated color.',
    list: [
      'Mirror black, thick and angular',
      'Crystal clear with polished edges',
      'Cobalt or scarlet acetate',
      'Bright silver metal or graphic gray in a geometric shape',
    ],
  },
  hair: [
    'The hair of this palette shines: glossy black, cool black-brown or clear deep brown.',
    'If you add highlights, leave out caramel.',
  ],
  grayHair: 'Gray looks best here bright and shining.',
  makeup: {
    text: 'One vivid note on clean skin: scarlet, cerise or hot pink lips, ink liner, a crystal highlight and clear pink cheeks.',
    guidelines: [
      'Apply bright pink or hot rose blush in a small area.',
      'Saturated lips are your signature; clear rose is the quiet option.',
      'Try a bright navy, violet or emerald line in place of brown.',
      'For a bare look, a gloss balm is enough.',
    ],
  },
  besideNext: 'Bright Winter and Bright Spring are both clear. Bright Winter leans cool, and Bright Spring leans warm.',
  celebrities: [
    { name: 'Megan Fox', note: 'A fixture in lists of this season.', colors: 'True Red, Fuchsia, Black' },
    {
      name: 'Idris Elba',
      man: true,
      depth: 'deep',
      note: 'Named for how clear, cool color looks on him.',
      colors: 'Royal Blue, Emerald, Pure White',
    },
    {
      name: 'Zooey Deschanel',
      note: 'Cited for her vivid, saturated colors.',
      colors: 'Cerise, Pool Blue, Royal Purple',
    },
  ],
};
