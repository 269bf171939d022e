import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    Pure White, Ice Gray, Rose Beige, Cloud Gray, Dove, Dusty Pink, Rose Taupe, Cocoa, Smoky Blue, Slate, Light
    Navy, Denim Blue`,
  accentLights: `
    Petal Pink, Ice Lemon, Mint, Ice Aqua, Powder Blue, Sky Blue, Lavender, Ice Lilac, Pale Orchid, Rose Quartz,
    Sea Mist, Periwinkle`,
  accentBrights: `
    Watermelon Pink, Rose, Orchid, Soft Fuchsia, Lavender Blue, Lilac, Cornflower, Pool Blue, Jade, Aqua,
    Butter, Deep Rose`,
  signature: 'Rose, Watermelon Pink, Lavender, Powder Blue, Jade, Cornflower, Lilac, Dove',
  avoid: `
    Black, Orange, Mustard, Rust, Camel, Mahogany, Olive Drab, Poppy, Marigold, Forest, Burgundy, Terracotta`,
  eyeshadow: `
    #EEEDF3 Pearl White, #EACACE Shell Rose, #B9B2D2 Soft Lavender, #9BBAD1 Misty Blue, #A99799 Dove Taupe,
    #907675 Cocoa Mist`,
  blush: `
    #F0B8C4 Baby Rose, #EDABAA Cool Peach Pink, #E49CB3 Rose Petal, #C9798E Berry Tint`,
  lipstick: `
    #E69CAE Sheer Rose, #E988AF Pink Sorbet, #DD7886 Watermelon Lip, #C4627B Soft Raspberry, #CB9999 Rose Nude,
    #CB86AF Orchid Lip, #C18CA3 Mauve Petal, #C55A68 Cool Strawberry`,
  eyeliner: `
    #666E77 Soft Slate Line, #637A8E Blue Gray Line, #785D5B Cocoa Line, #827E96 Lavender Gray Line`,
  frames: `
    #E3E9ED Frosted Clear, #C4C7CA Pale Silver, #F1CBCE Rose Clear, #9FC0D6 Misty Blue Acetate,
    #B1A6C9 Soft Lilac Acetate, #AA9181 Light Ash Tortoise`,
  hairBest: `
    #D7CBAE Pale Ash Blonde, #C5B495 Cool Beige Blonde, #DFD6C6 Pearl Blonde, #8F7F6C Light Ash Brown,
    #726053 Soft Cool Brown, #E2E6E9 Silver White`,
  hairAvoid: `
    #AA5E2F Copper, #D09545 Orange Gold, #131315 Jet Black, #50231F Deep Mahogany`,
});
