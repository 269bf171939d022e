import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    #F6E7CA Buttercream, #E2CCAE Oatmeal, #D2AD7E Tan, #BF9054 Camel, #976835 Bronze, #9B9163 Khaki, #9E592E Cognac,
    #64442E Coffee, #643225 Mahogany, #5C5C32 Olive Drab, #144951 Marine Teal, #988977 Mushroom`,
  accentLights: `
    #F1B178 Apricot, #F5CD72 Maize, #EDAD8E Peach Clay, #E6B76A Soft Gold, #C5C488 Pale Moss, #A5B87A Young Fern,
    #95C09F Jade Tint, #7DB9AD Patina, #57A5A5 Dusty Turquoise, #EE947A Salmon Clay, #CE946C Light Cinnamon,
    #ECD9A1 Parchment`,
  accentBrights: `
    #B54D22 Rust, #E57E1E Pumpkin, #CE6222 Burnt Orange, #C99922 Mustard, #F2A722 Saffron, #B73A2A Paprika,
    #707722 Olive Green, #506C24 Moss, #235832 Forest, #006F6C Teal, #00627B Peacock Blue, #5E304E Damson`,
  signature: 'Rust, Pumpkin, Mustard, Olive Green, Teal, Camel, Paprika, Forest',
  avoid: `
    #0E0E0E Black, #FFFFFF Pure White, #FBDAE7 Icy Pink, #D0E5F6 Icy Blue, #DE309F Fuchsia, #9CA1A7 Cool Gray,
    #0046BB Royal Blue, #F7B4CC Baby Pink, #BDB2E4 Lavender, #B62B5F Raspberry, #01214A Ink Navy,
    #7047D1 Electric Violet`,
  eyeshadow: `
    #E7C890 Soft Gold Wash, #C7905E Apricot Bronze, #AC6539 Copper, #6C713D Moss Shadow, #1D6363 Deep Teal Wash,
    #5C412F Coffee Shadow`,
  blush: `
    #DD9566 Apricot Clay, #C27153 Terracotta, #AC5C48 Warm Brick, #A66846 Cinnamon`,
  lipstick: `
    #A24736 Brick Lip, #BA6549 Terracotta Lip, #A94C2B Rust Lip, #C96E40 Pumpkin Lip, #A26244 Cinnamon Lip,
    #C98E69 Apricot Nude Lip, #7C3E33 Warm Mahogany, #BB4734 Tomato Spice`,
  eyeliner: `
    #503829 Coffee Line, #7C572D Bronze Line, #57572F Olive Drab Line, #1B5359 Marine Teal Line`,
  frames: `
    #925C2C Amber Tortoise, #B18A4A Antique Gold, #696535 Olive Horn, #854A2C Cognac Acetate, #C07350 Copper Metal,
    #2E5337 Forest Acetate`,
  hairBest: `
    #B06C33 Golden Copper, #8E6537 Honey Brown, #874023 Bright Auburn, #70462B Golden Chestnut, #613022 Deep Auburn,
    #402C20 Rich Coffee Brown`,
  hairAvoid: `
    #DCD7C8 Platinum, #ADA594 Ash Blonde, #121822 Blue Black, #682647 Plum Red`,
});
