import type { Canvas } from './canvas.ts';
import type { GBuffer } from './raster.ts';

/** A step in depth (cm) that is an outline. */
const STEP = 1;

/** Smooths the stairs along the outlines of rasterized surfaces with a 3 × 3 tent. */
export function softenEdges(canvas: Canvas, buffer: GBuffer): void {
  const { width, height, rgb } = canvas;
  const { nearness } = buffer;
  // Both empty gives NaN, which is no edge.
  const differ = (pixel: number, other: number): boolean => {
    const step = Math.abs((nearness[pixel] as number) - (nearness[other] as number));
    return step > STEP || (canvas.region[pixel] !== canvas.region[other] && !Number.isNaN(step));
  };
  const edges: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      const isEdge =
        differ(pixel, pixel - 1) ||
        differ(pixel, pixel + 1) ||
        differ(pixel, pixel - width) ||
        differ(pixel, pixel + width);
      if (isEdge) edges.push(pixel);
    }
  }
  const smoothed = new Float32Array(edges.length * 3);
  edges.forEach((pixel, i) => {
    for (let c = 0; c < 3; c++) {
      const v = (offset: number): number => rgb[(pixel + offset) * 3 + c] as number;
      smoothed[i * 3 + c] =
        (4 * v(0) +
          2 * (v(-1) + v(1) + v(-width) + v(width)) +
          v(-width - 1) +
          v(-width + 1) +
          v(width - 1) +
          v(width + 1)) /
        16;
    }
  });
  edges.forEach((pixel, i) => {
    rgb.set(smoothed.subarray(i * 3, i * 3 + 3), pixel * 3);
  });
}
