import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Subtle is a strength.',
  personality:
    'Nothing in this palette competes. Its in-between colors look plain on the hanger and exactly right on you.',
  signature: '“My best colors are hard to name.”',
  description: [
    'Soft Summer is muted above all, and cool: rosewood, mauve, denim, sage and soft teal.',
    'Blending matters more than depth; loud colors stand apart from everything else.',
  ],
  traits: [
    'Every good color looks mixed with a little gray.',
    'The palette is close enough to neutral for rosy brown and sage.',
    'A color that looks dull in the store can look refined at the collar.',
  ],
  clothing: [
    {
      text: 'Dress tone on tone, such as Mushroom with Mink and Oyster.',
      when: { advisedContrast: 'low' },
    },
    'Wear Graphite, Steel Blue or Smoky Aubergine where others wear black.',
    'Add hue in place of strength: Sage with Mauve, or Denim Blue with Old Rose.',
    'Choose texture over shine: suede, bouclé, heathered knits and washed linen.',
    'Prints look best slightly blurred: faded florals, tweed and shadow checks.',
    'Wear white shirts in Oyster or Stone, not optic white.',
  ],
  shopping: [
    'Search for heathered, dusty, washed and smoke.',
    'Secondhand pieces often work well, because washing has softened them.',
    'Skip colors with loud names, such as electric or hot.',
    'Buy the coat in one of your neutrals, so it goes with everything.',
  ],
  bestMetals: 'Brushed Silver, Pewter, Soft Rose Gold, Matte White Gold, Antique Silver',
  metals:
    'Choose a dull gleam: Brushed Silver, Antique Silver or Pewter. Matte White Gold works for fine pieces, and grayed Soft Rose Gold, too.',
  jewelry: {
    guidance: 'Choose matte surfaces, worn edges and cloudy stones.',
    rings: 'Hammered silver, labradorite, smoky quartz or moonstone.',
    necklaces: 'Long fine chains, gray mother-of-pearl or sea glass.',
    earrings: 'Brushed discs, small leaves and soft drops of rose or gray quartz.',
    watches: 'Matte steel with a gray or slate dial on taupe suede.',
  },
  glasses: {
    guidance: 'Matte, smoky frames that are no darker than your brows.',
    list: [
      'Matte pewter metal',
      'Smoky taupe or ash tortoiseshell',
      'Dusk blue or sage acetate with rounded corners',
      'Rose smoke, thin and slightly see-through',
    ],
  },
  hair: [
    'The hair of this palette is mushroom, ash and smoke, from dark blonde to cool dark brown.',
    'A soft gloss works better than a dramatic change.',
  ],
  grayHair: 'Pewter gray is one of the best hair colors for this palette.',
  makeup: {
    text: 'Rosewood, dusty rose and mauve with a soft matte finish, taupe, slate and sage for the eyes and blended edges.',
    guidelines: [
      'Blend every edge: hard lines fight these colors.',
      'Wear lips in rosewood or mauve.',
      'Try smoky eyes in cocoa, slate or mauve gray, with no black.',
      'For a bare look, a matte balm and an ash brow gel are enough.',
    ],
  },
  besideNext:
    'Soft Summer and Soft Autumn are both muted. Soft Summer is a little cool, and Soft Autumn a little warm.',
  celebrities: [
    {
      name: 'Brad Pitt',
      man: true,
      note: 'Named as a soft kind of summer.',
      colors: 'Denim Blue, Graphite, Soft Teal',
    },
    {
      name: 'Dakota Johnson',
      note: 'Named for soft colors without contrast.',
      colors: 'Old Rose, Mink, Dusty Pink',
    },
    {
      name: 'Leona Lewis',
      depth: 'medium',
      note: 'Writers place her between summer and autumn.',
      colors: 'Mauve, Rosewood, Mushroom',
    },
  ],
};
