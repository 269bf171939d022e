export const FEATURES = ['skin', 'hair', 'iris', 'brows', 'lips', 'sclera'] as const;
export type Feature = (typeof FEATURES)[number];

/** Separately measured parts of the skin; left and right are sides of the picture. */
export const SKIN_ZONES = ['cheekLeft', 'cheekRight', 'forehead', 'jawLeft', 'jawRight', 'chin', 'neck'] as const;
export type SkinZoneName = (typeof SKIN_ZONES)[number];

export const AXES = ['temperature', 'value', 'chroma', 'contrast'] as const;
export type Axis = (typeof AXES)[number];

/** What there is to color: hair, or brows and a beard alone. */
export type Head = 'hair' | 'bare' | 'covered';
