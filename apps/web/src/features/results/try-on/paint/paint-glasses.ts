import {
  hexToSrgb,
  labToLch,
  linearLuminance,
  linearToLab,
  linearToSrgb,
  type Rgb,
  srgbToHex,
  srgbToLinear,
} from '@trueseason/color';
import type { OutlinePoint } from '@trueseason/contracts';
import { CLEAR_COVER, type FrameShape, shade as shaded } from '@trueseason/drawings';
import { armsSeen } from './arms-seen.ts';
import { bothEyes } from './both-eyes.ts';
import { edgeOf } from './edge-of.ts';
import type { FacePhoto } from './face-photo.ts';
import { frameLines } from './frame-lines.ts';
import type { Build } from './lens-line.ts';
import { crossings, fade, fillMask, type Line, type Mask, soften, without } from './mask.ts';
import { type Layer, paintStroke, ramp, type Shade, strokeOf, takeApart, times } from './paint.ts';

/** Between the pupils of most adults, in millimeters: what tells the size of frames on a photo. */
const PUPILS = 63;
/** How much light the frame keeps off the skin below it, and how far below it falls, in millimeters. */
const SHADOW = 0.3;
const FALLS = 2.4;
/** How much of the light above a polished rim mirrors, how much of that takes on its color, and how much darker its underside is: white alone lies on brown as mauve. */
const GLOSS = 0.09;
const GLOSS_TINTED = 0.7;
const DUSK = 0.35;
/** How much a frame shows of how bright or dim a photo is, and of its cast, as powers: it lies beside its swatch, which is in no light. */
const BRIGHTNESS = 0.3;
const CAST = 0.5;
/** How much light a frame keeps off skin that it would pass for. */
const SHADOW_SET_OFF = 0.45;
/**
 * A clear rim with hardly a color hides so little, and more the more chroma it has between these: skin is what is seen in
 * it. Beside its dark edges and along its top light gathers, so much of it, and less is kept off the face.
 */
const CRYSTAL = 0.14;
const TINTED = [6, 16] as const;
const CLEAR = { glint: 0.16, gloss: 0.3, shadow: 0.9 } as const;
/** How much of the rim's color dark flecks hide: more than on paper, which has no skin and shade beside them. Light ones hide less, or lead. */
const FLECKED = { dark: 0.85, light: 0.36 } as const;
/** What a coated lens mirrors, and what it swallows. */
const MIRRORED = 0.012;
const SWALLOWED = 0.03;

