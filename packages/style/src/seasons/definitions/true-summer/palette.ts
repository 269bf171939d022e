import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    #F1F4F7 Cool White, #D1D5DA Silver Mist, #AEB7C0 Pigeon, #B39A9E Rose Taupe, #907F86 Cool Taupe,
    #96999F Dusk Gray, #617483 Steel, #49607B Slate Blue, #765D5D Cool Cocoa, #444C56 Charcoal Blue, #19355B Navy,
    #547B9F Denim`,
  accentLights: `
    #F3CAD5 Shell Rose, #CAE3F4 Ice Blue, #A3CCE9 Powder Blue, #BAB4DE Lavender, #DBCCE7 Ice Lilac,
    #B9E3D1 Cool Mint, #9BCAC2 Sea Mist, #A0D8E1 Aqua Tint, #E2ABCF Orchid Pink, #EB9DB2 Rose Pink,
    #F1EDC2 Pale Lemon, #90A5DB Periwinkle`,
  accentBrights: `
    #AF4164 Raspberry, #D05162 Rose Red, #D47292 Deep Rose, #BE5895 Fuchsia Rose, #B078B5 Orchid, #734570 Plum,
    #7369AF Iris, #6492D3 Cornflower, #2864AB Ocean, #358BA8 Sea Blue, #017980 Teal, #319078 Sea Green`,
  signature: 'Raspberry, Deep Rose, Orchid, Iris, Cornflower, Powder Blue, Sea Green, Navy',
  avoid: `
    #0E0E0E Black, #F9881D Orange, #A55029 Rust, #BA9027 Mustard, #DB4A2F Tomato, #F8BE15 Golden Yellow,
    #C69557 Camel, #F8B98C Peach, #6B6B30 Olive, #6D4029 Warm Brown, #B4DA3E Lime, #A37A30 Antique Gold`,
  eyeshadow: `
    #E5CBD2 Silver Pink, #CDA6B2 Rose Mist, #A49BC2 Cool Lavender, #6E8AA1 Blue Smoke, #988085 Taupe Rose,
    #6C5867 Plum Gray`,
  blush: `
    #E097AA Cool Rose, #C9708D Soft Berry, #CE95B0 Pink Mauve, #B3536F Raspberry Tint`,
  lipstick: `
    #AD4462 Raspberry Lip, #CC6F8A Rose Lip, #D579A4 Blue Pink, #8B5171 Soft Plum, #B17C92 Cool Mauve,
    #BF4B5D Rose Red Lip, #C5949B Pink Nude, #83364D Berry Wine`,
  eyeliner: `
    #424C58 Charcoal Blue Line, #203A5D Navy Line, #5A3D56 Plum Line, #645051 Cool Cocoa Line`,
  frames: `
    #AEB1B4 Brushed Silver, #69849B Smoke Blue, #BA798B Rose Acetate, #C2C7CE Gray Crystal, #684463 Plum Acetate,
    #23395D Navy Acetate`,
  hairBest: `
    #BCAF95 Cool Ash Blonde, #837565 Ash Brown, #706057 Mushroom Brown, #4E3F39 Cool Dark Brown,
    #B4B6B9 Silver Gray, #27282B Soft Smoky Black`,
  hairAvoid: `
    #CFA45F Golden Blonde, #AA5E2F Copper, #773A24 Warm Auburn, #B07B46 Caramel`,
});
