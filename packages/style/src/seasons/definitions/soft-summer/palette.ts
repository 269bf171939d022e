import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    Oyster, Stone, Rose Beige, Dove, Mushroom, Mink, Pewter, Cocoa, Steel Blue, Graphite, Soft Navy, Smoky
    Aubergine`,
  accentLights: `
    Dusty Pink, Petal Pink, Pale Sage, Celadon, Clear Sky, Dusty Sky, Lavender, Mauve Mist, Ivory, Peach Cream,
    Periwinkle, Rose Ash`,
  accentBrights: `
    Rosewood, Mulberry, Mauve, Plum, Heather, Iris, Denim Blue, Smoky Blue, Soft Teal, Spruce, Sage, Old Rose`,
  signature: 'Old Rose, Mauve, Heather, Denim Blue, Soft Teal, Sage, Rosewood, Mushroom',
  avoid: `
    Black, Pure White, Orange, Acid Lemon, Hot Pink, True Red, Royal Blue, Emerald, Rust, Mustard, Fresh Lime,
    Turquoise`,
  eyeshadow: `
    #E6DBD5 Oyster Shadow, #CDA7AC Dusty Rose Wash, #A18A9D Mauve Smoke, #8C998C Sage Gray, #697985 Slate Wash,
    #745E5A Cocoa Smoke`,
  blush: `
    #D196A1 Muted Rose, #BE8DA9 Dusty Mauve Pink, #B3767B Rosewood Tint, #A46576 Muted Berry`,
  lipstick: `
    #A06063 Rosewood Lip, #BE808B Old Rose Lip, #A5738A Mauve Lip, #9F5769 Soft Raspberry Lip,
    #BD908F Rose Beige Lip, #784D61 Muted Plum, #CE97A2 Muted Rose Lip, #AF6A5F Soft Brick Rose`,
  eyeliner: `
    #57656F Slate Line, #7B6965 Taupe Line, #5A4552 Soft Aubergine Line, #43696E Gray Teal Line`,
  frames: `
    #81878B Matte Pewter, #917D77 Smoky Taupe, #5D758A Dusk Blue, #B59298 Rose Smoke, #775E51 Ash Tortoise,
    #7E907F Sage Acetate`,
  hairBest: `
    #A79984 Dark Ash Blonde, #97897B Mushroom Blonde, #7A6A5E Soft Ash Brown, #62514A Cool Medium Brown,
    #423733 Smoky Dark Brown, #91979B Pewter Gray`,
  hairAvoid: `
    #B3612D Bright Copper, #DEB666 Golden Yellow Blonde, #121822 Blue Black, #942830 Cherry Red`,
});
