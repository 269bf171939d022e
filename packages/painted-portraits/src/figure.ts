import type { Rgb } from '@trueseason/color';
import { bodyMesh } from './body.ts';
import { type Camera, headTransform, type Pose, poseMesh, type Transform } from './camera.ts';
import { earMesh } from './ear.ts';
import { type FaceLines, faceLines } from './face-lines.ts';
import type { FaceShape } from './face-shape.ts';
import { faceRelief, headMesh } from './head.ts';
import type { LightRig } from './lighting.ts';
import { computeNormals, type Mesh } from './mesh.ts';
import { smoothstep, type Vec3 } from './numeric.ts';
import { computeOpenness } from './openness.ts';
import { createGBuffer, type GBuffer, rasterize } from './raster.ts';
import { computeShadows, shadowMap } from './shadow-map.ts';
import { buildSkull, type Skull } from './skull.ts';

/** A posed, lit and rasterized person, ready to be painted. */
export interface Figure {
  readonly camera: Camera;
  readonly rig: LightRig;
  readonly shape: FaceShape;
  readonly lines: FaceLines;
  readonly skull: Skull;
  readonly buffer: GBuffer;
  readonly headTurn: Transform;
  /** The turn of the head without its shift: for directions. */
  readonly rotate: Transform;
  /** The point of the face's front at (x, y), at rest. */
  surface(x: number, y: number): Vec3;
}

export interface FigureOptions {
  readonly shape: FaceShape;
  readonly masculine: number;
  readonly eyesOpen: number;
  readonly pose: Pose;
  readonly camera: Camera;
  readonly rig: LightRig;
  /** Hair shells and hats, built on this skull; they turn with the head. */
  readonly cover?: (skull: Skull) => readonly Mesh[];
}

export interface PersonColors {
  readonly skin: Rgb;
  readonly lips: Rgb;
  readonly hair: Rgb;
  readonly brow: Rgb;
  readonly iris: Rgb;
  readonly sclera: Rgb;
}

export function buildFigure({ shape, masculine, eyesOpen, pose, camera, rig, cover }: FigureOptions): Figure {
  const lines = faceLines(shape, eyesOpen);
  const skull = buildSkull(shape, lines);
  const turn = headTransform(pose);
  const head = headMesh(shape, lines, skull);
  const body = bodyMesh(shape, masculine);
  const ears = [earMesh(skull, -1), earMesh(skull, 1)];
  const headParts = [head, ...ears, ...(cover?.(skull) ?? [])];
  for (const mesh of headParts) poseMesh(mesh, turn.head);
  poseMesh(body, turn.body);
  const meshes = [...headParts, body];
  for (const mesh of meshes) computeNormals(mesh);
  computeOpenness(head, 5, 0.9);
  computeOpenness(head, 12, 0.35);
  for (const ear of ears) computeOpenness(ear, 4, 1.6);
  computeOpenness(body, 8, 0.15);
  darkenUnderChin(body);
  const shadows = shadowMap(meshes, rig);
  for (const mesh of meshes) computeShadows(mesh, shadows);
  const buffer = createGBuffer(camera.width, camera.height);
  for (const mesh of meshes) rasterize(buffer, camera, mesh);
  const relief = faceRelief(shape, lines);
  return {
    camera,
    rig,
    shape,
    lines,
    skull,
    buffer,
    headTurn: turn.head,
    rotate: turn.rotate,
    surface: (x, y) => [x, y, skull.frontDepth(x, y) + relief(x, y)],
  };
}

/** The jaw hides the room from the throat. */
function darkenUnderChin(body: Mesh): void {
  for (let i = 0; i < body.openness.length; i++) {
    const y = body.rest[i * 3 + 1] as number;
    body.openness[i] = (body.openness[i] as number) * (0.5 + 0.5 * smoothstep(-10.5, -16, y));
  }
}
