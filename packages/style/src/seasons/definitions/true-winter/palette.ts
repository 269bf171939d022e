import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    Pure White, Ice Gray, Cloud Gray, Pewter, Slate, Charcoal, Black, Navy, Ink Navy, Cool Taupe, Midnight Gray,
    Aubergine`,
  accentLights: `
    Ice Pink, Ice Lilac, Powder Blue, Ice Aqua, Mint, Ice Lemon, Sky Blue, Pale Orchid, Lavender, Clear Sky,
    Crystal Mint, Petal Pink`,
  accentBrights: `
    True Red, Crimson, Raspberry, Fuchsia, Magenta, Royal Purple, Sapphire, Royal Blue, Cobalt, Azure, Emerald,
    Bottle Green`,
  signature: 'True Red, Fuchsia, Royal Purple, Royal Blue, Emerald, Powder Blue, Black, Pure White',
  avoid: `
    Orange, Peach, Mustard, Camel, Rust, Olive Drab, Tobacco, Light Coral, Ivory, Olive Green, Terracotta, Sand`,
  eyeshadow: `
    #ECEEF3 Frost White, #ECD0DB Ice Pink Wash, #999EA7 Silver Smoke, #663E5F Cold Plum, #182F5B Navy Shadow,
    #404247 Charcoal Shadow`,
  blush: `
    #D5799C Blue Pink, #BB4C6E Cool Raspberry, #C65E91 Fuchsia Tint, #9E3C5B Deep Berry`,
  lipstick: `
    #C32D3A True Red Lip, #B5213F Blue Red, #C63B86 Fuchsia Lip, #AC385E Raspberry Lip, #6F305A Cold Plum Lip,
    #7B1F34 Cherry Noir, #D27B9C Blue Pink Lip, #E1A6B5 Ice Rose Gloss`,
  eyeliner: `
    #111111 Black Line, #17366A Navy Line, #44474B Charcoal Line, #48316E Purple Line`,
  frames: `
    #131313 Polished Black, #ACB1B6 Silver Metal, #122F60 Navy Gloss, #C1313A True Red Acetate, #E5ECF0 Ice Clear,
    #636970 Gunmetal Metal`,
  hairBest: `
    #131822 Blue Black, #141617 Natural Black, #4E3F39 Cool Dark Brown, #261E1B Neutral Espresso,
    #E2E6E9 Silver White, #8D9196 Steel Gray`,
  hairAvoid: `
    #CFA45F Golden Blonde, #AA5E2F Copper, #773A24 Warm Auburn, #B07B46 Caramel`,
});
