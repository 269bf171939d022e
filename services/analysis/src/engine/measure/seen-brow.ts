import type { SkinZoneName } from '@trueseason/contracts';
import { type ClassGrid, EYES, type EyeLandmarks, type FaceMesh, landmarks, middleLine } from '../find/index.ts';
import { mean, toLogColor } from '../math/index.ts';
import { forPixelsInside, type Picture } from '../picture/index.ts';
import { isRidge } from './brow-ridge.ts';
import { isLaidOver } from './laid-over.ts';
import type { HairMeasurement } from './measure-hair.ts';
import { measureSwatch, type Swatch } from './swatch.ts';

/** A brow as one would call its color. */
export interface SeenBrow {
  /** Null where no hair can be told from the skin. */
  readonly swatch: Swatch | null;
  /** Whether a hat, a frame, a patch or a lock lies over it. */
  readonly covered: boolean;
}

/** Probability from which a pixel counts as skin of the face. */
const LIKELY = 0.5;
/** More of a brow than this under a brim, a frame or a lock: what is left may be its shadow. */
const COVERED = 0.3;
/** The strip of forehead that a brow is held against: as much above it, in heights of the face. */
const ABOVE = 0.09;
/** Less skin than this in that strip is no measure: bangs or a hat lie there. */
const BARE = 0.7;
/** Between hairs lies skin: their color shows in the darkest part, without single pixels of lashes or frames. */
const HAIRS = { from: 0.05, to: 0.22, byLight: true };
/** What a quarter of a brow is darker than. */
const QUARTER = { from: 0.2, to: 0.3 };
/** Hair is darker than the skin above it by this (log); paler brows are the shade that they lie in, unless they are a ridge. */
const DARKER = 0.8;
/** Beside hair nearly as light as the skin (log) brows are as light as a rule, and deep sockets alone nearly as dark. */
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

/** The pixels of a brow, or of as much face above it, that nothing lies over. */
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

/** Depth (log) of the forehead above a brow. */
function skinAbove(picture: Picture, mesh: FaceMesh, classes: ClassGrid, eye: EyeLandmarks): number | undefined {
  const { skin, pixels } = stripe(picture, mesh, classes, eye, ABOVE);
  const swatch = skin.length >= BARE * pixels ? measureSwatch(picture.data, skin, { from: 0.4, to: 0.6 }) : null;
  return swatch ? toLogColor(swatch.linear)[2] : undefined;
}

/** The same of the whole face. */
function litSkin({ zones }: Seen): number | undefined {
  const seen = Object.values(zones).map(({ linear }) => toLogColor(linear)[2]);
  return seen.length > 0 ? mean(seen) : undefined;
}
