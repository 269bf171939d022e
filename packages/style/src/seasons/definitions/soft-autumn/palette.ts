import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    #EEE4D2 Ecru, #DECCB3 Sand, #C1B8A6 Stone, #B5AB8B Light Khaki, #BB9B77 Fawn, #A87D5B Tawny, #968677 Taupe,
    #826F5C Driftwood, #775747 Soft Cocoa, #706E52 Olive Gray, #36575F Storm Teal, #513E32 Bark`,
  accentLights: `
    #F2C6A3 Apricot Dust, #F1CDBE Shell Peach, #EFD7A5 Wheat, #CDCBA4 Pale Olive, #C4D0B7 Sage Mist,
    #A4C3AC Celadon, #94BBB7 Lichen, #97B8C8 Dusty Sky, #E5A090 Soft Salmon, #E7AC8D Dusty Peach,
    #DFACAE Blush Clay, #CAAFBA Mauve Sand`,
  accentBrights: `
    #B9685A Terracotta Rose, #D5836F Dusty Coral, #9C4F42 Soft Brick, #D8985F Muted Apricot, #C59D4D Honey Mustard,
    #7B7A3F Olive, #5E683A Moss, #48715A Juniper, #3C8280 Sea Teal, #216470 Petrol, #B8777E Antique Rose,
    #7B475B Mulberry`,
  signature: 'Dusty Coral, Terracotta Rose, Honey Mustard, Olive, Sea Teal, Antique Rose, Celadon, Fawn',
  avoid: `
    #0E0E0E Black, #FFFFFF Pure White, #D0E5F6 Icy Blue, #DE309F Fuchsia, #004CC1 Cobalt, #7047D1 Electric Violet,
    #F7F841 Neon Lemon, #E03233 True Red, #FBDAE7 Icy Pink, #00945F Emerald, #394351 Blue Charcoal,
    #FE7C0E Hot Orange`,
  eyeshadow: `
    #E7DBCC Warm Oyster, #D3AE9C Peach Taupe, #9C7B5B Soft Bronze, #899480 Sage Shadow, #618889 Dusty Teal Wash,
    #6C5547 Cocoa Bark`,
  blush: `
    #D99D88 Peach Clay, #C47F6E Soft Terracotta, #C88C89 Rose Clay, #A66F5B Warm Cinnamon`,
  lipstick: `
    #B06A58 Terracotta Lip, #CD8372 Dusty Coral Lip, #B97B7B Warm Rose Lip, #CB9B87 Peach Beige Lip,
    #9A5548 Soft Brick Lip, #B3876C Caramel Nude, #985D5C Rosewood Spice, #7C4C55 Fig Lip`,
  eyeliner: `
    #564337 Bark Line, #7A5E41 Soft Bronze Line, #616042 Olive Line, #355A61 Storm Teal Line`,
  frames: `
    #8E6B4D Soft Tortoise, #B2976D Brushed Antique Gold, #706F4D Olive Acetate, #9C8876 Warm Taupe Acetate,
    #B67D75 Clay Rose, #665139 Dark Bronze Metal`,
  hairBest: `
    #BFA884 Warm Beige Blonde, #A68D6B Dark Golden Blonde, #977654 Soft Caramel, #735946 Warm Mid Brown,
    #6E4638 Soft Auburn, #46362D Warm Dark Brown`,
  hairAvoid: `
    #DCD7C8 Platinum, #121822 Blue Black, #BC6525 Bright Copper, #74234E Violet Red`,
});
