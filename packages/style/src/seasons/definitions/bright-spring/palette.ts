import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    Warm White, Ivory, Stone, Sand, Camel, Toffee, Pebble, Flint, Navy, Mahogany, Warm Charcoal, Black Coffee`,
  accentLights: `
    Peach Cream, Petal Pink, Butter, Pistachio, Mint, Ice Aqua, Powder Blue, Periwinkle, Lavender, Rose Quartz,
    Apricot, Cantaloupe`,
  accentBrights: `
    Poppy, Coral, Orange, Sunflower, Acid Lemon, Fresh Lime, Kelly Green, Turquoise, Azure, Violet, Hot Pink,
    Rose Red`,
  signature: 'Poppy, Coral, Sunflower, Fresh Lime, Turquoise, Azure, Hot Pink, Navy',
  avoid: `
    Dusty Rose, Cool Taupe, Sage, Olive Drab, Burgundy, Dusty Taupe, Gray Lavender, Steel Blue, Rust, Antique
    Gold, Light Khaki, Pine`,
  eyeshadow: `
    #EEDABF Champagne Light, #ECBD9C Peach Glow, #BC7546 Warm Copper, #89D3D3 Clear Aqua Wash, #8C76BA Fresh Violet,
    #7E553B Warm Brown`,
  blush: `
    #F68F7C Clear Coral, #E97A84 Warm Watermelon, #F8AA78 Bright Apricot, #C9594F Poppy Tint`,
  lipstick: `
    #D84032 Poppy Red, #F07860 Coral Lip, #E75D6F Watermelon Gloss, #F6638A Hot Coral Pink, #ED9571 Clear Peach,
    #C3385F Bright Raspberry, #C68673 Warm Nude, #B7303B Cherry`,
  eyeliner: `
    #231F1C Warm Black Line, #17366A Navy Line, #4C3B80 Deep Violet, #5A3B29 Chocolate Line`,
  frames: `
    #DFEAEA Clear Crystal, #98673A Golden Tortoise, #23395D Navy Acetate, #D34536 Poppy Acetate,
    #00A7A7 Turquoise Acetate, #463023 Glossy Espresso Acetate`,
  hairBest: `
    #CBA56B Golden Blonde, #B1824C Clear Honey, #A25A32 Bright Copper, #6C402D Warm Chestnut,
    #3F2C23 Glossy Dark Brown, #221C19 Warm Black`,
  hairAvoid: `
    #ADA594 Ash Blonde, #877A6C Mousy Beige, #121822 Blue Black, #785C60 Faded Mauve Brown`,
});
