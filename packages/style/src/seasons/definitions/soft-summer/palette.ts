import { definePalette } from '../../colors/define-palette.ts';

export const palette = definePalette({
  coreNeutrals: `
    #E8DED7 Oyster, #D0CCC1 Soft Stone, #C7B2AB Pale Taupe, #A8ABB0 Dove, #AB978F Mushroom, #9D8285 Rose Taupe,
    #7F888B Pewter, #7D625E Cocoa, #62727D Slate, #55575C Charcoal, #31465E Soft Navy, #523F4A Smoky Aubergine`,
  accentLights: `
    #E1B3B8 Dusty Pink, #EBCDCE Powder Rose, #C9D5C4 Pale Sage, #A8C5B6 Eucalyptus, #AACDCF Misty Aqua,
    #A4BFD3 Haze Blue, #C1BBD4 Lavender Gray, #C3ACC3 Mauve Mist, #EDE5C7 Buttermilk, #E9CCBC Blush Beige,
    #9A9EC1 Sea Lavender, #CA9CAE Rose Ash`,
  accentBrights: `
    #A06064 Rosewood, #9C5066 Soft Raspberry, #A97EA0 Mauve, #75506B Soft Plum, #9285AD Heather,
    #696690 Dusk Violet, #51789E Denim Blue, #6894AE Smoky Blue, #3E7E83 Soft Teal, #3F685F Spruce, #80977F Sage,
    #C37D87 Old Rose`,
  signature: 'Old Rose, Mauve, Heather, Denim Blue, Soft Teal, Sage, Rosewood, Mushroom',
  avoid: `
    #0E0E0E Black, #FFFFFF Pure White, #FE851D Bright Orange, #F6F138 Electric Yellow, #FF469F Hot Pink,
    #E03233 True Red, #004CC1 Cobalt, #00945F Emerald, #B05125 Rust, #C8991A Golden Mustard, #B2E23D Neon Lime,
    #00C5C3 Bright Turquoise`,
  eyeshadow: `
    #E6DBD5 Oyster Shadow, #CDA7AC Dusty Rose Wash, #A18A9D Mauve Smoke, #8C998C Sage Gray, #697985 Slate Wash,
    #745E5A Cocoa Smoke`,
  blush: `
    #D196A1 Muted Rose, #BE8DA9 Dusty Mauve Pink, #B3767B Rosewood Tint, #A46576 Soft Berry`,
  lipstick: `
    #A06063 Rosewood Lip, #BE808B Old Rose Lip, #A5738A Mauve Lip, #9F5769 Soft Raspberry Lip,
    #BD908F Rose Beige Lip, #784D61 Muted Plum, #CE97A2 Muted Rose Lip, #AF6A5F Soft Brick Rose`,
  eyeliner: `
    #57656F Slate Line, #7B6965 Taupe Line, #5A4552 Soft Aubergine Line, #43696E Gray Teal Line`,
  frames: `
    #81878B Matte Pewter, #917D77 Smoky Taupe, #5D758A Dusk Blue, #B59298 Rose Smoke, #775E51 Ash Tortoise,
    #7E907F Sage Acetate`,
  hairBest: `
    #A79984 Dark Ash Blonde, #97897B Mushroom Blonde, #7A6A5E Soft Ash Brown, #62514A Cool Medium Brown,
    #423733 Smoky Dark Brown, #91979B Pewter Gray`,
  hairAvoid: `
    #B3612D Bright Copper, #DEB666 Golden Yellow Blonde, #121822 Blue Black, #942830 Cherry Red`,
});
