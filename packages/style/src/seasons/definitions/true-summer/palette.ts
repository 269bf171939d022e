import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    Pure White, Ice Gray, Dove, Rose Taupe, Cool Taupe, Pewter, Steel Blue, Light Navy, Cocoa, Charcoal Blue,
    Navy, Denim Blue`,
  accentLights: `
    Ice Pink, Powder Blue, Sky Blue, Lavender, Ice Lilac, Mint, Sea Mist, Clear Sky, Pale Orchid, Rose Quartz,
    Ice Lemon, Periwinkle`,
  accentBrights: `
    Raspberry, Rose Red, Deep Rose, Soft Fuchsia, Orchid, Plum, Iris, Cornflower, Cobalt, Sea Blue, Teal, Sea
    Green`,
  signature: 'Raspberry, Deep Rose, Orchid, Iris, Cornflower, Sky Blue, Sea Green, Navy',
  avoid: `
    Black, Orange, Rust, Mustard, Poppy, Marigold, Camel, Apricot, Olive Drab, Mahogany, Fresh Lime, Antique
    Gold`,
  eyeshadow: `
    #E5CBD2 Silver Pink, #CDA6B2 Rose Mist, #A49BC2 Cool Lavender, #6E8AA1 Blue Smoke, #988085 Taupe Rose,
    #6C5867 Plum Gray`,
  blush: `
    #E097AA Cool Rose, #C9708D Soft Berry, #CE95B0 Pink Mauve, #B3536F Raspberry Tint`,
  lipstick: `
    #AC385E Raspberry Lip, #CC6F8A Deep Rose Lip, #D579A4 Blue Pink, #8B5171 Soft Plum, #B17C92 Cool Mauve,
    #BF4B5D Rose Red Lip, #C5949B Pink Nude, #83364D Berry Wine`,
  eyeliner: `
    #424C58 Charcoal Blue Line, #17366A Navy Line, #5A3D56 Plum Line, #645051 Cool Cocoa Line`,
  frames: `
    #AEB1B4 Brushed Silver, #69849B Smoke Blue, #BA798B Rose Acetate, #C2C7CE Gray Crystal, #684463 Plum Acetate,
    #23395D Navy Acetate`,
  hairBest: `
    #BCAF95 Cool Ash Blonde, #837565 Ash Brown, #706057 Mushroom Brown, #4E3F39 Cool Dark Brown,
    #B4B6B9 Silver Gray, #27282B Soft Smoky Black`,
  hairAvoid: `
    #CFA45F Golden Blonde, #AA5E2F Copper, #773A24 Warm Auburn, #B07B46 Caramel`,
});
