import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Light first, then warm.',
  personality: 'Light Spring is open and quick. Its pale, warm colors let people see your face before your clothes.',
  signature: '“I keep it light, and I mean it.”',
  description: [
    'Light Spring is light above all, with a mild warmth: peach, vanilla, aqua, light coral and sand.',
    'Its few dark colors are soft, such as cocoa in place of black and light navy in place of ink.',
  ],
  traits: [
    'Light colors come first; warmth comes second.',
    'Peach suits the season better than gold.',
    'Black is too heavy; use cocoa or light navy.',
  ],
  clothing: [
    'Keep the largest pieces light, and wear one darker piece at most.',
    'For a dark piece, choose Light Navy or Light Cocoa.',
    {
      text: 'Mix pale colors of the same depth, such as Mint with Peach Cream.',
      when: { advisedContrast: 'low' },
    },
    'Choose light fabrics: voile, soft cotton, fine wool, silk and washed linen.',
    'Small prints on an open background work better than large or crowded ones.',
    'For formal days, wear a Camel suit with a clear color in the shirt.',
  ],
  shopping: [
    'Check the fabric in a black-and-white photo. Darker than mid-gray? Make it your one dark piece.',
    'Start with a jacket and pants in Camel and three pale tops.',
    'Search for peach, aqua, buttercup and sand.',
    'Light colors show wear, so choose washable fabrics.',
  ],
  bestMetals: 'Light Yellow Gold, Champagne Gold, Rose Gold, Soft Silver, Light Brass',
  metals:
    'Light Yellow Gold, Champagne Gold and peachy Rose Gold match the palette, and Soft Silver works for small pieces.',
  jewelry: {
    guidance: 'Choose delicate pieces: thin metal, mother-of-pearl and clear pastel stones.',
    rings: 'Thin bands, a small opal or a peach moonstone.',
    necklaces: 'A short fine chain, a mother-of-pearl disc or a small enamel charm.',
    earrings: 'Small hoops, light gold studs or drops in aqua glass.',
    watches: 'A slim light gold case with a pale dial on a sand or blush strap.',
  },
  glasses: {
    guidance: 'Clear or blond frames with thin rims, in ovals or rounded rectangles.',
    list: [
      'Clear peach or milky beige acetate',
      'Blond tortoiseshell with pale flecks',
      'Pale gold metal, rimless at the lower edge',
      'Light aqua or soft coral for a playful pair',
    ],
  },
  hair: [
    'The hair of this palette is buttery and honeyed, from pale gold to soft golden brown.',
    'If you color yours, leave out cold silver and blue-black.',
  ],
  grayHair: 'Natural white with a creamy tone looks lovely with this palette.',
  makeup: {
    sheer: true,
    text: 'Sheer peach, salmon and light coral with a dewy finish, soft brown around the eyes and very little powder.',
    guidelines: [
      'Cream blush in peach or tea rose can be your whole makeup.',
      'Try lips in salmon, cantaloupe or clear rose.',
      'Line eyes in cocoa or light navy, not solid black.',
      'For a bare look, a clear balm and brushed-up brows are enough.',
    ],
  },
  besideNext:
    'Light Spring and Light Summer are equally light. Light Spring is a little warm, and Light Summer a little cool.',
  celebrities: [
    {
      name: 'Gwyneth Paltrow',
      note: 'Often cited for light, golden colors.',
      colors: 'Vanilla, Peach Cream, Camel',
    },
    {
      name: 'Alicia Keys',
      depth: 'medium',
      note: 'One analyst places her here in delicate, warm colors.',
      colors: 'Light Coral, Peach, Buttercup',
    },
    {
      name: 'Woody Harrelson',
      man: true,
      note: 'Often shown as the warmer match to a Light Summer.',
      colors: 'Aqua, Light Navy, Tan',
    },
  ],
};
