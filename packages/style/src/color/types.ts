/** Red, green and blue, 0..1; each function says whether encoded or linear. */
export type Rgb = readonly [number, number, number];
/** CIE XYZ relative to a white of Y = 1, under D65 and the 2 degree observer. */
export type Xyz = readonly [number, number, number];
/** CIE 1976 L*a*b* under D65: L* 0..100. */
export type Lab = readonly [number, number, number];
/** L*, C*ab and hue in degrees 0..360. */
export type Lch = readonly [number, number, number];
