import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    Ivory, Sand, Caramel, Tobacco, Coffee, Espresso, Dark Chocolate, Dark Olive, Black Coffee, Deep Petrol,
    Mahogany, Flint`,
  accentLights: `
    Apricot, Wheat, Dusty Coral, Salmon Pink, Pale Olive, Sage, Jade, Dusty Turquoise, Soft Teal, Buttercup,
    Ginger, Old Rose`,
  accentBrights: `
    Chili, Rust, Burnt Sienna, Burnt Orange, Mustard, Oxblood, Olive Green, Forest, Bottle Green, Deep Teal,
    Midnight Peacock, Aubergine`,
  signature: 'Chili, Rust, Mustard, Olive Green, Bottle Green, Deep Teal, Mahogany, Oxblood',
  avoid: `
    Ice Pink, Icy Blue, Rose Quartz, Lavender, Ice Lemon, Fuchsia, Cloud Gray, Mint, Royal Blue, Dusty Mauve,
    Sky Blue, Rose`,
  eyeshadow: `
    #BF9B5C Antique Gold Wash, #AC653E Copper Spice, #6D6338 Bronze Moss, #094F52 Deep Teal Shadow,
    #4E2F46 Aubergine Shadow, #3E2D24 Espresso Shadow`,
  blush: `
    #CB855C Spiced Apricot, #B06153 Brick Rose, #8F4B3F Mahogany Tint, #A66F5B Warm Cinnamon`,
  lipstick: `
    #6F2324 Oxblood Lip, #B13930 Chili Lip, #87402F Deep Brick Lip, #6F362C Mahogany Lip, #9E4B2E Spiced Rust,
    #723B42 Warm Fig, #AF7358 Cinnamon Nude, #B66E67 Clay Rose Lip`,
  eyeliner: `
    #27201C Black Coffee Line, #444427 Dark Olive Line, #124E53 Deep Teal Line, #7A5630 Bronze Line`,
  frames: `
    #5D3A23 Dark Tortoise, #9B763B Burnished Gold, #2B221D Black Brown, #454327 Dark Olive Acetate, #6B2827 Oxblood Acetate,
    #133F47 Deep Petrol Acetate`,
  hairBest: `
    #33251E Espresso Brown, #523124 Dark Chestnut, #632F21 Deep Auburn, #4B2621 Mahogany Brown,
    #714D30 Warm Bronze Brown, #1D1916 Brown Black`,
  hairAvoid: `
    #DCD7C8 Platinum, #ADA594 Ash Blonde, #121822 Blue Black, #F8BCCD Pastel Pink`,
});
