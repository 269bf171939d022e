import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    #FFFFFF Pure White, #DDE0E3 Ice Gray, #BCBEC2 Silver Gray, #8D949C Steel, #646B74 Gunmetal, #48494C Charcoal,
    #0E0E0E Black, #042A61 Navy, #0F1A3A Midnight, #897E86 Cool Taupe, #323949 Blue Charcoal, #301D31 Black Plum`,
  accentLights: `
    #FBDEEA Ice Pink, #DDD2F2 Ice Violet, #D2E8F8 Ice Blue, #C4F0F2 Ice Aqua, #D4F6E4 Ice Mint, #FDF9C4 Ice Lemon,
    #AAD1F1 Crystal Blue, #F2B9D7 Crystal Pink, #C7B6E9 Crystal Violet, #99DDE4 Crystal Aqua, #A7E4C6 Crystal Mint,
    #F8C4CD Ice Rose`,
  accentBrights: `
    #D22535 True Red, #BD1647 Carmine, #B41A61 Raspberry, #D72C97 Fuchsia, #B123A2 Magenta, #562AA2 Royal Purple,
    #1E268B Indigo, #003FB9 Royal Blue, #0062BF Cobalt, #008BBB Cerulean, #008E5F Emerald, #005C45 Pine Green`,
  signature: 'True Red, Fuchsia, Royal Purple, Royal Blue, Emerald, Ice Blue, Black, Pure White',
  avoid: `
    #F9881D Orange, #FEBF91 Peach, #BA9027 Mustard, #C19354 Camel, #A55029 Rust, #6B6B30 Olive,
    #87592D Golden Brown, #F3917C Salmon, #F9E9CC Cream, #6E7D3B Moss, #BD6B4A Terracotta, #DBC3A2 Beige`,
  eyeshadow: `
    #ECEEF3 Frost White, #ECD0DB Ice Pink Wash, #999EA7 Silver Smoke, #663E5F Cold Plum, #182F5B Navy Shadow,
    #404247 Charcoal Shadow`,
  blush: `
    #D5799C Blue Pink, #BB4C6E Cool Raspberry, #C65E91 Fuchsia Tint, #9E3C5B Deep Berry`,
  lipstick: `
    #C32D3A True Red Lip, #B5213F Blue Red, #C63B86 Fuchsia Lip, #AB2D5A Raspberry Lip, #6F305A Cold Plum Lip,
    #7B1F34 Cherry Noir, #D27B9C Blue Pink Lip, #E1A6B5 Ice Rose Gloss`,
  eyeliner: `
    #111111 Black Line, #0A2A5C Navy Line, #44474B Charcoal Line, #48316E Purple Line`,
  frames: `
    #131313 Polished Black, #ACB1B6 Silver Metal, #122F60 Navy Gloss, #C1313A True Red Acetate, #E5ECF0 Ice Clear,
    #636970 Gunmetal Metal`,
  hairBest: `
    #131822 Blue Black, #141617 Natural Black, #43332F Cool Dark Brown, #261E1B Neutral Espresso,
    #E2E6E9 Silver White, #8D9196 Steel Gray`,
  hairAvoid: `
    #CFA45F Golden Blonde, #AA5E2F Copper, #773A24 Warm Auburn, #B07B46 Caramel`,
});
