import type { Operator } from '@trueseason/vision/tflite';
import { type Activations, permute4 } from './activations.ts';
import type { OnnxGraph } from './onnx-writer.ts';

const SAME = 0;

/** TFLite's SAME padding in one dimension: [before, after]. */
function padding(mode: number, size: number, kernel: number, stride: number): [number, number] {
  if (mode !== SAME) return [0, 0];
  const total = Math.max(0, (Math.ceil(size / stride) - 1) * stride + kernel - size);
  return [total >> 1, total - (total >> 1)];
}

function pads(mode: number, shape: readonly number[], kernel: readonly number[], strides: readonly number[]): number[] {
  const [top, bottom] = padding(mode, shape[1] ?? 1, kernel[0] ?? 1, strides[0] ?? 1);
  const [left, right] = padding(mode, shape[2] ?? 1, kernel[1] ?? 1, strides[1] ?? 1);
  return [top, left, bottom, right];
}

/** The activation that TFLite fuses into an operator. */
export function fused(graph: OnnxGraph, kind: number, name: string): string {
  if (kind === 0) return name;
  if (kind === 1) return graph.node('Relu', [name]);
  if (kind === 3) return graph.node('Clip', [name, graph.floats([0], []), graph.floats([6], [])]);
  throw new Error(`fused activation ${kind} is not supported`);
}

export function convolution(graph: OnnxGraph, tensors: Activations, operator: Operator): void {
  const [input = 0, weights = 0, bias = 0] = operator.inputs;
  const [output = 0] = operator.outputs;
  const depthwise = operator.kind === 'DEPTHWISE_CONV_2D';
  const options = operator.options;
  const strides = [options?.int32(2, 1) ?? 1, options?.int32(1, 1) ?? 1];
  const shape = tensors.shape(weights);
  const kernel = [shape[1] ?? 1, shape[2] ?? 1];
  // Convolution weights are [out, h, w, in]; depthwise ones [1, h, w, out]. ONNX wants [out, in / group, h, w].
  const perm = depthwise ? [3, 0, 1, 2] : [0, 3, 1, 2];
  const w = graph.floats(
    permute4(tensors.constant(weights), shape, perm),
    perm.map((axis) => shape[axis] ?? 1),
  );
  const b = tensors.constant(bias);
  const convolved = graph.node('Conv', [tensors.get(input, 'nchw'), w, graph.floats(b, [b.length])], {
    kernel_shape: kernel,
    strides,
    pads: pads(options?.int8(0) ?? 0, tensors.shape(input), kernel, strides),
    group: depthwise ? (tensors.shape(input)[3] ?? 1) : 1,
  });
  tensors.set(output, 'nchw', fused(graph, options?.int8(depthwise ? 4 : 3) ?? 0, convolved));
}

export function transposedConvolution(graph: OnnxGraph, tensors: Activations, operator: Operator): void {
  const [, weights = 0, input = 0, bias = 0] = operator.inputs;
  const [output = 0] = operator.outputs;
  const shape = tensors.shape(weights);
  const strides = [operator.options?.int32(2, 1) ?? 1, operator.options?.int32(1, 1) ?? 1];
  const kernel = [shape[1] ?? 1, shape[2] ?? 1];
  if (kernel[0] !== strides[0] || kernel[1] !== strides[1]) throw new Error('overlapping transposed convolution');
  const w = graph.floats(
    permute4(tensors.constant(weights), shape, [3, 0, 1, 2]),
    [3, 0, 1, 2].map((axis) => shape[axis] ?? 1),
  );
  const b = tensors.constant(bias);
  const inputs = [tensors.get(input, 'nchw'), w, graph.floats(b, [b.length])];
  const convolved = graph.node('ConvTranspose', inputs, { kernel_shape: kernel, strides });
  tensors.set(output, 'nchw', fused(graph, operator.options?.int8(3) ?? 0, convolved));
}

export function maxPool(graph: OnnxGraph, tensors: Activations, operator: Operator): void {
  const [input = 0] = operator.inputs;
  const [output = 0] = operator.outputs;
  const o = operator.options;
  const strides = [o?.int32(2, 1) ?? 1, o?.int32(1, 1) ?? 1];
  const kernel = [o?.int32(4, 1) ?? 1, o?.int32(3, 1) ?? 1];
  const pool = graph.node('MaxPool', [tensors.get(input, 'nchw')], {
    kernel_shape: kernel,
    strides,
    pads: pads(o?.int8(0) ?? 0, tensors.shape(input), kernel, strides),
  });
  tensors.set(output, 'nchw', fused(graph, o?.int8(5) ?? 0, pool));
}
