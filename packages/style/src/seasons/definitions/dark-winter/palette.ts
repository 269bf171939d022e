import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    Pure White, Stone, Cloud Gray, Pewter, Cocoa, Graphite, Charcoal, Black, Ink Navy, Bitter Chocolate,
    Aubergine, Black Pine`,
  accentLights: `
    Ice Pink, Ice Lilac, Powder Blue, Ice Aqua, Mint, Ice Lemon, Petal Pink, Lavender, Sky Blue, Aqua, Pale
    Orchid, Ice Gray`,
  accentBrights: `
    Crimson, Oxblood, Burgundy, Raspberry, Beet, Royal Plum, Imperial Purple, Sapphire, Cobalt, Deep Teal,
    Bottle Green, Pine`,
  signature: 'Crimson, Raspberry, Royal Plum, Sapphire, Bottle Green, Pine, Powder Blue, Ink Navy',
  avoid: `
    Peach, Apricot, Camel, Orange, Mustard, Light Coral, Olive Green, Marigold, Dusty Rose, Sage, Sand, Ginger`,
  eyeshadow: `
    #EDDFE5 Ice Shell, #A99EA2 Silver Taupe, #6C4359 Mulberry Smoke, #1E3050 Ink Navy Shadow, #25493E Pine Shadow,
    #4B3845 Charcoal Plum`,
  blush: `
    #B3536C Cool Berry, #9A4055 Wine Tint, #C46B81 Deep Rose, #894A6A Plum Tint`,
  lipstick: `
    #A72938 Crimson Lip, #731C33 Burgundy Lip, #9B2849 Cranberry Lip, #5A1826 Black Cherry, #5C2645 Blackberry Lip,
    #A2454B Cool Brick, #9A636D Plum Nude, #A92C6D Deep Fuchsia`,
  eyeliner: `
    #111111 Black Line, #172746 Ink Navy Line, #43283C Dark Plum Line, #1F3F37 Deep Pine Line`,
  frames: `
    #171819 Black Gloss, #5F6469 Dark Steel, #672030 Burgundy Acetate, #192C4E Ink Navy Acetate, #462F2B Cool Dark Tortoise,
    #1D3F35 Deep Pine Acetate`,
  hairBest: `
    #312525 Cool Espresso, #201814 Blackest Brown, #141617 Natural Black, #4C3A33 Dark Cool Brown,
    #391E23 Black Cherry Brown, #7A7C7F Iron Gray`,
  hairAvoid: `
    #CFA45F Golden Blonde, #B3612D Bright Copper, #B4814E Caramel Highlights, #945A2E Orange Brown`,
});
