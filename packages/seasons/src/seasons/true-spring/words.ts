import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Sunlight, taken seriously.',
  personality:
    'Warmth is the whole story of this season, and it is a fresh warmth, closer to fruit than to earth. You look most like yourself in clothes that seem to have been chosen on a fine morning.',
  signature: '“If it could grow in a garden in May, I can wear it.”',
  description:
    'True Spring is the warmest of the light-hearted seasons. In this season gold comes first, and freshness keeps it from turning heavy: coral, marigold, leaf green and lagoon are the heart of the palette, with camel and honey where other people keep charcoal. Cream suits better than white, and brown better than black.',
  people: 'The gold shows on freckled fair skin, on tan and caramel brown skin and on warm deep skin alike.',
  keyCharacteristics: [
    'Warm colors: gold, peach and yellow-green live comfortably beside the skin',
    'Fresh and fairly clear, without the sharp edge of the bright seasons',
    'Moderate contrast, without a hard step between hair, skin and eyes',
    'Hair that shows gold, red or warm brown in sun, or did before it turned',
    'A test that rarely fails: cream brightens the face where pure white drains it',
  ],
  clothing: [
    'Base the wardrobe on the first of your warm neutrals, and let black retire.',
    'Combine two warm colors that sit side by side, such as Coral with Peach or Grass with Fresh Lime.',
    'Use Cream wherever a recipe says white: shirts, sneakers, the ground of a print.',
    'Cloth with a little life in it suits you, from slub linen to cotton knit, suede and light tweed.',
    'Choose prints that look hand-drawn: leaves, fruit, ginghams and painterly checks on a warm ground.',
    'If a uniform forces cold gray or black on you, put the warmest color you own between it and your chin.',
  ],
  shopping: [
    'Lay the item beside a ripe lemon and a slice of peach; it should look related to both.',
    'Replace one black basic each season with brown, camel or Warm Navy, starting at the neck.',
    'Useful search words are coral, marigold, apple green and tan; frosty, berry and slate lead elsewhere.',
    'Check buttons and zips before paying: a cold silver zip can spoil a warm jacket.',
  ],
  bestMetals: 'Yellow Gold, Brass, Light Bronze, Copper, Rose Gold',
  metals:
    'Yellow Gold is your metal, from fine chains to belt buckles. Brass, Copper and Light Bronze carry the same warmth at a gentler price, and Rose Gold works when it leans to peach.',
  jewelry: {
    guidance:
      'Friendly shapes and warm materials suit you: wood, shell, amber and gold with a soft shine. Let pieces look as if they were found on a journey.',
    rings: 'Rounded gold bands, amber or carnelian, stacks of thin textured rings.',
    necklaces: 'Warm beads, a coin pendant, or a fine chain with a leaf or a shell.',
    earrings: 'Brushed gold discs, small tassels, coral or turquoise in a warm setting.',
    watches: 'Gold-toned cases with a cream dial on honey or tan leather.',
  },
  jewels: {
    ring: { kind: 'closed', metal: 'Gold', stone: '#C8501E' },
    necklace: { kind: 'beads', metal: 'Gold', stone: '#D98B3A' },
    earrings: { kind: 'discs', metal: 'Brushed Gold', stone: null },
    watch: { case: 'Gold', dial: '#F3E6C8', strap: '#B07A3F' },
  },
  eyewear: {
    guidance:
      'Look for frames with honey in them. Rounded or softly angled shapes keep the easy mood, and a warm translucent acetate is kinder than a solid black.',
    glasses: [
      'Honey tortoiseshell in a rounded shape',
      'Light gold wire, single bridge or double',
      'Warm caramel acetate with some transparency',
      'Moss green, coral or peacock for a frame that joins the outfit',
    ],
  },
  hair: 'Gold belongs in every shade you choose, whether that is honey blonde, strawberry, golden brown or rich chestnut. Ask for warm glazes and sun-placed lights, and decline anything described as ash, pearl or smoke.',
  grayHair: 'Gray is at its best on you as a soft white.',
  makeup: {
    undertone: 'golden',
    text: 'Peach, coral and warm brown in light, creamy textures; gold or bronze on the lids, brown mascara for every day.',
    guidelines: [
      'Look for golden or yellow in the foundation name, and try it along the jaw before you buy.',
      'Apricot or salmon blush, placed on the round of the cheek, looks like a natural flush.',
      'Coral is the lip color to own first, with tomato for evenings and a golden nude for work.',
      'Moss, teal and bronze give eyes more depth than gray ever will.',
      'Wearing none at all? A balm with a hint of peach and a warm brow gel are enough.',
    ],
  },
  besideNext:
    'True Spring and Light Spring share sunshine. True Spring is warmer and holds stronger color such as marigold and grass; Light Spring is paler and more neutral, and the same marigold would wear the person.',
  celebrities: [
    { name: 'Amy Adams', note: 'A standard example for golden red hair and warm fair skin.' },
    { name: 'Robert Redford', note: 'Older color books liked his golden coloring for this season.' },
    {
      name: 'Rihanna',
      deeper: true,
      note: 'Named here by some writers and under autumn by others, which shows how open such lists are.',
    },
  ],
  outfits: [
    {
      name: 'First warm day',
      wear: [
        ['tee', 'Cream'],
        ['cardigan', 'Coral'],
        ['chinos', 'Golden Camel'],
        ['sneakers', 'Cream'],
      ],
      key: 1,
      at: 'uniqlo',
      price: 'Under $50',
    },
    {
      name: 'Garden lunch',
      wear: [
        ['turtleneck', 'Golden Camel'],
        ['blazer', 'Grass'],
        ['trousers', 'Golden Camel'],
        ['belt', 'Caramel'],
        ['shoes', 'Golden Camel'],
      ],
      key: 1,
      at: 'etsy',
      price: '$50–$100',
    },
    {
      name: 'Friendly office',
      wear: [
        ['shirt', 'Apricot Cream'],
        ['blazer', 'Milk Chocolate'],
        ['trousers', 'Honey Beige'],
        ['shoes', 'Cinnamon'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$100–$200',
    },
    {
      name: 'Harbor weekend',
      wear: [
        ['polo', 'Lagoon'],
        ['shorts', 'Oatmeal'],
        ['shoes', 'Caramel'],
      ],
      at: 'asos',
      price: 'Under $50',
    },
    {
      name: 'Rain with a plan',
      wear: [
        ['knit', 'Marigold'],
        ['trench', 'Honey Beige'],
        ['jeans', 'Warm Navy'],
        ['boots', 'Chestnut'],
      ],
      key: 1,
      at: 'ebay',
      price: '$50–$100',
    },
    {
      name: 'Dinner outside',
      wear: [
        ['shirt', 'Tomato'],
        ['wide-trousers', 'Cream'],
        ['sandals', 'Caramel'],
      ],
      at: 'asos',
      price: '$50–$100',
    },
  ],
};
