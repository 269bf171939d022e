import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    #FFFFFF Pure White, #E0E6EA Frost, #C5CACE Platinum, #B5A8A8 Glacier Taupe, #8D97A2 Blue Steel, #6E7279 Lead,
    #4F5A6B Storm, #43444A Charcoal, #0E0E0E Black, #0F2A72 Bright Navy, #111C48 Deep Midnight,
    #352326 Cool Espresso`,
  accentLights: `
    #FDDDE8 Ice Blossom, #FBC5E6 Ice Fuchsia, #DDCEF2 Ice Violet, #C7E4F8 Ice Sky, #B9EFF3 Ice Cyan,
    #CDF8DF Ice Green, #E8F8B6 Ice Lime, #FFF9BE Ice Citron, #94C3EF Glass Blue, #FFABCE Glass Pink,
    #C3ACE6 Glass Violet, #8EE3E1 Glass Aqua`,
  accentBrights: `
    #E82230 Scarlet, #E31066 Cerise, #F224A9 Hot Fuchsia, #C41DB7 Bright Magenta, #652FC8 Ultraviolet,
    #2246DF Electric Blue, #006DCC Bright Cobalt, #00B5DA Vivid Cyan, #00B2B6 Bright Turquoise,
    #009D5C Bright Emerald, #F4F93B Acid Lemon, #FF5E9B Neon Rose`,
  signature: 'Scarlet, Hot Fuchsia, Ultraviolet, Electric Blue, Vivid Cyan, Bright Emerald, Acid Lemon, Black',
  avoid: `
    #BC9094 Dusty Rose, #A28C81 Mushroom, #B89036 Mustard, #6B6B33 Olive, #A55029 Rust, #C1935A Camel, #8FA08A Sage,
    #BC6C4E Terracotta, #DFC9AB Oatmeal, #6D4731 Earth Brown, #EBB696 Muted Peach, #9A8597 Gray Mauve`,
  eyeshadow: `
    #ECF1F6 Crystal White, #F3CDDC Ice Pink Shimmer, #AEB4B8 Silver Sheen, #25397C Electric Navy,
    #6C4DA8 Vivid Violet, #464C51 Graphite Shimmer`,
  blush: `
    #EB75A0 Bright Pink, #D05165 Clear Cherry, #E16087 Hot Rose, #B9416C Vivid Berry`,
  lipstick: `
    #D82E38 Scarlet Lip, #EE4F92 Hot Pink Lip, #D32F62 Cerise Lip, #BD3295 Magenta Lip, #BD253F Cherry Red,
    #883379 Bright Plum, #E7829D Clear Rose Lip, #A52658 Vivid Berry Lip`,
  eyeliner: `
    #101114 Black Line, #172F74 Bright Navy Line, #583B8C Violet Line, #006140 Emerald Line`,
  frames: `
    #151517 Mirror Black, #EAEEF1 Crystal Clear, #0051B1 Cobalt Acetate, #C0C4C6 Bright Silver Metal,
    #CD2F36 Scarlet Acetate, #909192 Graphic Gray`,
  hairBest: `
    #141618 Glossy Black, #251E1D Cool Black Brown, #3D2D28 Deep Clear Brown, #503E37 Dark Neutral Brown,
    #131822 Blue Black, #CFD2D5 Sparkling Silver`,
  hairAvoid: `
    #857A6D Mousy Ash, #BD6D2F Orange Copper, #A87E56 Muted Caramel, #A99A78 Dull Khaki Blonde`,
});
