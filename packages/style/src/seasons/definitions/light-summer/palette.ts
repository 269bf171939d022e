import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    #F3F7FA Soft White, #E0E2ED Pearl, #DFC7C0 Rose Beige, #C7CDD1 Cloud Gray, #A8ABB2 Dove, #C9ACAE Mushroom Pink,
    #A9908E Rose Taupe, #906F6D Cocoa Rose, #8193A3 Blue Gray, #72777F Slate, #3F5678 Soft Navy,
    #4E769A Faded Denim`,
  accentLights: `
    #F3CED5 Powder Pink, #F6F2CB Ice Lemon, #C5EBDA Mint Frost, #B9E5E7 Aqua Frost, #B8D9ED Powder Blue,
    #95C4E6 Sky, #C5BFE6 Lavender, #E3D5EA Lilac Ice, #DFB4D6 Orchid Tint, #F0B3C8 Rose Quartz, #A4D6CC Seaglass,
    #A6B5E1 Periwinkle Mist`,
  accentBrights: `
    #EF7E8F Watermelon Pink, #E889AA Rose, #C47FB8 Orchid, #CF69A1 Soft Fuchsia, #8392D9 Lavender Blue,
    #AF96D1 Wisteria, #5C94D0 Hyacinth, #55B8CD Pool, #5AB093 Soft Jade, #77CFCE Aqua, #F2E795 Lemon Sorbet,
    #CD6583 Raspberry Sherbet`,
  signature: 'Rose, Watermelon Pink, Lavender, Powder Blue, Soft Jade, Hyacinth, Wisteria, Dove',
  avoid: `
    #0E0E0E Black, #F9881D Orange, #BA9027 Mustard, #A55029 Rust, #C29256 Warm Camel, #533120 Chocolate,
    #6B6B30 Olive, #DB4A2F Tomato, #F8BE15 Golden Yellow, #154B2F Bottle Green, #641828 Burgundy,
    #BD6B4A Terracotta`,
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
    #726053 Soft Cool Brown, #E0E3E6 Silver White`,
  hairAvoid: `
    #AA5E2F Copper, #D09545 Orange Gold, #131315 Jet Black, #50231F Deep Mahogany`,
});
