import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    Pure White, Ice Gray, Cloud Gray, Mauve Gray, Pewter, Slate, Light Navy, Charcoal, Black, Navy, Ink Navy,
    Bitter Chocolate`,
  accentLights: `
    Ice Pink, Pale Orchid, Ice Lilac, Powder Blue, Ice Aqua, Mint, Pistachio, Butter, Sky Blue, Rose Quartz,
    Lavender, Aqua`,
  accentBrights: `
    True Red, Cerise, Fuchsia, Magenta, Royal Purple, Royal Blue, Cobalt, Pool Blue, Lagoon, Emerald, Acid
    Lemon, Hot Pink`,
  signature: 'True Red, Fuchsia, Royal Purple, Royal Blue, Pool Blue, Emerald, Acid Lemon, Black',
  avoid: `
    Dusty Rose, Mushroom, Mustard, Olive Drab, Rust, Camel, Sage, Terracotta, Sand, Coffee, Peach, Dusty Mauve`,
  eyeshadow: `
    #ECF1F6 Crystal White, #F3CDDC Ice Pink Shimmer, #AEB4B8 Silver Sheen, #25397C Electric Navy,
    #6C4DA8 Vivid Violet, #464C51 Graphite Shimmer`,
  blush: `
    #EB75A0 Bright Pink, #D05165 Clear Cherry, #E16087 Hot Rose, #B9416C Vivid Berry`,
  lipstick: `
    #D82E38 Scarlet Lip, #EE4F92 Hot Pink Lip, #D32F62 Cerise Lip, #BD3295 Magenta Lip, #BD253F Cherry Red,
    #883379 Bright Plum, #E7829D Clear Rose Lip, #A52658 Vivid Berry Lip`,
  eyeliner: `
    #111111 Black Line, #17366A Navy Line, #583B8C Violet Line, #006140 Emerald Line`,
  frames: `
    #151517 Mirror Black, #EAEEF1 Crystal Clear, #0051B1 Cobalt Acetate, #C0C4C6 Bright Silver Metal,
    #CD2F36 Scarlet Acetate, #909192 Graphic Gray`,
  hairBest: `
    #141618 Glossy Black, #251E1D Cool Black Brown, #3D2D28 Deep Clear Brown, #503E37 Dark Neutral Brown,
    #131822 Blue Black, #CFD2D5 Sparkling Silver`,
  hairAvoid: `
    #857A6D Mousy Ash, #BD6D2F Orange Copper, #A87E56 Muted Caramel, #A99A78 Dull Khaki Blonde`,
});
