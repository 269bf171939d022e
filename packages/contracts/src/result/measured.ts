export const FEATURES = ['skin', 'hair', 'iris', 'brows', 'lips', 'sclera'] as const;
export type Feature = (typeof FEATURES)[number];

export const FACIAL_HAIR = ['beard', 'mustache'] as const;
export type FacialHair = (typeof FACIAL_HAIR)[number];

/** Separately measured parts of the skin; left and right are sides of the picture. */
export const SKIN_ZONES = ['cheekLeft', 'cheekRight', 'forehead', 'jawLeft', 'jawRight', 'chin', 'neck'] as const;
export type SkinZoneName = (typeof SKIN_ZONES)[number];

export const AXES = ['temperature', 'value', 'chroma', 'contrast'] as const;
export type Axis = (typeof AXES)[number];

/** What can be colored: hair, or only brows and a beard. */
export type Head = 'hair' | 'bare' | 'covered';
