import type { Operator } from '@trueseason/vision/tflite';
import { LEFT_EYE_LANDMARKS, LIPS_LANDMARKS, RIGHT_EYE_LANDMARKS } from '../../src/engine/find/mesh-topology.ts';
import type { Activations } from './activations.ts';
import type { OnnxGraph } from './onnx-writer.ts';

/**
 * The attention mesh crops lips and eyes from its feature map with three custom operators. Implemented from their
 * documentation: a square crop around a set of landmarks, rotated so that two of them are level, and the inverse.
 */
const REGIONS = [
  { landmarks: LIPS_LANDMARKS, level: [61, 291] },
  { landmarks: LEFT_EYE_LANDMARKS, level: [33, 133] },
  { landmarks: RIGHT_EYE_LANDMARKS, level: [362, 263] },
] as const;
const MARGIN = 1.5;
const CROP = 16;

/** A 1 x 4 x 4 matrix from crop pixels to feature-map pixels. `order`: 0 lips, 1 and 2 the eyes. */
export function cropMatrix(graph: OnnxGraph, tensors: Activations, operator: Operator, order: number): void {
  const region = REGIONS[order];
  if (!region) throw new Error('the mesh has more regions than expected');
  const xy = (indices: readonly number[]): [string, string] => {
    const points = graph.node('Gather', [tensors.get(operator.inputs[0] ?? 0, 'nhwc'), graph.ints(indices)], {
      axis: 1,
    });
    const pick = (axis: number) => graph.node('Gather', [points, graph.ints([axis])], { axis: 2 });
    return [pick(0), pick(1)];
  };
  const op = (kind: string, ...inputs: string[]) => graph.node(kind, inputs);
  const number = (value: number) => graph.floats([value], [1, 1, 1]);

  const [leftX, leftY] = xy([region.level[0]]);
  const [rightX, rightY] = xy([region.level[1]]);
  const dx = op('Sub', rightX, leftX);
  const dy = op('Sub', rightY, leftY);
  const length = op('Sqrt', op('Add', op('Mul', dx, dx), op('Mul', dy, dy)));
  const cos = op('Div', dx, length);
  const sin = op('Div', dy, length);

  const [x, y] = xy(region.landmarks);
  const along = op('Add', op('Mul', x, cos), op('Mul', y, sin));
  const across = op('Sub', op('Mul', y, cos), op('Mul', x, sin));
  const extent = (values: string): [string, string] => {
    const maximum = graph.node('ReduceMax', [values], { axes: [1], keepdims: 1 });
    const minimum = graph.node('ReduceMin', [values], { axes: [1], keepdims: 1 });
    return [
      op('Mul', op('Add', maximum, minimum), number(0.5)),
      op('Mul', op('Sub', maximum, minimum), number(MARGIN / CROP)),
    ];
  };
  const [middleAlong, scaleX] = extent(along);
  const [middleAcross, scaleY] = extent(across);
  const centerX = op('Sub', op('Mul', middleAlong, cos), op('Mul', middleAcross, sin));
  const centerY = op('Add', op('Mul', middleAlong, sin), op('Mul', middleAcross, cos));

  const m00 = op('Mul', cos, scaleX);
  const m01 = op('Neg', op('Mul', sin, scaleY));
  const m10 = op('Mul', sin, scaleX);
  const m11 = op('Mul', cos, scaleY);
  const half = number(CROP / 2);
  const m03 = op('Sub', centerX, op('Mul', op('Add', m00, m01), half));
  const m13 = op('Sub', centerY, op('Mul', op('Add', m10, m11), half));
  const zero = number(0);
  const row = (...cells: string[]) => graph.node('Concat', cells, { axis: 2 });
  const rest = graph.floats([0, 0, 1, 0, 0, 0, 0, 1], [1, 2, 4]);
  const matrix = graph.node('Concat', [row(m00, m01, zero, m03), row(m10, m11, zero, m13), rest], { axis: 1 });
  tensors.set(operator.outputs[0] ?? 0, 'nhwc', matrix);
}

/** Samples the crop from the feature map, pixel centers at halves. */
export function cropFeatures(graph: OnnxGraph, tensors: Activations, operator: Operator): void {
  const [features = 0, matrix = 0] = operator.inputs;
  const [, height = 1, width = 1] = tensors.shape(features);
  const pixels = Float32Array.from({ length: CROP * CROP * 4 }, (_, i) => {
    const cell = i >> 2;
    return [(cell % CROP) + 0.5, Math.floor(cell / CROP) + 0.5, 0, 1][i & 3] ?? 0;
  });
  const transposed = graph.node('Transpose', [tensors.get(matrix, 'nhwc')], { perm: [0, 2, 1] });
  const at = graph.node('MatMul', [graph.floats(pixels, [1, CROP * CROP, 4]), transposed]);
  const xy = graph.node('Gather', [at, graph.ints([0, 1])], { axis: 2 });
  // GridSample coordinates run from -1 at the first pixel's center to 1 at the last one's.
  const scaled = graph.node('Mul', [xy, graph.floats([2 / (width - 1), 2 / (height - 1)], [1, 1, 2])]);
  const shift = [1 / (width - 1) + 1, 1 / (height - 1) + 1];
  const shifted = graph.node('Sub', [scaled, graph.floats(shift, [1, 1, 2])]);
  const grid = graph.node('Reshape', [shifted, graph.ints([1, CROP, CROP, 2])]);
  const sampled = graph.node('GridSample', [tensors.get(features, 'nchw'), grid], {
    mode: 'bilinear',
    padding_mode: 'zeros',
    align_corners: 1,
  });
  tensors.set(operator.outputs[0] ?? 0, 'nchw', sampled);
}

/** Maps landmarks of a crop back to the feature map. */
export function restoreLandmarks(graph: OnnxGraph, tensors: Activations, operator: Operator): void {
  const [landmarks = 0, matrix = 0] = operator.inputs;
  const part = (columns: readonly number[]) => {
    const rows = graph.node('Gather', [tensors.get(matrix, 'nhwc'), graph.ints([0, 1])], { axis: 1 });
    return graph.node('Gather', [rows, graph.ints(columns)], { axis: 2 });
  };
  const turn = graph.node('Transpose', [part([0, 1])], { perm: [0, 2, 1] });
  const shift = graph.node('Transpose', [part([3])], { perm: [0, 2, 1] });
  const turned = graph.node('MatMul', [tensors.get(landmarks, 'nhwc'), turn]);
  tensors.set(operator.outputs[0] ?? 0, 'nhwc', graph.node('Add', [turned, shift]));
}
