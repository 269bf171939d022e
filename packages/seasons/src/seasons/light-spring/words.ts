import type { SeasonWords } from '../../season-words.ts';

export const words: SeasonWords = {
  tagline: 'Light colors first, and warmth to hold them.',
  personality:
    'The season is translucent, like paper with the sun behind it. Pale warm colors keep that light moving, and the effect is open and quick rather than sweet.',
  signature: '“I keep it light, and I mean it.”',
  description:
    'Light Spring lies on the border with summer, and lightness leads in this season. The warmth that follows is mild. The palette is built from peach, vanilla, clear aqua, light coral and sand. Darks are few and softened: cocoa instead of black, a light navy instead of ink.',
  people:
    'People of tan, brown or deep skin can belong here as well, when it is warm and luminous and dark colors seem to sit on top of it rather than with it.',
  keyCharacteristics: [
    'Light overall impression: nothing in the coloring weighs heavily',
    'Neutral to warm colors, nearer to peach than to gold',
    'Low to moderate contrast between hair, eyes and skin',
    'Eyes with a clear, watery light, in blue, green, hazel or light brown',
    'Black tends to arrive in the room before you do',
  ],
  clothing: [
    'Keep the largest areas light, in a pale color such as Baby Blue or in neutrals no deeper than Light Camel, and let an outfit have one darker piece at most.',
    'When you need a dark piece, Light Navy or Soft Cocoa does the job of black, and more gently.',
    'Mix two or three pale colors of equal strength; Mint with Peach Cream is typical of you.',
    'Fine cloth keeps the colors airy: voile, soft cotton, light wool, silk, washed linen.',
    'Small prints with plenty of ground showing look better than large or crowded ones.',
    'For formal days wear tailoring in Light Camel, with Harbor for the darker piece, and put the clear color into the shirt.',
  ],
  shopping: [
    'Photograph the fabric in black and white; if it comes out darker than mid-gray, let it be the one darker piece.',
    'Start with a jacket and trousers in Light Camel, and with three pale tops.',
    'Words that help online are peach, aqua, buttercup and sand, while neon, oxblood and charcoal do not.',
    'Light colors show wear, so buy two good washable shirts before one delicate one.',
  ],
  bestMetals: 'Light Yellow Gold, Champagne Gold, Rose Gold, Soft Silver, Light Brass',
  metals:
    'Light Yellow Gold and Champagne Gold melt into the palette. Rose Gold in a peachy alloy is a close second; Soft Silver is fine for small pieces, and Light Brass suits hardware.',
  jewelry: {
    guidance:
      'Delicacy reads as confidence here. Thin metal, mother-of-pearl, pale shell and clear pastel stones all keep the light around the face.',
    rings: 'Hairline bands, a tiny opal or peach moonstone, nothing that hides the finger.',
    necklaces: 'A short fine chain, a disc of mother-of-pearl, a small enamel charm.',
    earrings: 'Little hoops, points of light gold or drops in aqua glass.',
    watches: 'A slim light gold case with a pale dial on a sand or blush strap.',
  },
  jewels: {
    ring: { kind: 'fine', metal: 'Light Gold', stone: '#F2CDB2' },
    necklace: { kind: 'chain', links: 'fine', metal: 'Light Gold', stone: null },
    earrings: { kind: 'hoops', metal: 'Light Gold', stone: null },
    watch: { case: 'Light Gold', dial: '#F6EDDC', strap: '#D9BF9C' },
  },
  eyewear: {
    guidance:
      'Transparent or blond frames let the eyes be seen first. Thin rims suit the lightness, in rounded rectangles or ovals.',
    glasses: [
      'Clear peach or milky beige acetate',
      'Blond tortoiseshell with pale flecks',
      'Pale gold metal, rimless at the lower edge',
      'Light aqua or soft coral for a playful pair',
    ],
  },
  hair: 'Keep a buttery or honeyed tone. From pale gold through light strawberry to soft golden brown, what lies within sight of your natural depth looks as if it grew; warm brown is the lower limit for most. Deep dyes draw a hard line around the face and cold silver turns the skin flat.',
  grayHair: 'Natural white with a creamy tone is lovely on you.',
  makeup: {
    undertone: 'soft peach',
    text: 'Sheer peach, salmon and light coral with a dewy finish; soft brown or gray-brown round the eyes and very little powder.',
    guidelines: [
      'Use the lightest coverage that you are happy with, in a light peach undertone at your own depth.',
      'Cream blush in peach petal or tea rose can stand alone as a whole makeup.',
      'Lips look right a little clearer and brighter than bare: salmon, cantaloupe, clear rose.',
      'Define eyes with cocoa or a light navy; solid black liner closes them.',
      'Without makeup, a clear balm and brows brushed upward are enough.',
    ],
  },
  besideNext:
    'Light Spring and Light Summer are equally delicate, and what parts them is temperature: peach, vanilla and light coral on the spring side, rose, powder blue and dove on the summer side.',
  celebrities: [
    { name: 'Gwyneth Paltrow', note: 'Regularly cited for pale gold hair and light neutral skin.' },
    {
      name: 'Alicia Keys',
      deeper: true,
      note: 'One analyst argues for her here, and against black, in delicate warm colors.',
    },
    {
      name: 'Woody Harrelson',

      note: 'Set beside a Light Summer to show what the warmer of the two looks like.',
    },
  ],
  outfits: [
    {
      name: 'Clear morning',
      wear: [
        ['shirt', 'Baby Blue'],
        ['chinos', 'Sand'],
        ['belt', 'Light Camel'],
        ['sneakers', 'Milk'],
      ],
      at: 'uniqlo',
      price: 'Under $50',
    },
    {
      name: 'Soft tailoring',
      wear: [
        ['tee', 'Milk'],
        ['blazer', 'Light Camel'],
        ['trousers', 'Biscuit'],
        ['shoes', 'Honey Tan'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$100–$200',
    },
    {
      name: 'Peach and sea',
      wear: [
        ['shirt', 'Peach Cream'],
        ['wide-trousers', 'Seafoam'],
        ['sandals', 'Light Camel'],
      ],
      at: 'asos',
      price: 'Under $50',
    },
    {
      name: 'Wedding guest',
      wear: [
        ['turtleneck', 'Biscuit'],
        ['blazer', 'Light Coral'],
        ['trousers', 'Biscuit'],
        ['shoes', 'Biscuit'],
      ],
      key: 1,
      at: 'nordstrom',
      price: '$100–$200',
    },
    {
      name: 'Breezy Sunday',
      wear: [
        ['knit', 'Buttercup'],
        ['jeans', 'Harbor'],
        ['sneakers', 'Milk'],
      ],
      at: 'poshmark',
      price: 'Under $50',
    },
    {
      name: 'Shoreline supper',
      wear: [
        ['polo', 'Clear Aqua'],
        ['jacket', 'Harbor'],
        ['trousers', 'Light Ivory'],
        ['shoes', 'Light Camel'],
      ],
      key: 1,
      at: 'asos',
      price: '$50–$100',
    },
  ],
};
