import { hexToSrgb, linearLuminance, linearToSrgb, type Rgb, srgbToHex, srgbToLinear } from '@trueseason/color';
import type { OutlinePoint } from '@trueseason/contracts';
import { CLEAR_COVER, type FrameShape, shade as shaded } from '@trueseason/drawings';
import { edgeOf } from './edge-of.ts';
import type { FacePhoto } from './face-photo.ts';
import { frameLines, type Sight } from './frame-lines.ts';
import type { Build } from './lens-line.ts';
import { crossings, fade, fillMask, type Line, type Mask, soften } from './mask.ts';
import { type Layer, paintStroke, type Shade, strokeOf, times } from './paint.ts';

/** Between the pupils of most adults, in millimeters: what tells the size of frames on a photo. */
const PUPILS = 63;
/** How much light the frame keeps off the skin below it, and how far below it falls, in millimeters. */
const SHADOW = 0.3;
const FALLS = 2.4;
/** How much of the light above a polished rim mirrors, and how much darker its underside is. */
const GLOSS = 0.12;
const DUSK = 0.35;
/** Bridge and arms have no edge: they take so much of it, and keep more light off such skin. */
const SET_OFF = 0.5;
const SHADOW_SET_OFF = 0.45;
/** How much of such skin a clear rim hides: through half of it nothing would be left to see. */
const COVER_SET_OFF = 0.7;
/** How much of the rim's color flecks hide: more than on paper, which has no skin and shade beside them. */
const FLECKED = 0.74;
/** Hair so far from the middle, in millimeters, lies beside the eyes and not in them; an arm goes on below it, to end in it. */
const BESIDE = 46;
const UNDER = 10;
/** What a coated lens mirrors, and what it swallows. */
const MIRRORED = 0.012;
const SWALLOWED = 0.03;

/** Frames of a shape before the eyes, with their shadow on the face. */
export const glassesLayer =
  (shape: FrameShape) =>
  (photo: FacePhoto, build?: Build): Layer | null => {
    const { pixels, light, skin } = photo;
    const place = beforeEyes(photo);
    if (!place) return null;
    const { lenses, pieces, flecks, edges, gloss, shade } = frameLines(shape, place, build);
    const scale = place.pixelsPerMillimeter;
    const edge = Math.max(1, scale * 0.3);
    const pieced = (fill: (lines: readonly Line[]) => Mask) =>
      overlaid(pieces.map(({ lines, fades }) => (fades ? fade(fill(lines), place.line(fades)) : fill(lines))));
    const fallen = (line: Line) => place.line(line.map(([x, y]): OutlinePoint => [x, y + FALLS]));
    const rim = pieced((lines) => fillMask(lines.map(place.line), 1, pixels));
    const shadow = pieced((lines) => soften(fillMask(lines.map(fallen), scale * 6, pixels), scale * 2));
    const glass = strokeOf(
      lenses.map((line) => fillMask([place.line(line)], 1, pixels)),
      pixels,
    );
    const lit = (lines: readonly Line[]) =>
      lines.map((line) => soften(fillMask([place.line(line)], edge * 3, pixels), edge));
    const patches = flecks.map(({ lighter, lines }) => ({
      lighter,
      stroke: strokeOf([soften(fillMask(lines.map(place.line), edge * 3, pixels), edge)], pixels),
    }));
    const [body, below] = [strokeOf(rim, pixels), strokeOf(shadow, pixels)];
    const holding = strokeOf(rim.slice(lenses.length), pixels);
    const rims = strokeOf(
      edges.map((lines) => fillMask(lines.map(place.line), 1, pixels)),
      pixels,
    );
    const [above, beneath] = [strokeOf(lit(gloss), pixels), strokeOf(lit(shade), pixels)];
    return {
      paint: (target, pigment) => {
        const color = times(pigment, light);
        const hex = srgbToHex(linearToSrgb(pigment));
        const inShade = (lighter: number) => times(srgbToLinear(hexToSrgb(shaded(hex, lighter))), light);
        // A mirror shows on what is dark.
        const gloss = GLOSS * (1 - linearLuminance(pigment)) ** 2;
        const cover = build?.clear ? CLEAR_COVER : 1;
        const { isLost, edge } = edgeOf({ body: color, cover, skin, inShade });
        const hidden = isLost ? Math.max(cover, COVER_SET_OFF) : cover;
        paintStroke(target, below, darker(isLost ? SHADOW_SET_OFF : SHADOW));
        paintStroke(target, glass, (r, g, b, into) => {
          into[0] = r * (1 - SWALLOWED) + MIRRORED * light[0];
          into[1] = g * (1 - SWALLOWED) + MIRRORED * light[1];
          into[2] = b * (1 - SWALLOWED) + MIRRORED * light[2];
        });
        paintStroke(target, body, toward(color, hidden));
        for (const { lighter, stroke } of patches) {
          paintStroke(target, stroke, toward(inShade(lighter), FLECKED));
        }
        if (isLost) paintStroke(target, holding, toward(edge, SET_OFF));
        paintStroke(target, rims, toward(edge, 1));
        paintStroke(target, beneath, darker(DUSK));
        paintStroke(target, above, (r, g, b, into) => {
          into[0] = r + gloss * light[0];
          into[1] = g + gloss * light[1];
          into[2] = b + gloss * light[2];
        });
      },
    };
  };

