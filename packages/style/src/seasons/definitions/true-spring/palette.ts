import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    Ivory, Sand, Tan, Camel, Caramel, Cognac, Coffee, Putty, Pebble, Khaki, Navy, Mahogany`,
  accentLights: `
    Peach, Peach Cream, Butter, Pistachio, Spring Leaf, Mint, Aqua, Clear Sky, Periwinkle, Cantaloupe, Warm
    Pink, Buttercup`,
  accentBrights: `
    Poppy, Coral, Orange, Marigold, Sunflower, Fresh Lime, Kelly Green, Lagoon, Sea Green, Cornflower, Rose Red,
    Violet`,
  signature: 'Coral, Marigold, Sunflower, Fresh Lime, Lagoon, Poppy, Camel, Peach',
  avoid: `
    Black, Icy Blue, Rose, Magenta, Burgundy, Pewter, Charcoal Blue, Royal Plum, Dusty Mauve, Ice Gray, Royal
    Purple, Raspberry`,
  eyeshadow: `
    #F6E0B9 Vanilla Gold, #EDB68D Warm Peach, #A7783A Golden Bronze, #778149 Fern, #167976 Warm Teal,
    #765238 Milk Cocoa`,
  blush: `
    #F5AB7F Peach Blush, #F3917C Salmon, #ECA05F Warm Apricot, #CF6950 Coral Spice`,
  lipstick: `
    #F07860 Coral Lip, #D04934 Tomato Lip, #ED9E74 Peach Lip, #F58F88 Salmon Lip, #E27953 Warm Melon,
    #B85439 Brick Coral, #C28968 Golden Nude, #D84A51 Geranium Lip`,
  eyeliner: `
    #593B28 Warm Brown Line, #7A5630 Bronze Line, #585D2E Moss Line, #005A5A Teal Line`,
  frames: `
    #A3723B Honey Tortoise, #CCAC73 Light Gold, #9C5E34 Warm Caramel, #6A713A Moss Green, #EB7B64 Coral Acetate,
    #007067 Peacock Acetate`,
  hairBest: `
    #CA9F5F Honey Blonde, #C38A5A Strawberry Blonde, #AE6931 Golden Copper, #7D5632 Golden Brown,
    #773A24 Warm Auburn, #503221 Rich Golden Chestnut`,
  hairAvoid: `
    #DCD7C8 Platinum, #72665C Ash Brown, #121822 Blue Black, #5D1F2E Burgundy Dye`,
});
