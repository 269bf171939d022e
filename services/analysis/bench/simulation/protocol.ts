import { drawCamera, drawLight, renderFrame } from './camera.ts';
import { drawDay, liveThrough } from './day.ts';
import { type Cut, developFrame, type Frame } from './frame.ts';
import { type Light, lightMap, mapFrame } from './light.ts';
import { drawPaper, holdPaper, whiteOf } from './paper.ts';
import type { Parts } from './parts.ts';
import { type Random, randomFor } from './random.ts';
import { deepenSkin } from './skin-depth.ts';
import { toneFrame } from './tone.ts';

/** One simulated photo of a person, and how it is made. */
export interface Variant {
  readonly name: string;
  make(frame: Frame, parts: Parts): Promise<Buffer>;
}

/** Steps of skin depth in L*. */
export const DEPTH_STEPS = [8, 0, -9, -18, -27] as const;

const WHOLE: Cut = { zoom: 1, x: 0, y: 0, scale: 1, quality: 92 };

const copyOf = (frame: Frame): Frame => ({ ...frame, linear: frame.linear.slice() });

const drawCut = (random: Random, worst: number, smallest = 0.85): Cut => ({
  zoom: random.between(0.8, 1),
  x: random.between(0.2, 0.8),
  y: random.between(0, 0.6),
  scale: random.between(smallest, 1.1),
  quality: Math.round(random.between(worst, 95)),
});

/** Other light and the edits of an app: contrast and saturation up to 10 % off. */
function relit(frame: Frame, random: Random): Promise<Buffer> {
  const photo = copyOf(frame);
  mapFrame(photo.linear, lightMap(drawLight(random)));
  edit(photo, random, 0.1);
  return developFrame(photo, drawCut(random, 70));
}

/** Half as far again, for the gates: near their limits, what chance does to a photo is seen more often. */
function relitWider(frame: Frame, random: Random): Promise<Buffer> {
  const photo = copyOf(frame);
  const light: Light = {
    kelvin: random.between(2700, 9000),
    adapted: random.between(0.5, 0.95),
    tint: random.between(-0.045, 0.045),
    ev: random.between(-1, 0.9),
  };
  mapFrame(photo.linear, lightMap(light));
  edit(photo, random, 0.15);
  return developFrame(photo, drawCut(random, 60, 0.7));
}

/** Contrast and saturation up to `most` off, half of the photos with a shoulder in the highlights. */
const edit = (photo: Frame, random: Random, most: number): void =>
  toneFrame(photo.linear, {
    contrast: random.between(1 - most, 1 + most),
    curve: 0,
    saturation: random.between(1 - most, 1 + most),
    shoulder: random.chance(0.5),
  });

/** Another phone in other light. */
const taken = (frame: Frame, random: Random): Promise<Buffer> => photographed(copyOf(frame), random);

/** The same on another day; the paper's own numbers leave those of day, light and camera as they are without it. */
function lived(frame: Frame, parts: Parts, random: Random, paper?: Random): Promise<Buffer> {
  const photo = copyOf(frame);
  const day = drawDay(random);
  liveThrough(photo, parts, day);
  if (paper) holdPaper(photo, parts, drawPaper(paper), day, whiteOf(frame, parts));
  return photographed(photo, random);
}

function photographed(photo: Frame, random: Random): Promise<Buffer> {
  mapFrame(photo.linear, lightMap({ ...drawLight(random), tint: 0 }));
  renderFrame(photo, drawCamera(random), random);
  const cut = drawCut(random, 60);
  return developFrame(photo, random.chance(0.3) ? { ...cut, again: Math.round(random.between(60, 90)) } : cut);
}

function deepened(frame: Frame, parts: Parts, steps: number): Promise<Buffer> {
  const photo = copyOf(frame);
  deepenSkin(photo, parts, steps);
  return developFrame(photo, WHOLE);
}

function exposed(frame: Frame, ev: number): Promise<Buffer> {
  const photo = copyOf(frame);
  if (ev !== 0) for (let i = 0; i < photo.linear.length; i++) photo.linear[i] = (photo.linear[i] ?? 0) * 2 ** ev;
  return developFrame(photo, WHOLE);
}

export const SECTIONS = ['relighting', 'wider', 'cameras', 'days', 'paper', 'depths', 'exposure'] as const;
export type Section = (typeof SECTIONS)[number];

/** The photos of two disjoint sets. The first of `days` has two more, to compare five with three. */
const NAMES = {
  relighting: ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'],
  wider: ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'],
  cameras: ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'],
  days: ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3'],
  paper: ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'],
} as const;

/** Stops by which the portrait itself is exposed otherwise. */
export const STOPS = [0, -0.7, 0.7] as const;

/** What the bench looks at in one section, for one name that every number is drawn from: photos `a1`, `a2` ... and `b1` ..., or steps of depth. */
export function variantsOf(section: Section, person: string): Variant[] {
  if (section === 'depths') {
    return DEPTH_STEPS.map((steps) => ({ name: `${steps}`, make: (frame, parts) => deepened(frame, parts, steps) }));
  }
  if (section === 'exposure') {
    return STOPS.map((ev) => ({ name: `${ev}`, make: (frame) => exposed(frame, ev) }));
  }
  return NAMES[section].map((name) => ({
    name,
    make: (frame, parts) => {
      if (section === 'relighting') return relit(frame, randomFor(`${person} ${section} ${name}`));
      if (section === 'wider') return relitWider(frame, randomFor(`${person} ${section} ${name}`));
      if (section === 'cameras') return taken(frame, randomFor(`${person} ${section} ${name}`));
      const paper = section === 'paper' ? randomFor(`${person} paper ${name}`) : undefined;
      return lived(frame, parts, randomFor(`${person} days ${name}`), paper);
    },
  }));
}
