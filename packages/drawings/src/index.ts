export { Cloth, type ClothProps, shade } from './cloth/cloth.tsx';
export { AxisDiagram, type AxisDiagramProps } from './diagrams/axis-diagram.tsx';
export { Face, type FaceLook, type FaceProps } from './face/face.tsx';
export { HAIR_STYLES, type HairStyle } from './face/hair.tsx';
export { PEOPLE } from './face/people.ts';
export { RING_COLORS, RING_ORDER, type RingColors } from './ring/ring-colors.ts';
export { SeasonRing, type SeasonRingProps } from './ring/season-ring.tsx';
