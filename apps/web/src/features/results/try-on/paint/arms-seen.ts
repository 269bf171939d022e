import { linearLuminance, type Rgb } from '@trueseason/color';
import type { OutlinePoint } from '@trueseason/contracts';
import type { Pixels } from '../../../../lib/garment/picture.ts';
import type { FacePhoto } from './face-photo.ts';
import type { ArmAt } from './frame-lines.ts';
import { crossings, type Line } from './mask.ts';
import { pixelOf } from './paint.ts';

/* In millimeters: how far apart places along the temple are asked, how far around each, and how much beside the rim is looked at first. */
const STEP = 0.5;
const AROUND = [-1.2, -0.6, 0, 0.6, 1.2] as const;
const BESIDE = 2;
/** No temple is longer in sight: what goes on is a wall of skin's color, or a head that is turned. */
const FARTHEST = 40;
/** In logarithms, how far a place is from the skin before it in tint, or darker or lighter, to be something else, for so many steps. */
const OTHER = { tint: 0.2, light: 0.5 } as const;
const STEPS = 3;
/** How far what is beside the rim may be from the cheeks in the same, for skin in shade. */
const SKIN = { tint: 0.6, light: 1.8 } as const;
/** How much of each place is taken on: light changes along a temple. */
const FOLLOWS = 0.15;

/** Rows of the temple that are asked: what the middle one of them tells is no crease and no strand. */
const ROWS = [-2.5, 0, 2.5] as const;
/** An arm that is seen less far is hidden behind its rim. */
const LEAST = 2.5;
/** Gray hair may look like skin, and its outline is coarse: an arm goes on below it so far at most. */
const UNDER_HAIR = 5;
/** Skin that goes on so far beyond the outline of the face is a wall of its color. */
const BEYOND_FACE = 6;
/**
 * Where an ear is looked for around the hinge; how far over the pupils its top lies at most, and how wide it stands out from the
 * head at least; over what length its top falls by no more than what; and how far within
 * that outline, which is coarse, an arm ends.
 */
const EAR = { above: 12, below: 18, far: 32, over: 10, wide: 5, level: 3, slope: 2, within: [1, 2] } as const;
/** How far off an outline may be. */
const COARSE = 4;
/** It fades over so many there and behind an ear, and over less at the bare end of a face, where a hard end is a stub. */
const FADES = { hidden: 4, bare: 3 } as const;

/**
 * How far the arms of glasses are seen: told by outlines of hair and face alone, they stopped in mid-air wherever either lay elsewhere.
 * @param line a line in millimeters around the middle between the pupils, as it lies on the photo
 */
export function armsSeen({ pixels, skin, linesOf }: FacePhoto, line: (line: Line) => Line): ArmAt {
  const isIn = (feature: 'face' | 'hair', [px, py]: OutlinePoint) =>
    linesOf(feature).some((one) => crossings(one, py).filter((x) => x > px).length % 2 === 1);
  return (side, [outer, y]) => {
    const at = (out: number, down = 0): OutlinePoint => line([[side * (outer + out), y + down]])[0] ?? [0, 0];
    const root = earRoot(y, (out, down) => {
      const place = at(out, down);
      return isIn('face', place) && !isIn('hair', place);
    });
    const reaches = ROWS.map((row) => skinReach(pixels, skin, (out, down) => at(out, row + down)));
    const [, bare = 0] = reaches.toSorted((a, b) => a - b);
    if (root) {
      // Skin that ends there at no hair ends with the head, which is seen finer than outlined.
      const isEnd = bare < root.out && root.out - bare < COARSE && !isIn('hair', at(bare + 1));
      const to = outer + (isEnd ? bare : root.out);
      return { fades: to - FADES.bare, to, y: y + root.down };
    }
    let hair = 1;
    while (hair < bare && !isIn('hair', at(hair))) hair++;
    const far = Math.min(bare, hair + UNDER_HAIR);
    const last = at(Math.max(1, far - BEYOND_FACE));
    if (far < LEAST || isIn('hair', at(1)) || !(isIn('face', last) || isIn('hair', last))) return null;
    const end = outer + far;
    const beyond = at(far + FADES.hidden);
    if (isIn('hair', beyond) || isIn('face', beyond)) return { fades: end, to: end + FADES.hidden, y };
    return { fades: end - (isIn('hair', at(far)) ? FADES.hidden : FADES.bare), to: end, y };
  };
}

