import type { SkinZoneName } from '@trueseason/contracts';
import { type ClassGrid, EYES, type EyeLandmarks, type FaceMesh, landmarks, middleLine } from '../find/index.ts';
import { mean, toLogColor } from '../math/index.ts';
import { forPixelsInside, type Picture } from '../picture/index.ts';
import { isRidge } from './brow-ridge.ts';
import { isLaidOver } from './laid-over.ts';
import type { HairMeasurement } from './measure-hair.ts';
import { measureSwatch, type Swatch } from './swatch.ts';

/** A brow's displayed color. */
export interface SeenBrow {
  /** Null if hair cannot be separated from skin. */
  readonly swatch: Swatch | null;
  /** Whether a hat, frame, patch or strand covers it. */
  readonly covered: boolean;
}

/** Minimum probability of facial skin. */
const LIKELY = 0.5;
/** Covered share above which the rest may be shadow. */
const COVERED = 0.3;
/** Height of the forehead strip used as reference, in face heights. */
const ABOVE = 0.09;
/** Minimum bare share of that strip; otherwise bangs or a hat cover it. */
const BARE = 0.7;
/** Skin shows between hairs: use the darkest part, without outlier pixels of lashes or frames. */
const HAIRS = { from: 0.05, to: 0.22, byLight: true };
/** Around the darkest quarter of a brow. */
const QUARTER = { from: 0.2, to: 0.3 };
/** Log contrast to the skin above; paler brows are only shade, unless they form a ridge. */
const DARKER = 0.8;
/** Next to hair nearly as light as skin (log) brows are usually light, and deep sockets nearly as dark. */
const LIGHT_HAIR = -0.2;
const DARKER_BELOW_LIGHT_HAIR = 1.5;

interface Seen {
  readonly zones: Readonly<Partial<Record<SkinZoneName, Swatch>>>;
  readonly hair: HairMeasurement;
}

export const seenBrows = (picture: Picture, mesh: FaceMesh, classes: ClassGrid, seen: Seen): SeenBrow[] =>
  EYES.map((eye) => seenBrow(picture, mesh, classes, seen, eye));

function seenBrow(picture: Picture, mesh: FaceMesh, classes: ClassGrid, seen: Seen, eye: EyeLandmarks): SeenBrow {
  const { data } = picture;
  const brow = stripe(picture, mesh, classes, eye, 0);
  const covered = brow.bare.length < (1 - COVERED) * brow.pixels;
  const skin = skinAbove(picture, mesh, classes, eye) ?? litSkin(seen);
  const quarter = measureSwatch(data, brow.bare, QUARTER);
  if (covered || skin === undefined || !quarter) return { swatch: null, covered };
  const { hair } = seen;
  const isLight = hair.seen !== null && toLogColor(hair.seen.linear)[2] - skin > LIGHT_HAIR;
  const isDark = skin - toLogColor(quarter.linear)[2] >= (isLight ? DARKER_BELOW_LIGHT_HAIR : DARKER);
  const stands = isDark || isRidge(picture, mesh, classes, eye);
  return { swatch: stands ? measureSwatch(data, brow.bare, HAIRS, 8) : null, covered };
}

/** Uncovered pixels of a brow, or of the forehead above it. */
function stripe(picture: Picture, mesh: FaceMesh, classes: ClassGrid, eye: EyeLandmarks, above: number) {
  const [top, chin] = middleLine(mesh);
  const up = { x: (top.x - chin.x) * above, y: (top.y - chin.y) * above };
  const outline = landmarks(mesh, eye.brow).map(({ x, y }) => ({ x: x + up.x, y: y + up.y }));
  const bare: number[] = [];
  const skin: number[] = [];
  let pixels = 0;
  forPixelsInside(outline, picture.width, picture.height, (x, y) => {
    const offset = (y * picture.width + x) * 3;
    pixels += 1;
    if (!isLaidOver(classes, x, y)) bare.push(offset);
    if (classes.probability('faceSkin', x, y) >= LIKELY) skin.push(offset);
  });
  return { bare, skin, pixels };
}

/** Log depth of the forehead above a brow. */
function skinAbove(picture: Picture, mesh: FaceMesh, classes: ClassGrid, eye: EyeLandmarks): number | undefined {
  const { skin, pixels } = stripe(picture, mesh, classes, eye, ABOVE);
  const swatch = skin.length >= BARE * pixels ? measureSwatch(picture.data, skin, { from: 0.4, to: 0.6 }) : null;
  return swatch ? toLogColor(swatch.linear)[2] : undefined;
}

/** The same for the whole face. */
function litSkin({ zones }: Seen): number | undefined {
  const zoneDepths = Object.values(zones).map(({ linear }) => toLogColor(linear)[2]);
  return zoneDepths.length > 0 ? mean(zoneDepths) : undefined;
}
