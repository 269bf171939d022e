import type { Mesh } from './mesh.ts';
import { put, type Vec3 } from './numeric.ts';

/** A pinhole in front of the face, looking along -z. */
export interface Camera {
  readonly width: number;
  readonly height: number;
  /** Where the point between the eyes falls, in pixels. */
  readonly centerX: number;
  readonly centerY: number;
  /** Distance from the eyes in cm: a phone at arm's length. */
  readonly distance: number;
  /** Pixels per cm at the depth of the eyes. */
  readonly pixelsPerCm: number;
}

/** Pixel x, y and the nearness that grows towards the camera. */
export function project(camera: Camera, [x, y, z]: Vec3): Vec3 {
  const k = (camera.pixelsPerCm * camera.distance) / (camera.distance - z);
  return [camera.centerX + x * k, camera.centerY - y * k, z];
}

/** The rotation of the head about the top of the neck, in degrees. */
export interface Pose {
  /** Positive turns the face to the picture's right. */
  readonly yaw: number;
  /** Positive looks up. */
  readonly pitch: number;
  /** Positive leans the crown to the picture's right. */
  readonly roll: number;
}

export type Transform = (p: Vec3) => Vec3;

const PIVOT: Vec3 = [0, -7, -8];

/** Turns the head about its pivot; the point between the eyes stays where it was, and the body follows it. */
export function headTransform({ yaw, pitch, roll }: Pose): { head: Transform; body: Transform; rotate: Transform } {
  const [sy, cy] = sinCos(yaw);
  const [sp, cp] = sinCos(-pitch);
  const [sr, cr] = sinCos(roll);
  const rotate: Transform = ([x, y, z]) => {
    const y1 = y * cp - z * sp;
    const z1 = y * sp + z * cp;
    const x2 = x * cy + z1 * sy;
    const z2 = -x * sy + z1 * cy;
    return [x2 * cr + y1 * sr, -x2 * sr + y1 * cr, z2];
  };
  const turn: Transform = ([x, y, z]) => {
    const [a, b, c] = rotate([x - PIVOT[0], y - PIVOT[1], z - PIVOT[2]]);
    return [a + PIVOT[0], b + PIVOT[1], c + PIVOT[2]];
  };
  const [ox, oy, oz] = turn([0, 0, 0]);
  return {
    rotate,
    head: (p) => {
      const [x, y, z] = turn(p);
      return [x - ox, y - oy, z - oz];
    },
    body: ([x, y, z]) => [x - ox, y - oy, z - oz],
  };
}

const sinCos = (degrees: number): readonly [number, number] => [
  Math.sin((degrees * Math.PI) / 180),
  Math.cos((degrees * Math.PI) / 180),
];

export function poseMesh({ rest, posed }: Mesh, transform: Transform): void {
  for (let i = 0; i < rest.length; i += 3)
    put(posed, transform([rest[i] as number, rest[i + 1] as number, rest[i + 2] as number]), i);
}
