import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    #FAF0DA Cream, #E2D2BA Oatmeal, #DCBC92 Honey Beige, #C79857 Golden Camel, #B57940 Caramel, #A15B30 Cinnamon,
    #724C31 Milk Chocolate, #BEB5A7 Warm Dove, #938A7E Warm Gray, #848356 Fern Khaki, #1B3F68 Warm Navy,
    #5C3324 Chestnut`,
  accentLights: `
    #FFC69A Peach, #FFE3CA Apricot Cream, #FDEFA9 Primrose, #D7E6A9 Pistachio, #B7D789 Spring Leaf,
    #C4ECD2 Mint Cream, #91E0D9 Aqua, #92D0E4 Warm Sky, #A8B4E4 Periwinkle Tint, #FDA58C Salmon Tint,
    #FEBBBB Warm Pink, #FFDC87 Custard`,
  accentBrights: `
    #EC5134 Tomato, #FF816C Coral, #FC901F Orange, #FFB61A Marigold, #FBDC38 Daffodil, #B4D346 Fresh Lime,
    #4D9D3D Grass, #00B3AE Lagoon, #007B6C Peacock Green, #5D84DB Bluebell, #ED4C5A Geranium, #8866BD Crocus`,
  signature: 'Coral, Marigold, Daffodil, Fresh Lime, Lagoon, Tomato, Golden Camel, Peach',
  avoid: `
    #0E0E0E Black, #D2E5F4 Icy Blue, #EA98BD Cool Pink, #BF2C9B Magenta, #64172F Wine, #7C8894 Steel Gray,
    #424C5B Blue Charcoal, #633761 Plum, #A08397 Dusty Mauve, #D9DDE2 Icy Gray, #4D329B Royal Purple,
    #B12060 Cold Raspberry`,
  eyeshadow: `
    #F6E0B9 Vanilla Gold, #EDB68D Warm Peach, #A7783A Golden Bronze, #778149 Fern, #167976 Warm Teal,
    #765238 Milk Cocoa`,
  blush: `
    #F5AB7F Peach Blush, #F3917C Salmon, #ECA05F Warm Apricot, #CF6950 Coral Spice`,
  lipstick: `
    #F07860 Coral Lip, #D04934 Tomato Lip, #ED9E74 Peach Lip, #F98D84 Salmon Lip, #E27953 Warm Melon,
    #B85439 Brick Coral, #C28968 Golden Nude, #D84A51 Geranium Lip`,
  eyeliner: `
    #593B28 Warm Brown Line, #7E562E Bronze Line, #585D2E Moss Line, #005A5A Teal Line`,
  frames: `
    #A3723B Honey Tortoise, #CCAC73 Light Gold, #9C5E34 Warm Caramel, #6A713A Moss Green, #EB7B64 Coral Acetate,
    #007067 Peacock Acetate`,
  hairBest: `
    #CA9F5F Honey Blonde, #C38A5A Strawberry Blonde, #AC6530 Golden Copper, #7D5632 Golden Brown,
    #773A24 Warm Auburn, #503221 Rich Golden Chestnut`,
  hairAvoid: `
    #DCD7C8 Platinum, #72665C Ash Brown, #121822 Blue Black, #5D1F2E Burgundy Dye`,
});