const toward =
  ([tr, tg, tb]: Rgb, share: number): Shade =>
  (r, g, b, into) => {
    into[0] = r + (tr - r) * share;
    into[1] = g + (tg - g) * share;
    into[2] = b + (tb - b) * share;
  };

const darker =
  (by: number): Shade =>
  (r, g, b, into) => {
    into[0] = r * (1 - by);
    into[1] = g * (1 - by);
    into[2] = b * (1 - by);
  };

interface Place extends Sight {
  readonly pixelsPerMillimeter: number;
  /** A line in millimeters around the middle between the pupils, as it lies on the photo. */
  readonly line: (line: Line) => Line;
}

/** Null where a photo does not show both irises. */
function beforeEyes({ linesOf }: FacePhoto): Place | null {
  const centers = linesOf('iris').map(centerOf);
  const xs = centers.map(([x]) => x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const [left, right] = [centers.filter(([x]) => x < middle), centers.filter(([x]) => x >= middle)];
  if (left.length === 0 || right.length === 0) return null;
  const [[ax, ay], [bx, by]] = [centerOf(left), centerOf(right)];
  const scale = Math.hypot(bx - ax, by - ay) / PUPILS;
  const turn = Math.atan2(by - ay, bx - ax);
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
  const inMillimeters = (lines: readonly Line[]): readonly Line[] =>
    lines.map((line) =>
      line.map(([x, y]): OutlinePoint => {
        const [dx, dy] = [x - (ax + bx) / 2, y - (ay + by) / 2];
        return [(dx * cos + dy * sin) / scale ** 2, (dy * cos - dx * sin) / scale ** 2];
      }),
    );
  const [faces, hair] = [inMillimeters(linesOf('face')), inMillimeters(linesOf('hair'))];
  const brows = inMillimeters(linesOf('brows'));
  const ends = (across: readonly number[]): readonly [number, number] => [
    -Math.min(0, ...across),
    Math.max(0, ...across),
  ];
  const [leftmost, rightmost] = ends(faces.flat().map(([x]) => x));
  return {
    pixelsPerMillimeter: scale,
    reach: (y) => {
      const across = (lines: readonly Line[]) => lines.flatMap((line) => crossings(line, y));
      const [toLeft, toRight] = ends(across(faces));
      // Hair lies over the arms.
      const covered = across(hair).map((x) => [Math.sign(x), Math.abs(x)] as const);
      const until = (side: number, end: number) =>
        Math.min(end, ...covered.flatMap(([at, far]) => (at === side && far > BESIDE ? [far + UNDER] : [])));
      return [until(-1, toLeft), until(1, toRight)];
    },
    turn: (rightmost - leftmost) / 2,
    brows: undersideOf(brows),
    line: (line) =>
      line.map(([x, y]): OutlinePoint => [(ax + bx) / 2 + x * cos - y * sin, (ay + by) / 2 + x * sin + y * cos]),
  };
}

/** Places along a brow at which its lower edge is asked. */
const ALONG = [0.2, 0.35, 0.5, 0.65, 0.8];

/** How low brows reach, on average; null where there are none. */
function undersideOf(brows: readonly Line[]): number | null {
  const lows = brows.flatMap((brow) => {
    const xs = brow.map(([x]) => x);
    const [from, to] = [Math.min(...xs), Math.max(...xs)];
    // A line asked of its columns: `crossings` asks rows.
    const turned = brow.map(([x, y]): OutlinePoint => [y, x]);
    return ALONG.map((share) => Math.max(...crossings(turned, from + share * (to - from)))).filter(Number.isFinite);
  });
  return lows.length > 0 ? lows.reduce((sum, y) => sum + y, 0) / lows.length : null;
}

const centerOf = (points: Line): OutlinePoint => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};

/** Pieces that touch, each without what those before it cover already. */
function overlaid(masks: readonly Mask[]): Mask[] {
  return masks.map((mask, k) => {
    const values = Float32Array.from(mask.values);
    for (const before of masks.slice(0, k)) {
      for (let i = 0; i < values.length; i++) {
        const x = mask.left + (i % mask.width) - before.left;
        const y = mask.top + Math.floor(i / mask.width) - before.top;
        if (x < 0 || y < 0 || x >= before.width || y >= before.height) continue;
        values[i] = Math.max(0, (values[i] ?? 0) - (before.values[y * before.width + x] ?? 0));
      }
    }
    return { ...mask, values };
  });
}
