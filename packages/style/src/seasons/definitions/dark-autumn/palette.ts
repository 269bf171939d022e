import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    #F0E4CE Warm Ivory, #D3B798 Sand Dune, #B28552 Camel, #8A5B33 Tobacco, #6B502D Bronze Brown, #3C2A20 Espresso,
    #564031 Dark Chocolate, #424125 Dark Olive, #241E1B Black Coffee, #0D3A43 Deep Petrol, #5D2A22 Mahogany,
    #666055 Graphite`,
  accentLights: `
    #E7AA6F Apricot Gold, #DBC895 Champagne Gold, #DC8D6D Clay, #D89188 Blush Spice, #B6B37F Pale Olive,
    #95A684 Sage, #79A18D Eucalyptus, #5CA29B Verdigris, #519098 Dusty Teal, #E6C274 Straw, #C68149 Ginger,
    #B97B81 Faded Rosewood`,
  accentBrights: `
    #B63328 Chili, #A24824 Rust, #85391E Burnt Sienna, #CF6B20 Pumpkin Spice, #BA8816 Mustard Gold,
    #6E101F Oxblood, #63671B Olive, #1B4927 Forest, #006442 Malachite, #005759 Teal, #00455E Midnight Peacock,
    #482342 Aubergine`,
  signature: 'Chili, Rust, Mustard Gold, Olive, Malachite, Teal, Mahogany, Oxblood',
  avoid: `
    #FBDAE7 Icy Pink, #D0E5F6 Icy Blue, #F7B4CC Baby Pink, #C5BBE7 Pastel Lavender, #F8F3B8 Pastel Lemon,
    #DE309F Fuchsia, #C3C7CC Pale Silver, #BDEDD3 Pastel Mint, #004ABC Bright Royal Blue, #A8879E Dusty Mauve,
    #A3CCE9 Powder Blue, #F87EB0 Bubblegum`,
  eyeshadow: `
    #BF9B5C Antique Gold Wash, #AC653E Copper Spice, #6D6338 Bronze Moss, #094F52 Deep Teal Shadow,
    #4E2F46 Aubergine Shadow, #3E2D24 Espresso Shadow`,
  blush: `
    #CB855C Spiced Apricot, #B06153 Brick Rose, #8F4B3F Mahogany Tint, #A6684C Warm Cinnamon`,
  lipstick: `
    #6F2324 Oxblood Lip, #B13930 Chili Lip, #87402F Brick Lip, #6F362C Mahogany Lip, #9E4B2E Spiced Rust,
    #723B42 Warm Fig, #AF7358 Cinnamon Nude, #B66E67 Clay Rose Lip`,
  eyeliner: `
    #27201C Black Coffee Line, #444427 Dark Olive Line, #084549 Deep Teal Line, #73532E Bronze Line`,
  frames: `
    #5D3A23 Dark Tortoise, #9B763B Burnished Gold, #2B221D Black Brown, #454327 Dark Olive Acetate, #6B2827 Oxblood Acetate,
    #133F47 Deep Petrol Acetate`,
  hairBest: `
    #33251E Espresso Brown, #523124 Dark Chestnut, #642E21 Deep Auburn, #4B2621 Mahogany Brown,
    #714D30 Warm Bronze Brown, #1D1916 Brown Black`,
  hairAvoid: `
    #DCD7C8 Platinum, #ADA594 Ash Blonde, #0F1621 Blue Black, #F8BCCD Pastel Pink`,
});
