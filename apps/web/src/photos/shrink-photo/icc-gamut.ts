/** Color spaces of a canvas. */
export type Gamut = 'srgb' | 'display-p3';

type Primaries = readonly (readonly [x: number, y: number, z: number])[];

/** Red, green and blue in CIE XYZ adapted to D50 (ICC.1:2022, 9.2; IEC 61966-2-1; SMPTE EG 432-1). */
const PRIMARIES: Readonly<Record<Gamut, Primaries>> = {
  srgb: [
    [0.4361, 0.2225, 0.0139],
    [0.3851, 0.7169, 0.0971],
    [0.1431, 0.0606, 0.7141],
  ],
  'display-p3': [
    [0.5151, 0.2412, -0.0011],
    [0.292, 0.6922, 0.0419],
    [0.1571, 0.0666, 0.7841],
  ],
};
/** Vendors round differently; the two sets are 0.08 apart. */
const TOLERANCE = 0.005;

const HEADER_BYTES = 128;
const TAG_BYTES = 12;

/** The gamut of an ICC profile; null for any other, or if it is not a plain profile of three primaries. */
export function gamutOf(profile: Uint8Array): Gamut | null {
  try {
    const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
    if (text(view, 16) !== 'RGB ' || text(view, 20) !== 'XYZ ') return null;
    const tags = readTags(view);
    // Lookup tables override the primaries.
    if (tags.has('A2B0')) return null;
    const profilePrimaries = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => readXyz(view, tags.get(name) ?? Number.NaN));
    const match = Object.entries(PRIMARIES).find(([, primaries]) => isNear(primaries, profilePrimaries));
    return match ? (match[0] as Gamut) : null;
  } catch {
    return null;
  }
}

const text = (view: DataView, offset: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(offset + i)));

/** Offset of each tag's data. */
function readTags(view: DataView): Map<string, number> {
  const tags = new Map<string, number>();
  const count = view.getUint32(HEADER_BYTES);
  for (let i = 0; i < count; i++) {
    const entry = HEADER_BYTES + 4 + i * TAG_BYTES;
    tags.set(text(view, entry), view.getUint32(entry + 4));
  }
  return tags;
}

/** Fixed point with 16 fractional bits, after the type and four empty bytes. */
const readXyz = (view: DataView, offset: number): number[] =>
  [8, 12, 16].map((skip) => view.getInt32(offset + skip) / 65_536);

const isNear = (primaries: Primaries, measured: readonly number[][]): boolean =>
  primaries.every((color, i) => color.every((value, k) => Math.abs(value - (measured[i]?.[k] ?? 9)) < TOLERANCE));
