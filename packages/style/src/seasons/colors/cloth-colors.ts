import type { NamedColor } from '@trueseason/contracts';
import { listOf, swatches } from './swatches.ts';

/**
 * Every color of cloth that a season wears or avoids, under its only name: whites to black, pinks and reds, oranges to olives,
 * greens, blue-greens, blues, purples. Any two are at least 6 CIEDE2000 apart, except a warm and a cool one; so what two
 * seasons share has one name, and another season's color with another name looks different.
 */
const CLOTH_COLORS = `
  #FFFFFF Pure White, #F9F6EF Warm White, #F3E7D1 Ivory, #E8DDD5 Oyster, #E1E2EC Ice Gray, #D0CCC1 Stone,
  #C5CACE Cloud Gray, #D3BCB5 Rose Beige, #BEB5A7 Putty, #BFACB1 Mauve Gray, #AAAFB6 Dove, #AB978F Mushroom,
  #9A7F74 Dusty Taupe, #9D98AE Gray Lavender, #AC9599 Rose Taupe, #C08E94 Dusty Rose, #9C968C Pebble,
  #8B9298 Pewter, #988977 Taupe, #9D8285 Mink, #8B7F86 Cool Taupe, #5F7683 Steel Blue, #6E7279 Slate,
  #816664 Cocoa, #6B665C Flint, #55575C Graphite, #544F4A Warm Charcoal, #43515E Charcoal Blue,
  #523F4A Smoky Aubergine, #43444A Charcoal, #513E32 Dark Chocolate, #323949 Midnight Gray, #18352F Black Pine,
  #3C2A20 Espresso, #392528 Bitter Chocolate, #25201C Black Coffee, #0E0E0E Black,

  #FBDEEA Ice Pink, #FBD0D1 Petal Pink, #FEBBBB Warm Pink, #D8AEB1 Dusty Pink, #E99991 Salmon Pink,
  #FF5894 Hot Pink, #EB7B91 Watermelon Pink, #D16C8A Deep Rose, #BC7981 Old Rose, #E64A60 Rose Red,
  #E31066 Cerise, #A06064 Rosewood, #D22535 True Red, #BB1D41 Crimson, #8B4C60 Mulberry, #AD2C5B Raspberry,
  #791422 Oxblood, #6B1330 Burgundy, #FFA676 Cantaloupe, #E7AC8D Dusty Peach, #FF766A Coral,
  #F6917A Light Coral, #D6836A Dusty Coral, #CF6721 Burnt Orange, #EE3D2F Poppy, #B9685A Terracotta Rose,
  #BD6B4A Terracotta, #B54D22 Rust, #B53A2B Chili, #9C4F42 Soft Brick, #775747 Soft Cocoa, #85391E Burnt Sienna,
  #5C3324 Mahogany,

  #F8D4BE Peach Cream, #F6D275 Buttercup, #FAC89E Peach, #E1CAAF Sand, #FFB61A Marigold, #D5B68C Tan,
  #E6B76A Soft Gold, #F1B178 Apricot, #F5891E Orange, #BB9B77 Fawn, #CF8F5C Ginger, #C3952F Mustard,
  #A37A30 Antique Gold, #C79857 Camel, #B28552 Caramel, #9C6937 Toffee, #956F59 Light Cocoa, #826F5C Driftwood,
  #A15B30 Cognac, #8A5B33 Tobacco, #6B4B2F Coffee, #F2F6BF Ice Lemon, #F4F93B Acid Lemon, #FEF0C6 Vanilla,
  #FDEFA9 Butter, #D3E59B Pistachio, #FDD436 Sunflower, #E7D39E Wheat, #B4D346 Fresh Lime, #C3C18E Pale Olive,
  #B5AB8B Light Khaki, #8F8A5C Khaki, #707722 Olive Green, #706E52 Olive Gray, #5D6236 Olive Drab,
  #424125 Dark Olive,

  #A2C77E Spring Leaf, #8B9E82 Sage, #C7D2BD Pale Sage, #389B3B Kelly Green, #506C24 Moss, #1F502C Forest,
  #CBEED5 Mint, #AEE5D9 Seafoam, #A7E4C6 Crystal Mint, #A4C3AC Celadon, #6BA990 Jade, #01955E Emerald,
  #1F8572 Sea Green, #446C5D Spruce, #006442 Bottle Green, #004733 Pine,

  #C4F0F2 Ice Aqua, #87DAD6 Aqua, #94C5BC Sea Mist, #00C8C3 Turquoise, #00B1B0 Lagoon, #5AA3A0 Dusty Turquoise,
  #448589 Soft Teal, #017476 Teal, #1A555B Deep Teal, #166376 Petrol, #0D3A43 Deep Petrol,

  #A0D8E1 Clear Sky, #9EBBCD Dusty Sky, #3CB6D4 Pool Blue, #358BA8 Sea Blue, #B8D9ED Powder Blue,
  #DCEBF8 Icy Blue, #94C4EA Sky Blue, #7594A8 Smoky Blue, #0291CF Azure, #51789E Denim Blue, #49607B Light Navy,
  #31465E Soft Navy, #00455E Midnight Peacock, #A1AEDC Periwinkle, #8392D9 Lavender Blue, #6492D3 Cornflower,
  #2864AB Cobalt, #003FB9 Royal Blue, #142E8C Sapphire, #103369 Navy, #0E1D42 Ink Navy,

  #DBCCE7 Ice Lilac, #C7BBE6 Lavender, #C3ACC3 Mauve Mist, #B29BDA Lilac, #BB7BBA Orchid, #A97AA0 Mauve,
  #9285AD Heather, #6E689F Iris, #815FC5 Violet, #7047D1 Electric Violet, #5E2DB5 Royal Purple,
  #46297F Imperial Purple, #E5BDDD Pale Orchid, #F0B3C8 Rose Quartz, #CA9CAE Rose Ash, #E889AA Rose,
  #A08497 Dusty Mauve, #F224A9 Fuchsia, #C6619B Soft Fuchsia, #BA20AC Magenta, #744B6E Plum, #8D225D Beet,
  #612C5A Royal Plum, #3B2037 Aubergine`;

let colorsByName: ReadonlyMap<string, NamedColor> | undefined;

/** Parsed on first use. */
const byName = (): ReadonlyMap<string, NamedColor> =>
  (colorsByName ??= new Map(swatches(CLOTH_COLORS).map((color) => [color.name, color])));

export const clothColors = (): NamedColor[] => [...byName().values()];

/** The colors of a comma-separated list of names. @throws RangeError for an unknown name */
export const clothsNamed = (names: string): NamedColor[] =>
  listOf(names).map((name) => {
    const color = byName().get(name);
    if (!color) throw new RangeError(`no cloth is called ${name}`);
    return color;
  });
