import type { Canvas } from './canvas.ts';
import type { GBuffer } from './raster.ts';

/** A step in depth (cm) that is an outline. */
const STEP = 1;

/** Smooths the stairs along the outlines of rasterized surfaces with a 3 × 3 tent. */
export function softenEdges(canvas: Canvas, buffer: GBuffer): void {
  const { width, height, rgb } = canvas;
  const edges: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      const near = buffer.nearness[pixel] as number;
      for (const other of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
        const step = Math.abs(near - (buffer.nearness[other] as number));
        // Both empty gives NaN, which is no edge.
        if (step > STEP || (canvas.region[pixel] as number) !== (canvas.region[other] as number)) {
          if (Number.isNaN(step)) continue;
          edges.push(pixel);
          break;
        }
      }
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
