export { RING_ORDER } from '@trueseason/seasons/ring';
export { Frame } from './accessories/frame.tsx';
export {
  ACETATE,
  BARE_EDGE,
  BROAD,
  BROW_MORE,
  CLEAR_COVER,
  type DrawnFrame,
  FLECK,
  FLECKS,
  FRAME_SHAPES,
  type FrameLook,
  type FrameShape,
  framesOf,
  shapesToTry,
} from './accessories/frame-look.ts';
export { JEWELS, Jewel, type JewelKind } from './accessories/jewel.tsx';
export { type MetalFinish, type MetalTones, metalFinish, metalTones } from './accessories/metal.ts';
export { MetalSample, type MetalSampleProps } from './accessories/metal-sample.tsx';
export { Cloth, type ClothProps, shade } from './cloth/cloth.tsx';
export { DrapedCloth, type DrapedClothProps } from './cloth/draped-cloth.tsx';
export { VeiledCloth, type VeiledClothProps } from './cloth/veiled-cloth.tsx';
export { AxisDiagram, type AxisDiagramProps } from './diagrams/axis-diagram.tsx';
export { Outfit, type OutfitProps } from './garments/outfit.tsx';
export { hairIn } from './hair/hair-in.ts';
export { HairSwatch, type HairSwatchProps } from './hair/hair-swatch.tsx';
export { SeasonIcon, type SeasonIconProps } from './icons/season-icon.tsx';
export { RING_COLORS } from './ring/ring-colors.ts';
export { RingPart, type RingPartProps } from './ring/ring-part.tsx';
export { SeasonRing, type SeasonRingProps } from './ring/season-ring.tsx';
export { ShareCard, type ShareCardProps } from './story/share-card.tsx';
export { SocialCard } from './story/social-card.tsx';
export { STORY_HEIGHT, STORY_WIDTH, StoryCard, type StoryCardProps } from './story/story-card.tsx';
export { WHICH_ONE, WHICH_ONE_PLACES, WhichOneCard, type WhichOneCardProps } from './story/which-one-card.tsx';
