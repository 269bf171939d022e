import { createPerson } from './person.ts';
import type { PhotoOptions, Placement, PortraitOptions } from './photo.ts';

const PLACEMENT: Placement = { x: 0.5, y: 0.43, faceWidth: 0.46 };

export function withDefaults(options: PortraitOptions): PhotoOptions {
  const seed = options.seed ?? options.person?.seed ?? 'portrait';
  const people = options.people ?? (options.person ? [options.person] : options.scene ? [] : [createPerson({ seed })]);
  return {
    scene: 'landscape',
    width: 1000,
    height: 1300,
    eyesOpen: 1,
    gaze: [0, 0],
    background: 'studio',
    wall: [72, 0, 4],
    neckline: 'crew',
    cloth: [52, -2, -8],
    blur: 0,
    noise: 0.15,
    monochrome: false,
    format: 'jpeg',
    quality: 92,
    orientation: 1,
    profile: 'srgb',
    personalExif: false,
    ...options,
    seed,
    people,
    placements: options.placements ?? sideBySide(people.length, { ...PLACEMENT, ...options.placement }),
    pose: { yaw: 0, pitch: 0, roll: 0, ...options.pose },
    light: { kelvin: 6504, tint: 0, whiteBalance: 0.7, exposure: 0, side: -0.6, contrast: 0.4, ...options.light },
  };
}

function sideBySide(count: number, one: Placement): readonly Placement[] {
  if (count <= 1) return [one];
  return Array.from({ length: count }, (_, i) => ({
    x: (i + 0.5) / count,
    y: one.y + (i % 2) * 0.03,
    faceWidth: (one.faceWidth * 1.25) / count,
  }));
}