/**
 * Where an ear that is seen leaves the head; null where hair hides it. Arms run up to there over whatever hair is cropped
 * before it: its color told of a temple that ends at the rim.
 * @param y how far below the pupils the hinge is
 * @param isFace whether a place so far outward of the rim and so far below the hinge is face, ears among it
 */
function earRoot(y: number, isFace: (out: number, down: number) => boolean): { out: number; down: number } | null {
  /** How far down bare face begins in a column, upward from below; null where there is none. */
  const topAt = (out: number): number | null => {
    let down: number = EAR.below;
    while (down >= -EAR.above && isFace(out, down)) down -= STEP;
    return down === EAR.below ? null : down + STEP;
  };
  const tops: number[] = [];
  for (let out = 0; out <= EAR.far; out += STEP) {
    const top = topAt(out);
    if (top === null) break;
    tops.push(top);
  }
  const ear = tops.findIndex((top) => top + y > -EAR.over);
  if (ear < 0 || (tops.length - ear) * STEP < EAR.wide) return null;
  // The line falls along hair and temple down to the root; from there on it is the top of the ear.
  const falls = (top: number, i: number) => (tops[i + EAR.level / STEP] ?? Number.POSITIVE_INFINITY) - top > EAR.slope;
  const root = tops.findIndex((top, i) => i >= ear && !falls(top, i));
  const down = tops[root];
  return down === undefined || root === 0 ? null : { out: root * STEP + EAR.within[0], down: down + EAR.within[1] };
}

type Seen = readonly [redness: number, yellowness: number, light: number];

/**
 * How far out from the rim bare skin is seen along the temple, in millimeters: to the hair, to the ear or to the end of the face,
 * whichever the photo shows first. 0 where something else begins beside the rim.
 * @param at a place so far outward of the rim and so far below the hinge, on the photo
 */
function skinReach(photo: Pixels, skin: Rgb, at: (out: number, down: number) => OutlinePoint): number {
  const seenAt = (out: number): Seen => {
    const places = AROUND.map((down) => at(out, down)).filter(
      ([x, y]) => x >= 0 && y >= 0 && x < photo.width && y < photo.height,
    );
    return places.length === 0
      ? [9, 9, 9]
      : seenOf(meanOf(places.map(([x, y]) => pixelOf(photo, Math.floor(y) * photo.width + Math.floor(x)))));
  };
  const cheek = seenOf(skin);
  const first = Array.from({ length: BESIDE / STEP }, (_, i) => seenAt((i + 1) * STEP));
  const middle = (c: 0 | 1 | 2) =>
    first.map((one) => one[c]).toSorted((a, b) => a - b)[Math.floor(first.length / 2)] ?? 0;
  let before: Seen = [middle(0), middle(1), middle(2)];
  if (isOther(before, cheek, SKIN)) return 0;
  let others = 0;
  for (let out = STEP; out < FARTHEST; out += STEP) {
    const seen = seenAt(out);
    others = isOther(seen, before, OTHER) ? others + 1 : 0;
    if (others === STEPS) return out - STEPS * STEP;
    if (others > 0) continue;
    const on = (c: 0 | 1 | 2) => before[c] + FOLLOWS * (seen[c] - before[c]);
    before = [on(0), on(1), on(2)];
  }
  return 0;
}

const meanOf = (colors: readonly Rgb[]): Rgb => {
  const mean = (c: 0 | 1 | 2) => colors.reduce((sum, rgb) => sum + rgb[c], 0) / colors.length;
  return [mean(0), mean(1), mean(2)];
};

const seenOf = (rgb: Rgb): Seen => {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => Math.log(value + 0.006));
  return [r - g, g - b, Math.log(linearLuminance(rgb) + 0.006)];
};

const isOther = (a: Seen, b: Seen, { tint, light }: typeof OTHER | typeof SKIN): boolean =>
  Math.hypot(a[0] - b[0], a[1] - b[1]) > tint || Math.abs(a[2] - b[2]) > light;
