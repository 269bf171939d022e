import type { Rgb } from '@trueseason/color';
import type { Canvas } from './canvas.ts';
import { clamp, mix, smoothstep } from './numeric.ts';
import { createRandom, fractalNoise, noise } from './random.ts';

export type Background = 'studio' | 'room';
export type EmptyScene = 'landscape' | 'objects';

/** Pixels between computed points of a soft background. */
const CELL = 6;

function fill(canvas: Canvas, color: (u: number, v: number) => Rgb): void {
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++)
      canvas.rgb.set(color(x / canvas.width, y / canvas.width), (y * canvas.width + x) * 3);
  }
}

const scaled = ([r, g, b]: Rgb, k: number): Rgb => [r * k, g * k, b * k];
const blendRgb = (a: Rgb, b: Rgb, t: number): Rgb => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];

/** Fills with something that has no detail: computed on a coarse grid and smoothed between. */
function fillSoftly(canvas: Canvas, color: (u: number, v: number) => Rgb): void {
  const columns = Math.ceil(canvas.width / CELL) + 2;
  const rows = Math.ceil(canvas.height / CELL) + 2;
  const grid = new Float32Array(columns * rows * 3);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++)
      grid.set(color((x * CELL) / canvas.width, (y * CELL) / canvas.width), (y * columns + x) * 3);
  }
  for (let y = 0, o = 0; y < canvas.height; y++) {
    const row = Math.floor(y / CELL);
    const fy = y / CELL - row;
    for (let x = 0; x < canvas.width; x++) {
      const column = Math.floor(x / CELL);
      const fx = x / CELL - column;
      for (let c = 0; c < 3; c++, o++) {
        const a = (row * columns + column) * 3 + c;
        const b = a + columns * 3;
        const top = mix(grid[a] as number, grid[a + 3] as number, fx);
        canvas.rgb[o] = mix(top, mix(grid[b] as number, grid[b + 3] as number, fx), fy);
      }
    }
  }
}

/** A painted backdrop, or a room far out of focus, behind people. */
export function paintBackground(canvas: Canvas, kind: Background, wall: Rgb, side: number, seed: string): void {
  const random = createRandom('background', seed);
  const blobs = Array.from({ length: kind === 'room' ? 9 : 0 }, () => ({
    u: random.next(),
    v: random.range(0, 1.2),
    w: random.range(0.06, 0.22),
    h: random.range(0.1, 0.4),
    color: scaled([1, random.range(0.82, 1.02), random.range(0.65, 1)], random.range(0.08, 0.95)),
    strength: random.range(0.25, 0.7),
  }));
  fillSoftly(canvas, (u, v) => {
    const glow = Math.exp(-((u - 0.5 - 0.25 * side) ** 2 + (v - 0.45) ** 2) * 2.2);
    let c = scaled(wall, 0.62 + 0.45 * glow + 0.03 * fractalNoise(u * 3, v * 3));
    for (const blob of blobs) {
      const inside =
        smoothstep(blob.w * 1.5, blob.w * 0.5, Math.abs(u - blob.u)) *
        smoothstep(blob.h * 1.5, blob.h * 0.6, Math.abs(v - blob.v));
      c = blendRgb(c, blob.color, inside * blob.strength);
    }
    return c;
  });
}

/** A picture without anybody in it. */
export function paintEmptyScene(canvas: Canvas, kind: EmptyScene, seed: string): void {
  const random = createRandom('scene', seed);
  const shift = random.range(0, 90);
  if (kind === 'landscape') {
    const ridge = (u: number, layer: number): number =>
      0.55 + 0.13 * layer + 0.16 * fractalNoise(u * (2 + layer) + shift, layer * 9) * (1 - layer * 0.2);
    fill(canvas, (u, v) => {
      const haze = clamp(v / 0.7);
      let c: Rgb = [mix(0.16, 0.75, haze), mix(0.32, 0.78, haze), mix(0.62, 0.8, haze)];
      const cloud = smoothstep(0.1, 0.6, fractalNoise(u * 3 + shift, v * 7)) * smoothstep(0.6, 0.2, v);
      c = blendRgb(c, [0.9, 0.9, 0.92], cloud * 0.8);
      for (let layer = 0; layer < 4; layer++) {
        const depth = v - ridge(u, layer);
        if (depth < 0) continue;
        const leaf = 1 + 0.35 * noise(u * 160, v * 160) + 0.3 * fractalNoise(u * 22, v * 22);
        c = blendRgb([0.3, 0.42, 0.5], scaled([0.1, 0.19, 0.05], leaf), 0.25 + 0.25 * layer);
      }
      return c;
    });
    return;
  }
  const balls = Array.from({ length: 6 }, (_, i) => ({
    u: 0.16 + 0.14 * i + random.range(-0.03, 0.03),
    r: random.range(0.07, 0.12),
    color: [random.range(0.2, 0.8), random.range(0.05, 0.5), random.range(0.03, 0.3)] as Rgb,
  }));
  fill(canvas, (u, v) => {
    const grain = 1 + 0.2 * noise(u * 4 + shift, v * 90) + 0.08 * noise(u * 12, v * 260);
    let c: Rgb = v < 0.75 ? [0.55, 0.52, 0.47] : scaled([0.3, 0.17, 0.09], grain);
    for (const ball of balls) {
      const cy = 0.82 - ball.r * 0.6;
      const shadow = Math.exp(
        -(((u - ball.u - 0.04) / (ball.r * 1.2)) ** 2) - ((v - cy - ball.r) / (ball.r * 0.3)) ** 2,
      );
      c = scaled(c, 1 - 0.5 * shadow * (v > 0.75 ? 1 : 0));
      const x = (u - ball.u) / ball.r;
      const y = (v - cy) / ball.r;
      const z2 = 1 - x * x - y * y;
      if (z2 <= 0) continue;
      const facing = clamp(-0.45 * x - 0.6 * y + 0.65 * Math.sqrt(z2));
      c = scaled(ball.color, 0.2 + 0.85 * facing);
      const gloss = clamp(-0.3 * x - 0.4 * y + 0.86 * Math.sqrt(z2)) ** 60 * 0.4;
      c = [c[0] + gloss, c[1] + gloss, c[2] + gloss];
    }
    return c;
  });
}
