export { Cloth, type ClothProps, shade } from './cloth/cloth.tsx';
export { RING_COLORS, RING_ORDER, type RingColors } from './ring/ring-colors.ts';
export { SeasonRing, type SeasonRingProps } from './ring/season-ring.tsx';
