import { floatsOf, type TfliteModel } from '@trueseason/vision/tflite';
import type { OnnxGraph } from './onnx-writer.ts';

type Layout = 'nhwc' | 'nchw';

/**
 * Maps TFLite tensors to ONNX names. TFLite is channels-last, ONNX Runtime channels-first: a 4-D activation may exist
 * in both layouts, and transposes are added on demand.
 */
export class Activations {
  readonly #graph: OnnxGraph;
  readonly #model: TfliteModel;
  readonly #names = new Map<number, Partial<Record<Layout, string>>>();
  /** Constants converted to floats by a DEQUANTIZE, by tensor index. */
  readonly #floats = new Map<number, Float32Array>();

  constructor(graph: OnnxGraph, model: TfliteModel) {
    this.#graph = graph;
    this.#model = model;
  }

  shape(index: number): readonly number[] {
    return this.#model.tensors[index]?.shape ?? [];
  }

  isConstant(index: number): boolean {
    return this.#floats.has(index) || (this.#model.tensors[index]?.data.length ?? 0) > 0;
  }

  constant(index: number): Float32Array {
    const storedName = this.#floats.get(index);
    if (storedName) return storedName;
    const tensor = this.#model.tensors[index];
    if (!tensor) throw new Error(`no tensor ${index}`);
    return floatsOf(tensor);
  }

  setConstant(index: number, data: Float32Array): void {
    this.#floats.set(index, data);
  }

  set(index: number, layout: Layout, name: string): void {
    this.#names.set(index, { [layout]: name });
  }

  has(index: number, layout: Layout): boolean {
    return this.#names.get(index)?.[layout] !== undefined;
  }

  /** The activation in a layout; tensors that are not 4-D have only one. */
  get(index: number, layout: Layout): string {
    const names = this.#names.get(index);
    if (!names) throw new Error(`tensor ${index} is used before it is made`);
    const layoutName = names[layout];
    if (layoutName) return layoutName;
    const other = names[layout === 'nchw' ? 'nhwc' : 'nchw'] as string;
    if (this.shape(index).length !== 4) return other;
    const perm = layout === 'nchw' ? [0, 3, 1, 2] : [0, 2, 3, 1];
    const transposed = this.#graph.node('Transpose', [other], { perm });
    names[layout] = transposed;
    return transposed;
  }
}

/** Reorders a 4-D constant, e.g. `[0, 3, 1, 2]` for channels-last to channels-first. */
export function permute4(data: Float32Array, shape: readonly number[], perm: readonly number[]): Float32Array {
  const stride = [0, 1, 2, 3].map((axis) => shape.slice(axis + 1).reduce((a, b) => a * b, 1));
  const to = perm.map((axis) => shape[axis] ?? 1);
  const by = perm.map((axis) => stride[axis] ?? 1);
  const out = new Float32Array(data.length);
  let at = 0;
  for (let a = 0; a < (to[0] ?? 1); a++)
    for (let b = 0; b < (to[1] ?? 1); b++)
      for (let c = 0; c < (to[2] ?? 1); c++)
        for (let d = 0; d < (to[3] ?? 1); d++) {
          out[at++] = data[a * (by[0] ?? 0) + b * (by[1] ?? 0) + c * (by[2] ?? 0) + d * (by[3] ?? 0)] ?? 0;
        }
  return out;
}
