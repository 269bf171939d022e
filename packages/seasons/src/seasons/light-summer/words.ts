import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Colors as light as morning over water.',
  personality:
    'The season is gentle without being faint. Its cool pale colors leave room, so that people notice a face before they notice the clothes, which is how it should be.',
  signature: '“Quiet colors, clearly chosen.”',
  description:
    'Light Summer shares its lightness with spring and its coolness with summer. Colors that look rinsed and airy suit you best: rose, powder blue, lavender, pale jade, with dove and soft navy to steady them. Strong dark blocks interrupt the flow from one color to the next.',
  people:
    'Although the season is often pictured as blonde, it also includes cool brown hair and tan, brown or deep skin with a rosy or neutral cast, whenever pale cool colors lift the face.',
  keyCharacteristics: [
    'Lightness, with coolness to support it',
    'A slightly softened clarity, as if the color were seen in early light',
    'Little contrast between hair and skin, and eyes of gray, blue, green or soft hazel',
    'Skin with a rosy or neutral cast that golden yellow turns sallow',
    'Pastels look grown-up here, because all that stands beside them is as gentle',
  ],
  clothing: [
    'Wear light over light: Powder Blue with Pearl, or Rose Quartz with Cloud Gray.',
    'Let Soft Navy, Slate or Faded Denim be the darkest thing in the wardrobe.',
    'Rose Beige and Cocoa Rose are your browns; anything redder or yellower belongs to someone else.',
    'Matte and drapey cloth serves these tones: jersey, cashmere, chambray, crêpe and brushed cotton.',
    'Watercolor florals, fine stripes and tone on tone checks keep a pattern in scale.',
    'For authority choose Blue Gray from head to toe and add one touch of Watermelon Pink.',
  ],
  shopping: [
    'Judge pastels in daylight: yours carry a drop of blue, pink or lemon, never of cream.',
    'Put the most money into one coat and one suit, both in your neutrals; they serve for years.',
    'Type lavender, sky, rose and seaglass into the search box, and leave out camel, rust and lime.',
    'When a shirt comes only in white, take soft white over optic white.',
  ],
  bestMetals: 'Silver, White Gold, Platinum, Pale Rose Gold, Brushed Steel',
  metals:
    'Silver with a soft brushed surface is the natural choice, and White Gold and Platinum do the same for fine pieces. Where skin is rosy, Pale Rose Gold flatters it, while Brushed Steel is right for watches.',
  jewelry: {
    guidance:
      'Choose pieces with air in them. Openwork, thin outlines and milky stones look finer on you than a hard shine.',
    rings: 'Narrow silver, milky aquamarine, rose quartz or pale moonstone.',
    necklaces: 'A mother-of-pearl pendant, a slender chain, glass beads in lilac and sea colors.',
    earrings: 'Mother-of-pearl studs, fine silver threads and small frosted drops.',
    watches: 'Brushed steel or white metal with a pearl gray dial on a dove or rose strap.',
  },
  jewels: {
    ring: { kind: 'fine', metal: 'Silver', stone: '#A9D3DC' },
    necklace: { kind: 'pendant', metal: 'Silver', stone: '#EFEAE6' },
    earrings: { kind: 'studs', metal: 'Silver', stone: '#EFEAE6' },
    watch: { case: 'Brushed Steel', dial: '#D7DADC', strap: '#A9A6A8' },
  },
  eyewear: {
    guidance:
      'Frames should be light enough that the brow remains visible. Frosted and pastel acetates work, as do thin cool metals.',
    glasses: [
      'Frosted or rose clear acetate in a soft square',
      'Pale silver with a thin rim',
      'Misty blue or soft lilac, lightly translucent',
      'Light ash tortoiseshell for a neutral everyday pair',
    ],
  },
  hair: 'Cool and light tones lead: pearl, pale ash, beige blonde, and ash brown for those who are naturally darker. Once colored, watch for brass: a violet rinse now and then keeps it away.',
  grayHair: 'Silver and white are beautiful on you, so there is no hurry to cover them.',
  makeup: {
    undertone: 'soft rose',
    text: 'Sheer cool pinks, soft mauves and blue grays; a satin finish, and liner in slate or cocoa rather than black.',
    guidelines: [
      'Look for a rose or neutral foundation at your depth, and compare it along the jaw: most golden ones show there.',
      'Blush can be the star: baby rose, rose petal or a light berry, blended high.',
      'Keep lips in the pink family, from sheer rose to watermelon, one shade deeper for the evening.',
      'Gray, lavender and misty blue open the eyes, and a soft slate line is all the edge they need.',
      'For an unpainted look, moisturizer with a slight sheen and a rosy balm are plenty.',
    ],
  },
  besideNext:
    'Light Summer and True Summer are both cool. Light Summer stays near the top of the value scale, while True Summer is cooler still and comfortable with mid-depth raspberry, denim and navy.',
  celebrities: [
    { name: 'Elle Fanning', note: 'A common choice for ash blonde hair and cool fair skin.' },
    { name: 'Naomi Watts', note: 'Named often, though warm light in photographs divides opinion.' },
    { name: 'Alexander Skarsgård', note: 'Named for how calm pale colors with gray in them look on him.' },
  ],
  outfits: [
    {
      name: 'Lakeside office',
      wear: [
        ['shirt', 'Powder Blue'],
        ['blazer', 'Blue Gray'],
        ['trousers', 'Slate'],
        ['shoes', 'Cocoa Rose'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$100–$200',
    },
    {
      name: 'Rose afternoon',
      wear: [
        ['shirt', 'Rose'],
        ['trousers', 'Rose Taupe'],
        ['cardigan', 'Pearl'],
        ['shoes', 'Rose Taupe'],
      ],
      at: 'asos',
      price: '$50–$100',
    },
    {
      name: 'Easy denim',
      wear: [
        ['tee', 'Soft White'],
        ['cardigan', 'Lavender'],
        ['jeans', 'Faded Denim'],
        ['sneakers', 'Cloud Gray'],
      ],
      key: 1,
      at: 'uniqlo',
      price: 'Under $50',
    },
    {
      name: 'Sea air',
      wear: [
        ['knit', 'Soft Jade'],
        ['chinos', 'Dove'],
        ['sneakers', 'Soft White'],
      ],
      at: 'poshmark',
      price: 'Under $50',
    },
    {
      name: 'Clouds and coat',
      wear: [
        ['turtleneck', 'Rose Quartz'],
        ['coat', 'Dove'],
        ['trousers', 'Slate'],
        ['boots', 'Slate'],
      ],
      key: 1,
      at: 'ebay',
      price: '$50–$100',
    },
    {
      name: 'Late light',
      wear: [
        ['shirt', 'Wisteria'],
        ['wide-trousers', 'Blue Gray'],
        ['sandals', 'Rose Beige'],
      ],
      at: 'asos',
      price: 'Under $50',
    },
  ],
};