/** Frames of a shape before the eyes, with their shadow on the face. */
export const glassesLayer =
  (shape: FrameShape) =>
  (photo: FacePhoto, build?: Build): Layer | null => {
    const { pixels, skin } = photo;
    const light = dimmed(photo.light);
    const place = beforeEyes(photo);
    if (!place) return null;
    const arms = armsSeen(photo, place.line);
    const { lenses, pieces, flecks, edges, glints, gloss, shade } = frameLines(shape, place.brows, build, arms);
    const scale = place.pixelsPerMillimeter;
    const edge = Math.max(1, scale * 0.3);
    const pieced = (fill: (lines: readonly Line[]) => Mask) =>
      overlaid(pieces.map((piece) => faded(fill(piece.lines), piece)));
    const faded = (mask: Mask, { fades }: (typeof pieces)[number]) => (fades ? fade(mask, place.line(fades)) : mask);
    const filled = (lines: readonly Line[]) => fillMask(lines.map(place.line), 1, pixels);
    const fallen = (line: Line) => place.line(line.map(([x, y]): OutlinePoint => [x, y + FALLS]));
    const rim = pieced(filled);
    const shadow = pieced((lines) => soften(fillMask(lines.map(fallen), scale * 6, pixels), scale * 2));
    const glass = strokeOf(
      lenses.map((line) => fillMask([place.line(line)], 1, pixels)),
      pixels,
    );
    const lit = (lines: readonly Line[]) =>
      lines.map((line) => soften(fillMask([place.line(line)], edge * 3, pixels), edge));
    const patches = flecks.map(({ lighter, lines }) => ({
      lighter,
      stroke: strokeOf([filled(lines)], pixels),
    }));
    const [body, below] = [strokeOf(rim, pixels), strokeOf(shadow, pixels)];
    // One line goes around all of it: none lies across the rim where bridge and end pieces leave it, and none of theirs on the rim.
    const holding = pieces.flatMap((piece) => (piece.within ? [{ piece, within: piece.within }] : []));
    const inner = holding.map(({ within }) => filled([within]));
    const sideBy = (lines: readonly (readonly Line[])[]) => lines.map((each) => without(filled(each), inner));
    const outer = holding.map(({ piece, within }) =>
      without(faded(filled([...piece.lines, within]), piece), rim.slice(0, lenses.length)),
    );
    const rims = strokeOf([...sideBy(edges), ...outer], pixels);
    const lights = strokeOf(sideBy(glints), pixels);
    const [above, beneath] = [strokeOf(lit(gloss), pixels), strokeOf(lit(shade), pixels)];
    return {
      paint: (target, pigment) => {
        const color = times(pigment, light);
        const hex = srgbToHex(linearToSrgb(pigment));
        const inShade = (lighter: number) => times(srgbToLinear(hexToSrgb(shaded(hex, lighter))), light);
        // A mirror shows on what is dark.
        const clear = build?.clear ? CLEAR : null;
        const gloss = clear ? clear.gloss : GLOSS * (1 - linearLuminance(pigment)) ** 2;
        const cover = clear ? CRYSTAL + (CLEAR_COVER - CRYSTAL) * ramp(chromaOf(pigment), ...TINTED) : 1;
        const { isLost, edge } = edgeOf({ body: color, cover, skin, inShade });
        const kept = (isLost ? SHADOW_SET_OFF : SHADOW) * (clear ? clear.shadow : 1);
        paintStroke(target, below, inShadow(kept, skin, photo.light));
        paintStroke(target, glass, (r, g, b, into) => {
          into[0] = r * (1 - SWALLOWED) + MIRRORED * light[0];
          into[1] = g * (1 - SWALLOWED) + MIRRORED * light[1];
          into[2] = b * (1 - SWALLOWED) + MIRRORED * light[2];
        });
        paintStroke(target, body, toward(color, cover));
        for (const { lighter, stroke } of patches.toReversed()) {
          const fleck = lighter < 0 ? inShade(lighter) : asLight(color, inShade(lighter));
          paintStroke(target, stroke, toward(fleck, lighter < 0 ? FLECKED.dark : FLECKED.light));
        }
        paintStroke(target, rims, toward(edge, 1));
        paintStroke(target, beneath, darker(clear ? DUSK * cover : DUSK));
        if (clear) paintStroke(target, lights, lighter(clear.glint, light));
        paintStroke(target, above, lighter(gloss, clear ? light : tinted(light, color, GLOSS_TINTED)));
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

/** What shines on skin is skin in the shadow: a highlight that is only darker lies there as a cold gray smear. */
function inShadow(by: number, skin: Rgb, light: Rgb): Shade {
  const { shine } = takeApart(skin, light);
  const [bare, white] = [linearLuminance(skin), linearLuminance(light)];
  return (r, g, b, into) => {
    const seen = linearLuminance([r, g, b]);
    const share = Math.min(1, (shine(r, g, b) * white) / Math.max(1e-6, seen));
    const toSkin = (value: number, c: 0 | 1 | 2) =>
      Math.min(value, value + ((skin[c] / bare) * seen - value) * share) * (1 - by);
    into[0] = toSkin(r, 0);
    into[1] = toSkin(g, 1);
    into[2] = toSkin(b, 2);
  };
}

function dimmed(light: Rgb): Rgb {
  const level = linearLuminance(light);
  const of = (c: 0 | 1 | 2) => (light[c] / level) ** CAST * level ** BRIGHTNESS;
  return [of(0), of(1), of(2)];
}

/** A color as light as another, with all of its chroma: light that comes through tortoiseshell is amber. */
const asLight = (color: Rgb, other: Rgb): Rgb => {
  const by = linearLuminance(other) / Math.max(1e-4, linearLuminance(color));
  return [color[0] * by, color[1] * by, color[2] * by];
};

/** Light that a surface has colored by a share, no stronger in any channel. */
const tinted = (light: Rgb, surface: Rgb, share: number): Rgb => {
  const most = Math.max(1e-4, ...surface);
  const of = (c: 0 | 1 | 2) => light[c] * (1 - share + (share * surface[c]) / most);
  return [of(0), of(1), of(2)];
};

const lighter =
  (by: number, [lr, lg, lb]: Rgb): Shade =>
  (r, g, b, into) => {
    into[0] = r + by * lr;
    into[1] = g + by * lg;
    into[2] = b + by * lb;
  };

const chromaOf = (pigment: Rgb): number => labToLch(linearToLab(pigment))[1];

interface Place {
  readonly pixelsPerMillimeter: number;
  /** Where brows end below, on average, in millimeters below the pupils; null where they were not seen. */
  readonly brows: number | null;
  /** A line in millimeters around the middle between the pupils, as it lies on the photo. */
  readonly line: (line: Line) => Line;
}

/** Null where a photo does not show both irises. */
function beforeEyes({ linesOf }: FacePhoto): Place | null {
  const eyes = bothEyes(linesOf('iris'));
  if (!eyes) return null;
  const [[ax, ay], [bx, by]] = eyes;
  const scale = Math.hypot(bx - ax, by - ay) / PUPILS;
  const turn = Math.atan2(by - ay, bx - ax);
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
  const brows = linesOf('brows').map((line) =>
    line.map(([x, y]): OutlinePoint => {
      const [dx, dy] = [x - (ax + bx) / 2, y - (ay + by) / 2];
      return [(dx * cos + dy * sin) / scale ** 2, (dy * cos - dx * sin) / scale ** 2];
    }),
  );
  return {
    pixelsPerMillimeter: scale,
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

/** Pieces that touch, each without what those before it cover already. */
const overlaid = (masks: readonly Mask[]): Mask[] => masks.map((mask, k) => without(mask, masks.slice(0, k)));
