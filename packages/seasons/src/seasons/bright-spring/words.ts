import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Clear color, worn with a light hand.',
  personality:
    'This season has a spark in it: one vivid thing stands out against the rest. Clothes with the same clarity keep pace with that spark, and dusty ones leave it behind.',
  signature: '“I do not dress loudly. I dress in focus.”',
  description:
    'Bright Spring sits where spring meets winter. In this season clarity leads and warmth follows close behind: its colors look freshly washed, with no gray stirred in and a little sun in the mix. Contrast is part of its picture, so a vivid color beside a clean light or a crisp dark looks natural on you.',
  people: 'Its people have ivory, tan, golden brown or deep and luminous skin.',
  keyCharacteristics: [
    'Clear before anything else: pure, saturated colors beat softened ones',
    'A gentle lean to the warm side, so a few clean cool colors are still yours',
    'Moderate to high contrast between skin, hair and eyes',
    'Eyes that read as bright, in any color from topaz to near black',
    'Skin that looks even and awake next to coral, and tired next to mauve',
  ],
  clothing: [
    'Let one vivid color lead each outfit, and give it a plain ground from among your first neutrals.',
    'Put light next to dark. A crisp shirt under a navy jacket echoes the high contrast of the season.',
    'Choose cloth with a clean surface: poplin, satin, smooth wool, polished cotton and denim with an even dye.',
    'Prints work when their edges are sharp and their ground is clear: stripes, checks, botanicals on white.',
    'When a dress code asks for dark, take Clear Navy or Liquorice and let one bright edge show at the neck.',
    'Wash like with like. Faded cloth loses exactly the quality that makes these colors yours.',
  ],
  shopping: [
    'Hold the garment next to pure white paper; if it looks grayed there, leave it on the rail.',
    'Spend first on a jacket and shoes in quiet neutrals that calm every bright you own.',
    'In online shops look for the words clear, poppy or kelly, and skip dusty, heather and washed.',
    'Buy brights in small pieces first: a scarf, a polo or a knit teaches your eye faster than a coat.',
  ],
  bestMetals: 'Polished Yellow Gold, Bright Silver, Light Rose Gold, White Gold, Polished Brass',
  metals:
    'Shine matters more than the metal. Polished Yellow Gold and Bright Silver both keep up with clear colors, Light Rose Gold and White Gold suit smaller pieces, and Polished Brass works on buckles and bags.',
  jewelry: {
    guidance:
      'Pick stones you can see through and surfaces that throw light back. One lively piece near the face does more than several quiet ones.',
    rings: 'Slim polished bands, or one clear stone such as citrine, peridot or aquamarine set simply.',
    necklaces:
      'Short chains with a bright pendant, colored glass beads, or a smooth collar that sits in an open neckline.',
    earrings: 'Glossy hoops and small drops in coral enamel, aqua glass or clear crystal.',
    watches: 'A polished case with a white or navy dial; straps in tan, coral or clear navy.',
  },
  jewels: {
    ring: { kind: 'solitaire', metal: 'Polished Gold', stone: '#6FCBD0' },
    necklace: { kind: 'pendant', metal: 'Polished Gold', stone: '#E8503F' },
    earrings: { kind: 'studs', metal: 'Polished Gold', stone: null },
    watch: { case: 'Polished Gold', dial: '#FFFFFF', strap: '#203C70' },
  },
  eyewear: {
    guidance:
      'Frames can be part of the outfit here. Look for glossy acetate with one definite color and a clean outline.',
    glasses: [
      'Glossy clear crystal that leaves the eyes to do the talking',
      'Clear navy, turquoise or poppy acetate with a sharp edge',
      'Golden tortoiseshell with visible light patches',
      'Glossy espresso acetate for days when the clothes are loud',
    ],
  },
  hair: 'Keep it clear and glossy. Golden blonde, copper, warm chestnut and nearly black all work when light moves through them, and a gloss treatment often does more than a new shade. Ash toners and smoky blends take the life out.',
  grayHair: 'Let your gray stay bright, and ask for shine rather than beige blending.',
  makeup: {
    undertone: 'clear peach',
    text: 'Sheer, clear textures: coral, watermelon and poppy for lips, chocolate or clear navy at the lash line, a glossy finish rather than a powdered one.',
    guidelines: [
      'Match foundation to your own depth with a clear peach undertone, and stop at the thinnest layer that evens.',
      'Let the lips carry color: coral by day, poppy or cherry when you want an occasion.',
      'Replace brown-gray eyeshadow with a clean champagne, copper or a wash of aqua.',
      'A cream blush in coral or watermelon looks like circulation, which is the aim.',
      'If you wear no makeup, a tinted balm and a brushed brow give the same clarity.',
    ],
  },
  besideNext:
    'Bright Spring and True Spring are both warm and fresh. Bright Spring needs colors to be clear first and can take contrast and a few cool notes; True Spring needs them golden first and is content with less contrast.',
  celebrities: [
    { name: 'Lucy Liu', note: 'A Bright Spring to some analysts and a winter to others.' },
    { name: 'Emma Stone', note: 'Style writers like to point at her in turquoise and coral.' },
    { name: 'Robert Downey Jr.', note: 'Appears in lists for dark hair with a lively, clear gaze.' },
  ],
  outfits: [
    {
      name: 'Studio Monday',
      wear: [
        ['tee', 'Warm White'],
        ['blazer', 'Coral Punch'],
        ['trousers', 'Clear Navy'],
        ['sneakers', 'Warm White'],
      ],
      key: 1,
      at: 'asos',
      price: '$50–$100',
    },
    {
      name: 'Market in the sun',
      wear: [
        ['shirt', 'Turquoise'],
        ['chinos', 'Champagne'],
        ['belt', 'Camel'],
        ['sandals', 'Camel'],
      ],
      at: 'uniqlo',
      price: 'Under $50',
    },
    {
      name: 'Sharp meeting',
      wear: [
        ['shirt', 'Clear Sky'],
        ['blazer', 'Clear Navy'],
        ['trousers', 'Warm Charcoal'],
        ['scarf', 'Poppy'],
        ['shoes', 'Liquorice'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$200–$350',
    },
    {
      name: 'Gallery evening',
      wear: [
        ['turtleneck', 'Clear Navy'],
        ['blazer', 'Hot Pink'],
        ['trousers', 'Clear Navy'],
        ['scarf', 'Clear Sky'],
        ['shoes', 'Clear Navy'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$100–$200',
    },
    {
      name: 'Cold bright morning',
      wear: [
        ['turtleneck', 'Sunflower'],
        ['coat', 'Camel'],
        ['jeans', 'Clear Navy'],
        ['boots', 'Toffee'],
      ],
      key: 1,
      at: 'ebay',
      price: '$50–$100',
    },
    {
      name: 'Saturday errands',
      wear: [
        ['knit', 'Kelly Green'],
        ['jeans', 'Clear Navy'],
        ['bag', 'Toffee'],
        ['sneakers', 'Ivory'],
      ],
      at: 'poshmark',
      price: 'Under $50',
    },
  ],
};
