import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Clear color, worn lightly.',
  personality: 'Bright Spring has a spark: one vivid thing stands out against the rest. Clear colors keep up with it.',
  signature: '“I don’t dress loudly. I dress in focus.”',
  description: [
    'Bright Spring is clear above all, with some warmth: poppy, turquoise, sunflower and kelly green.',
    'Its colors look freshly washed, next to clean lights and crisp darks.',
  ],
  traits: [
    'Clear, saturated colors beat soft ones.',
    'A slight warmth leaves room for a few clean, cool colors.',
    'Coral wakes up the palette; mauve puts it to sleep.',
  ],
  clothing: [
    'Let one vivid color lead each outfit, over a plain neutral.',
    { text: 'Put light next to dark, such as a crisp shirt under a navy jacket.', when: { advisedContrast: 'high' } },
    'Choose smooth fabrics: poplin, satin, polished cotton and evenly dyed denim.',
    'Prints need sharp edges and a clear background: stripes, checks, botanicals on white.',
    'For a dark dress code, take Navy or Black Coffee and show one bright edge.',
    'Wash like with like: faded fabric loses what makes these colors yours.',
  ],
  shopping: [
    'Hold the piece next to white paper. If it looks grayed, leave it.',
    'Spend first on a jacket and shoes in quiet neutrals.',
    'Search for clear, poppy, kelly and turquoise.',
    'Buy brights in small pieces first, such as a scarf, a polo or a knit.',
  ],
  bestMetals: 'Polished Yellow Gold, Bright Silver, Light Rose Gold, White Gold, Polished Brass',
  metals:
    'Shine matters more than the metal. Polished Yellow Gold and Bright Silver both work; Light Rose Gold and White Gold suit small pieces.',
  jewelry: {
    guidance: 'Choose clear stones and surfaces that catch the light. One lively piece is enough.',
    rings: 'Slim polished bands, citrine, peridot or aquamarine.',
    necklaces: 'A short chain with a bright pendant, glass beads or a smooth collar.',
    earrings: 'Glossy hoops and small drops in coral enamel, aqua glass or crystal.',
    watches: 'A polished case with a white or navy dial on tan, coral or navy.',
  },
  glasses: {
    guidance: 'Glossy acetate in one definite color with a clean outline.',
    list: [
      'Glossy clear crystal',
      'Clear navy, turquoise or poppy acetate with a sharp edge',
      'Golden tortoiseshell with light patches',
      'Glossy espresso acetate for quiet days',
    ],
  },
  hair: [
    'The hair of this palette is clear and glossy: golden blonde, copper, warm chestnut or nearly black.',
    'A gloss treatment often does more than a new shade.',
  ],
  grayHair: 'Keep gray bright; ask for shine, not beige blending.',
  makeup: {
    sheer: true,
    text: 'Sheer, clear textures: coral, watermelon and poppy lips, chocolate or navy at the lash line and a glossy finish.',
    guidelines: [
      'Let lips carry the color: coral by day, poppy for an occasion.',
      'Wear clean champagne, copper or a wash of aqua on the lids.',
      'A cream blush in coral or watermelon looks like fresh air.',
      'For a bare look, a tinted balm and brushed brows are enough.',
    ],
  },
  besideNext:
    'Bright Spring and True Spring are both warm. Bright Spring is clearer and takes more contrast; True Spring is more golden.',
  celebrities: [
    {
      name: 'Lucy Liu',
      note: 'A Bright Spring to some analysts, a winter to others.',
      colors: 'Hot Pink, Azure, Black Coffee',
    },
    {
      name: 'Emma Stone',
      note: 'Style writers like her in turquoise and coral.',
      colors: 'Turquoise, Coral, Ice Aqua',
    },
    {
      name: 'Robert Downey Jr.',
      man: true,
      note: 'Listed for how lively color looks on him.',
      colors: 'Poppy, Violet, Kelly Green',
    },
  ],
};
