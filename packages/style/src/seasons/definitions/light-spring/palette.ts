import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    Warm White, Ivory, Sand, Tan, Camel, Caramel, Stone, Putty, Light Cocoa, Taupe, Light Navy, Steel Blue`,
  accentLights: `
    Peach Cream, Petal Pink, Vanilla, Butter, Pistachio, Mint, Seafoam, Ice Aqua, Powder Blue, Lavender, Rose
    Quartz, Peach`,
  accentBrights: `
    Light Coral, Salmon Pink, Watermelon Pink, Apricot, Cantaloupe, Buttercup, Fresh Lime, Spring Leaf, Aqua,
    Lagoon, Cornflower, Lilac`,
  signature: 'Light Coral, Cantaloupe, Buttercup, Fresh Lime, Aqua, Powder Blue, Salmon Pink, Camel',
  avoid: `
    Black, Espresso, Oxblood, Forest, Ink Navy, Charcoal, Rust, Olive Drab, Royal Plum, Aubergine, Crimson,
    Royal Blue`,
  eyeshadow: `
    #F6E1D5 Shell, #F2CAAE Light Peach, #E4BEB2 Champagne Pink, #ABD5C9 Seafoam Wash, #B7ABCF Soft Lilac,
    #A2866F Honey Taupe`,
  blush: `
    #F7C0A6 Peach Petal, #F7A798 Light Coral Blush, #F5B7B8 Rose Apricot, #E28F90 Warm Tea Rose`,
  lipstick: `
    #F1AB8D Peach Gloss, #EE8B79 Light Coral Lip, #F58F88 Salmon Lip, #E37D8B Clear Rose, #CA9C7E Apricot Nude,
    #EAA4A7 Warm Petal, #E58867 Cantaloupe Lip, #D66168 Strawberry`,
  eyeliner: `
    #816150 Soft Cocoa Line, #446085 Light Navy Line, #7D766D Warm Gray Line, #387C7E Sea Teal Line`,
  frames: `
    #F4D0BA Clear Peach, #C2996A Blond Tortoise, #D6BE91 Pale Gold, #90CCCC Light Aqua, #F19A89 Soft Coral,
    #DBC9B2 Milky Beige`,
  hairBest: `
    #E1C99C Pale Golden Blonde, #D6B781 Buttery Blonde, #CC9D71 Light Strawberry, #9F7A54 Light Honey Brown,
    #7B5D46 Soft Golden Brown, #5F4636 Warm Brown`,
  hairAvoid: `
    #121822 Blue Black, #4E2421 Mahogany, #B1B7BD Cold Silver Ash, #493241 Violet Brown`,
});
