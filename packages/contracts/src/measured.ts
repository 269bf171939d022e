/** What is measured on a photo. */
export const FEATURES = ['skin', 'hair', 'iris', 'brows', 'lips', 'sclera'] as const;
export type Feature = (typeof FEATURES)[number];

/** Parts of the skin that are measured on their own; left and right are the picture's sides. */
export const SKIN_ZONES = ['cheekLeft', 'cheekRight', 'forehead', 'jawLeft', 'jawRight', 'chin', 'neck'] as const;
export type SkinZoneName = (typeof SKIN_ZONES)[number];

export const AXES = ['temperature', 'value', 'chroma', 'contrast'] as const;
export type Axis = (typeof AXES)[number];
