import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    #FAF6EF Warm White, #F3E7D1 Ivory, #D5D1CA Pearl Gray, #E0C9A7 Champagne, #C99E67 Camel, #A16B39 Toffee,
    #A6A096 Pebble, #706D63 Flint, #103369 Clear Navy, #573623 Chocolate, #544F4A Warm Charcoal, #1E1B18 Licorice`,
  accentLights: `
    #FFCDAD Peach Sorbet, #FFCACA Shell Pink, #FFEEAC Butter, #E7F1AB Lime Sherbet, #BCF1D5 Mint Ice,
    #B1EDED Pale Aqua, #AADCF4 Clear Sky, #AEB9ED Light Periwinkle, #D8C4EC Lilac Mist, #FCAEC7 Candy Pink,
    #FFC386 Apricot, #FFAD91 Melon`,
  accentBrights: `
    #F53D2A Poppy, #FF766A Coral Punch, #FF8E1D Tangerine, #FFCB34 Sunflower, #F4F240 Citron, #A1D834 Lime Zest,
    #199839 Kelly Green, #00C8C3 Turquoise, #0098E3 Azure, #7957CD Violet, #FF5894 Hot Pink, #F63E63 Watermelon`,
  signature: 'Poppy, Coral Punch, Sunflower, Lime Zest, Turquoise, Azure, Hot Pink, Clear Navy',
  avoid: `
    #B78B90 Dusty Rose, #907C86 Mauve Taupe, #8B9A84 Sage, #666539 Olive Drab, #65222F Burgundy, #9F867C Mushroom,
    #9D98AE Gray Lavender, #5B7588 Storm Blue, #A4502E Rust, #B18B35 Old Mustard, #A7A181 Khaki,
    #1F4436 Blackened Pine`,
  eyeshadow: `
    #EEDABF Champagne Light, #ECBD9C Peach Glow, #BC7546 Warm Copper, #89D3D3 Clear Aqua Wash, #8C76BA Fresh Violet,
    #7E553B Warm Brown`,
  blush: `
    #F68F7C Clear Coral, #E97A84 Warm Watermelon, #F8AA78 Bright Apricot, #C9594F Poppy Tint`,
  lipstick: `
    #D84032 Poppy Red, #F57464 Coral, #E75D6F Watermelon Gloss, #F6638A Hot Coral Pink, #ED9571 Clear Peach,
    #C3385F Bright Raspberry, #C68673 Warm Nude, #B7303B Cherry`,
  eyeliner: `
    #231F1C Warm Black Line, #17386B Clear Navy Line, #4C3B80 Deep Violet, #5A3B29 Chocolate Line`,
  frames: `
    #DFEAEA Clear Crystal, #98673A Golden Tortoise, #203C70 Clear Navy Acetate, #D34536 Poppy Acetate,
    #00A7A7 Turquoise Acetate, #463023 Glossy Espresso Acetate`,
  hairBest: `
    #CBA56B Golden Blonde, #B1824C Clear Honey, #A25A32 Bright Copper, #6C402D Warm Chestnut,
    #3F2C23 Glossy Dark Brown, #221C19 Warm Black`,
  hairAvoid: `
    #ADA594 Ash Blonde, #877A6C Mousy Beige, #121822 Blue Black, #785C60 Faded Mauve Brown`,
});
