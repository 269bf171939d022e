import { FEATURES } from '@trueseason/contracts';
import { type LogColor, moved, toLogColor, triple } from '../math/index.ts';
import type { EyeMeasurement } from './measure-eyes.ts';
import type { HairMeasurement } from './measure-hair.ts';
import type { PhotoMeasurement } from './measure-photo.ts';
import { CLOTH_LEAD, READING_SD, WHITE_CLOTH, ZONE_READING_SD } from './noise.ts';
import type { Displayed, Reading, Readings } from './readings.ts';
import { DIM, litIris, shadeOn, widenForShade } from './shaded-eyes.ts';
import type { Swatch } from './swatch.ts';
import { twoColors } from './two-colors.ts';

interface Part {
  readonly swatch: Swatch | null | undefined;
  readonly weight: number;
}

/** Added uncertainty of skin tint and warmth if red or blue was fully extrapolated. */
const GLARE_SD: LogColor = [0.2, 0.2, 0];
/** The same for the sclera, whose brightest part clips first and then reads too dark. */
const GLARE_SCLERA_SD: LogColor = [0.08, 0.12, 0.4];

/** Widens an uncertainty by the clipped share. */
function glare(sd: LogColor, whenAll: LogColor, swatches: readonly Swatch[]): LogColor {
  const clipped = swatches.reduce((sum, swatch) => sum + swatch.clipped, 0) / Math.max(1, swatches.length);
  return triple((d) => Math.hypot(sd[d], whenAll[d] * clipped));
}

/** Weighted mean; disagreement widens the uncertainty. */
function combine(parts: readonly Part[], sd: LogColor): Reading | undefined {
  const visibleParts = parts.flatMap(({ swatch, weight }) =>
    swatch && weight > 0 ? [{ ...swatch, color: toLogColor(swatch.linear), weight }] : [],
  );
  const total = visibleParts.reduce((sum, part) => sum + part.weight, 0);
  if (total === 0) return undefined;
  const mean = (read: (part: (typeof visibleParts)[number]) => number) =>
    visibleParts.reduce((sum, part) => sum + read(part) * part.weight, 0) / total;
  const color = triple((d) => mean((part) => part.color[d]));
  return {
    color,
    sd: triple((d) => {
      const variance = mean((part) => (part.color[d] - color[d]) ** 2) / Math.max(1, visibleParts.length);
      return Math.sqrt(sd[d] ** 2 + variance);
    }),
    pixels: visibleParts.reduce((sum, part) => sum + part.pixels, 0),
  };
}

/** Weight by pixel count. */
const enough = (swatch: Swatch | null, full: number): number => (swatch ? Math.min(1, swatch.pixels / full) : 0);

/** Roots count double: they show the natural color. Lengths of another color (dye, sun) widen the uncertainty. */
const hairParts = ({ whole, roots, lengths }: HairMeasurement): Part[] => [
  { swatch: whole, weight: 1 },
  { swatch: roots, weight: 1 },
  { swatch: lengths, weight: 0.5 },
];

/** Features that something covers or colors, so that they are not read. */
export type Hidden = ReadonlySet<'hair' | 'lips' | 'eyes'>;

