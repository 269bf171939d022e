import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    Ivory, Sand, Putty, Light Khaki, Fawn, Caramel, Taupe, Driftwood, Soft Cocoa, Olive Gray, Deep Teal, Dark
    Chocolate`,
  accentLights: `
    Peach, Peach Cream, Wheat, Pale Olive, Pale Sage, Celadon, Sea Mist, Dusty Sky, Salmon Pink, Dusty Peach,
    Dusty Pink, Mauve Gray`,
  accentBrights: `
    Terracotta Rose, Dusty Coral, Soft Brick, Ginger, Mustard, Olive Green, Olive Drab, Spruce, Soft Teal,
    Petrol, Old Rose, Mulberry`,
  signature: 'Dusty Coral, Terracotta Rose, Mustard, Olive Green, Soft Teal, Old Rose, Celadon, Fawn',
  avoid: `
    Black, Pure White, Icy Blue, Fuchsia, Royal Blue, Electric Violet, Acid Lemon, True Red, Ice Pink, Emerald,
    Midnight Gray, Orange`,
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
    #DCD7C8 Platinum, #121822 Blue Black, #B3612D Bright Copper, #74234E Violet Red`,
});
