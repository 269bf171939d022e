import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    #F9F6EF Milk, #F6E6CE Light Ivory, #EAD0B0 Sand, #D0B893 Biscuit, #D0A371 Light Camel, #B6875E Honey Tan,
    #D2CBC3 Warm Dove, #B5AA9B Putty, #956F59 Soft Cocoa, #A08E79 Driftwood, #455F88 Light Navy, #597C89 Harbor`,
  accentLights: `
    #FFDCC5 Peach Cream, #FBD0D1 Petal Pink, #FEF0C6 Vanilla, #FCF3A4 Lemon Chiffon, #E0EBB5 Celery, #CBEED5 Mint,
    #AEE5D9 Seafoam, #B6E5EA Aqua Mist, #AED4EB Baby Blue, #C7C3E4 Lavender Tint, #F8B8CC Blossom,
    #FDCB9D Apricot Tint`,
  accentBrights: `
    #FC907D Light Coral, #FE9B9C Salmon Pink, #EB7B91 Warm Rose, #FBB167 Light Tangerine, #FFA676 Cantaloupe,
    #FFDE65 Buttercup, #CDE177 Light Lime, #88C577 Apple, #66D8D5 Clear Aqua, #2FB0B8 Light Teal,
    #79A1E4 Cornflower, #B29BDA Lilac`,
  signature: 'Light Coral, Cantaloupe, Buttercup, Light Lime, Clear Aqua, Baby Blue, Salmon Pink, Light Camel',
  avoid: `
    #0E0E0E Black, #3C271C Espresso, #6A1D24 Oxblood, #264F2D Forest, #0A2445 Ink Navy, #45474A Charcoal,
    #BE5A1F Burnt Orange, #626126 Deep Olive, #5C3458 Deep Plum, #3C243D Aubergine, #C11B3D Crimson,
    #0042B1 Royal Blue`,
  eyeshadow: `
    #F6E1D5 Shell, #F2CAAE Light Peach, #E4BEB2 Champagne Pink, #ABD5C9 Seafoam Wash, #B7ABCF Soft Lilac,
    #A2866F Honey Taupe`,
  blush: `
    #F7C0A6 Peach Petal, #F7A798 Light Coral Blush, #F5B7B8 Rose Apricot, #E28F90 Warm Tea Rose`,
  lipstick: `
    #F1AB8D Peach Gloss, #EE8B79 Light Coral Lip, #F1918D Salmon Lip, #E37D8B Clear Rose, #CA9C7E Apricot Nude,
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