export function readPhoto(photo: PhotoMeasurement, hidden: Hidden): Readings {
  const partsOfEyes = (pick: (eye: EyeMeasurement) => Part): Part[] => (hidden.has('eyes') ? [] : photo.eyes.map(pick));
  const parts: Record<keyof typeof READING_SD, Part[]> = {
    hair: hidden.has('hair') ? [] : hairParts(photo.hair),
    iris: partsOfEyes((eye) => ({ swatch: eye.iris, weight: enough(eye.iris, 37) })),
    brows: photo.eyes.map(({ brow }) => ({ swatch: brow, weight: enough(brow, 60) })),
    lips: hidden.has('lips') ? [] : [{ swatch: photo.lips, weight: 1 }],
    // The wider open, better lit eye has the cleaner sclera.
    sclera: partsOfEyes((eye) => ({ swatch: eye.sclera, weight: enough(eye.sclera, 40) * Math.min(1, eye.openness) })),
  };
  const whites = photo.eyes.flatMap(({ sclera }) => sclera ?? []);
  const sds = { ...READING_SD, sclera: glare(READING_SD.sclera, GLARE_SCLERA_SD, whites) };
  const features = FEATURES.flatMap((feature) => {
    const reading = feature === 'skin' ? undefined : combine(parts[feature], sds[feature]);
    return reading ? [[feature, reading]] : [];
  });
  // The same for all zones, since different weights would change the skin's zone mix.
  const zoneSd = glare(ZONE_READING_SD, GLARE_SD, Object.values(photo.zones));
  const zones = Object.entries(photo.zones).flatMap(([zone, swatch]) => {
    const reading = combine([{ swatch, weight: 1 }], zoneSd);
    return reading ? [[zone, reading]] : [];
  });
  const photographed: Readings['features'] = Object.fromEntries(features);
  const beard = combine([{ swatch: photo.beard?.swatch, weight: 1 }], READING_SD.hair);
  const litFeatures = asLit(photographed, photo);
  return {
    features: litFeatures,
    displayed: displayedOf(photo, photographed, litFeatures),
    zones: Object.fromEntries(zones),
    ...(beard && photo.beard && { beard: { ...beard, kind: photo.beard.kind } }),
    tones: photo.tones,
    ...(photo.paper && { paper: photo.paper }),
    ...(photo.cloth !== null && { leastLight: Math.log(photo.cloth) - WHITE_CLOTH - CLOTH_LEAD }),
  };
}

/** Corrects eyes shaded by brows, brims or glasses for the light that reaches them. */
function asLit(seen: Readings['features'], photo: PhotoMeasurement): Readings['features'] {
  const { sclera, iris, ...others } = seen;
  if (!sclera) return seen;
  const shade = shadeOn(sclera, photo);
  const correctedIris = iris && litIris(iris, shade);
  return { ...others, ...(correctedIris && { iris: correctedIris }), sclera: widenForShade(sclera, shade) };
}

/** Displayed colors of skin, hair, irises and brows, if measured; the iris in its local light. */
function displayedOf(photo: PhotoMeasurement, seen: Readings['features'], lit: Readings['features']): Displayed {
  const { skin, hair, eyes, brows } = photo;
  const whole = lit.hair && hair.seen && toLogColor(hair.seen.linear);
  const shade = seen.sclera ? shadeOn(seen.sclera, photo) : 0;
  const color = (parts: Part[], feature: 'iris' | 'brows') => combine(parts, READING_SD[feature])?.color;
  const iris = color(
    eyes.map(({ irisSeen, sclera }) => {
      // Use the better lit eye; lighter than the sclera is a lid.
      const light = irisSeen?.linear[1] ?? 0;
      const isIris = !sclera || light < sclera.linear[1];
      return { swatch: irisSeen, weight: isIris ? enough(irisSeen, 20) * light : 0 };
    }),
    'iris',
  );
  const brow = color(
    brows.map(({ swatch }) => ({ swatch, weight: enough(swatch, 20) })),
    'brows',
  );
  const lighter = (lit.iris?.color[2] ?? 0) - (seen.iris?.color[2] ?? 0);
  const irises = lit.iris && twoColors(eyes);
  return {
    ...(irises && { irises }),
    ...(skin && { skin: toLogColor(skin.linear) }),
    ...(whole && { hair: whole, ...strandsOf(hair) }),
    ...(lit.iris && { iris: iris && shade < DIM ? moved(iris, 2, lighter) : null }),
    ...(lit.brows && { brows: brow ?? null }),
    shade,
  };
}

function strandsOf({ strands: { dark, light } }: HairMeasurement): Pick<Displayed, 'strands'> {
  return dark && light ? { strands: { dark: toLogColor(dark.linear), light: toLogColor(light.linear) } } : {};
}
