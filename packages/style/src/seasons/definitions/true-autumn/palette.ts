import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    Ivory, Sand, Tan, Camel, Toffee, Khaki, Cognac, Coffee, Mahogany, Olive Drab, Deep Teal, Taupe`,
  accentLights: `
    Apricot, Buttercup, Dusty Peach, Soft Gold, Pale Olive, Spring Leaf, Celadon, Sea Mist, Dusty Turquoise,
    Light Coral, Ginger, Wheat`,
  accentBrights: `
    Rust, Orange, Burnt Orange, Mustard, Marigold, Chili, Olive Green, Moss, Forest, Teal, Petrol, Royal Plum`,
  signature: 'Rust, Orange, Mustard, Olive Green, Teal, Camel, Chili, Forest',
  avoid: `
    Black, Pure White, Ice Pink, Powder Blue, Fuchsia, Dove, Royal Blue, Rose Quartz, Lavender, Raspberry, Ink
    Navy, Electric Violet`,
  eyeshadow: `
    #E7C890 Soft Gold Wash, #C7905E Apricot Bronze, #AC6539 Copper, #6C713D Moss Shadow, #1D6363 Deep Teal Wash,
    #5C412F Coffee Shadow`,
  blush: `
    #DD9566 Apricot Clay, #C27153 Terracotta, #AC5C48 Warm Brick, #A66846 Cinnamon`,
  lipstick: `
    #A24736 Brick Lip, #B06A58 Terracotta Lip, #A94C2B Rust Lip, #C96E40 Pumpkin Lip, #A26244 Cinnamon Lip,
    #C98E69 Apricot Nude Lip, #7C3E33 Warm Mahogany, #BB4734 Tomato Spice`,
  eyeliner: `
    #503829 Coffee Line, #7A5630 Bronze Line, #57572F Olive Drab Line, #124E53 Deep Teal Line`,
  frames: `
    #925C2C Amber Tortoise, #B18A4A Antique Gold, #696535 Olive Horn, #854A2C Cognac Acetate, #C07350 Copper Metal,
    #2E5337 Forest Acetate`,
  hairBest: `
    #AE6931 Golden Copper, #8E6537 Honey Brown, #874023 Bright Auburn, #70462B Golden Chestnut, #632F21 Deep Auburn,
    #402C20 Rich Coffee Brown`,
  hairAvoid: `
    #DCD7C8 Platinum, #ADA594 Ash Blonde, #121822 Blue Black, #682647 Plum Red`,
});
