import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Light, cool and easy.',
  personality: 'Light Summer is gentle without being faint. Its cool, pale colors leave room for your face.',
  signature: '“Quiet colors, clearly chosen.”',
  description: [
    'Light Summer is light above all, and cool: rose, powder blue, lavender and pale jade.',
    'Dove and light navy anchor the palette; strong dark blocks break it up.',
  ],
  traits: [
    'Light colors come first; coolness comes second.',
    'Colors are slightly soft, as in early light.',
    'Pastels look grown-up when everything beside them is gentle, too.',
  ],
  clothing: [
    {
      text: 'Wear light with light: Powder Blue with Ice Gray, or Rose Quartz with Cloud Gray.',
      when: { advisedContrast: 'low' },
    },
    'Make Light Navy, Slate or Denim Blue the darkest color in your closet.',
    'Your browns are Rose Beige and Cocoa.',
    'Choose soft, matte fabrics: jersey, cashmere, chambray and brushed cotton.',
    'Watercolor florals, fine stripes and tonal checks suit you.',
    'For authority, wear Smoky Blue head to toe with Pure White at the collar.',
  ],
  shopping: [
    'Check pastels in daylight: yours have a drop of blue or pink in them.',
    'Spend most on one coat and one suit in your neutrals.',
    'Search for lavender, sky blue, rose and jade.',
    'Choose a white that leans to blue, never to cream.',
  ],
  bestMetals: 'Silver, White Gold, Platinum, Pale Rose Gold, Brushed Steel',
  metals:
    'Softly brushed Silver matches the palette, and White Gold and Platinum work for fine pieces. Brushed Steel is right for watches.',
  jewelry: {
    guidance: 'Choose light pieces: fine lines, open shapes and milky stones.',
    rings: 'Narrow silver bands, aquamarine, rose quartz or moonstone.',
    necklaces: 'A mother-of-pearl pendant, a slender chain or glass beads in lilac.',
    earrings: 'Mother-of-pearl studs, fine silver threads and small frosted drops.',
    watches: 'Brushed steel with a pearl gray dial on a dove or rose strap.',
  },
  glasses: {
    guidance: 'Light frames that leave your brows visible: frosted acetate or thin, cool metal.',
    list: [
      'Frosted or rose clear acetate in a soft square',
      'Pale silver with a thin rim',
      'Misty blue or soft lilac, lightly translucent',
      'Light ash tortoiseshell for every day',
    ],
  },
  hair: [
    'The hair of this palette is cool and light: pearl, ash, beige blonde or ash brown.',
    'An occasional violet rinse keeps colored hair from turning brassy.',
  ],
  grayHair: 'Silver and white look beautiful with this palette.',
  makeup: {
    sheer: true,
    text: 'Sheer cool pinks, soft mauves and blue grays with a satin finish, and liner in slate or cocoa.',
    guidelines: [
      'Blush can be the star: baby rose, rose petal or light berry.',
      'Keep lips pink, from sheer rose to watermelon.',
      'Gray, lavender and misty blue open the eyes.',
      'For a bare look, a sheer moisturizer and a rosy balm are plenty.',
    ],
  },
  besideNext:
    'Light Summer and True Summer are both cool. Light Summer is lighter; True Summer is cooler and goes deeper.',
  celebrities: [
    { name: 'Elle Fanning', note: 'Often cited for pale, cool colors.', colors: 'Petal Pink, Ice Lilac, Powder Blue' },
    { name: 'Naomi Watts', note: 'Often named, though writers disagree.', colors: 'Rose, Lavender, Pure White' },
    {
      name: 'Alexander Skarsgård',
      man: true,
      note: 'Named for how calm pale, grayed colors look on him.',
      colors: 'Cloud Gray, Smoky Blue, Cornflower',
    },
  ],
};
