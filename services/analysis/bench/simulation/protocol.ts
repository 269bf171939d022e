import { type Light, lightMap } from '@trueseason/painted-portraits';
import { EXPOSURES } from './exposures.ts';
import { type Cut, developFrame, type Frame, WHOLE } from './frame.ts';
import { drawLight, mapFrame } from './light.ts';
import type { Parts } from './parts.ts';
import { type Random, randomFor } from './random.ts';
import { deepenSkin } from './skin-depth.ts';
import { toneFrame } from './tone.ts';

/** A simulated photo of a person, and how to make it. */
export interface Variant {
  readonly name: string;
  /** Index of the person's portrait. */
  readonly of: number;
  make(frame: Frame, parts: Parts): Promise<Buffer>;
}

/** Steps of skin depth in L*. */
export const DEPTH_STEPS = [8, 0, -9, -18, -27] as const;

const copyOf = (frame: Frame): Frame => ({ ...frame, linear: frame.linear.slice() });

const drawCut = (random: Random, worst: number, smallest = 0.85): Cut => ({
  zoom: random.between(0.8, 1),
  x: random.between(0.2, 0.8),
  y: random.between(0, 0.6),
  scale: random.between(smallest, 1.1),
  quality: Math.round(random.between(worst, 95)),
});

/** Other light and app edits: contrast and saturation up to 10 % off. */
function relit(frame: Frame, random: Random): Promise<Buffer> {
  const photo = copyOf(frame);
  mapFrame(photo.linear, lightMap(drawLight(random)));
  edit(photo, random, 0.1);
  return developFrame(photo, drawCut(random, 70));
}

/** Half as wide again, to test the gates near their limits. */
function relitWider(frame: Frame, random: Random): Promise<Buffer> {
  const photo = copyOf(frame);
  const light: Light = {
    kelvin: random.between(2700, 9000),
    whiteBalance: random.between(0.5, 0.95),
    tint: random.between(-0.045, 0.045),
    exposure: random.between(-1, 0.9),
  };
  mapFrame(photo.linear, lightMap(light));
  edit(photo, random, 0.15);
  return developFrame(photo, drawCut(random, 60, 0.7));
}

/** Contrast and saturation up to `most` off; half of the photos with a highlight shoulder. */
const edit = (photo: Frame, random: Random, most: number): void =>
  toneFrame(photo.linear, {
    contrast: random.between(1 - most, 1 + most),
    saturation: random.between(1 - most, 1 + most),
    shoulder: random.chance(0.5),
  });

function deepened(frame: Frame, parts: Parts, steps: number): Promise<Buffer> {
  const photo = copyOf(frame);
  deepenSkin(photo, parts, steps);
  return developFrame(photo, WHOLE);
}

export const SECTIONS = ['pairs', 'relighting', 'wider', 'depths', 'exposure'] as const;
export type Section = (typeof SECTIONS)[number];

/** Longest side in pixels: a face fills a third, as in a forwarded selfie; it is smaller in the pictures of pairs. */
export const sideOf = (section: Section): number => (section === 'pairs' ? 1400 : 840);

/** Two disjoint sets of three. */
const NAMES = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'] as const;

/** The photos of a section, seeded by name: `a1` … and `b1` …, or steps. */
export function variantsOf(section: Section, person: string): Variant[] {
  if (section === 'depths') {
    return DEPTH_STEPS.map((steps) => ({
      name: `${steps}`,
      of: 0,
      make: (frame, parts) => deepened(frame, parts, steps),
    }));
  }
  if (section === 'exposure') {
    return Object.entries(EXPOSURES).map(([name, make]) => ({ name, of: 0, make }));
  }
  const drawn = (name: string) => randomFor(`${person} ${section} ${name}`);
  if (section === 'pairs') {
    return NAMES.map((name) => ({
      name,
      of: name.startsWith('a') ? 0 : 1,
      make: (frame) => (name.endsWith('1') ? developFrame(frame, WHOLE) : relit(frame, drawn(name))),
    }));
  }
  const change = section === 'relighting' ? relit : relitWider;
  return NAMES.map((name) => ({ name, of: 0, make: (frame) => change(frame, drawn(name)) }));
}
