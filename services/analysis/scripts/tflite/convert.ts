import { intsOf, type Operator, readTfliteModel, type TfliteModel } from '@trueseason/vision/tflite';
import { Activations } from './activations.ts';
import { cropFeatures, cropMatrix, restoreLandmarks } from './attention-ops.ts';
import { convolution, fused, maxPool, transposedConvolution } from './convolutions.ts';
import { OnnxGraph } from './onnx-writer.ts';

/**
 * Converts a TFLite graph (float32 or float16 weights) to ONNX. The input `input` and the outputs, in TFLite order,
 * keep channels-last shapes.
 */
export function convertTflite(bytes: Uint8Array, outputNames: readonly string[]): Uint8Array {
  const model = readTfliteModel(bytes);
  const graph = new OnnxGraph();
  const tensors = new Activations(graph, model);
  const [input = 0] = model.inputs;
  graph.input('input', tensors.shape(input));
  tensors.set(input, 'nhwc', 'input');

  let regions = 0;
  for (const operator of model.operators) {
    if (operator.kind === 'Landmarks2TransformMatrix') cropMatrix(graph, tensors, operator, regions++);
    else convertOperator(graph, tensors, model, operator);
  }
  for (const [i, output] of model.outputs.entries()) {
    const name = outputNames[i];
    if (!name) throw new Error(`output ${i} has no name`);
    graph.node('Identity', [tensors.get(output, 'nhwc')], {}, name);
    graph.output(name, tensors.shape(output));
  }
  return graph.finish();
}

interface Step {
  readonly graph: OnnxGraph;
  readonly tensors: Activations;
  readonly operator: Operator;
  readonly input: number;
  readonly output: number;
  /** The integers of a constant input. */
  ints(position: number): number[];
}

const CONVERTERS: Readonly<Record<string, (step: Step) => void>> = {
  CONV_2D: ({ graph, tensors, operator }) => convolution(graph, tensors, operator),
  DEPTHWISE_CONV_2D: ({ graph, tensors, operator }) => convolution(graph, tensors, operator),
  TRANSPOSE_CONV: ({ graph, tensors, operator }) => transposedConvolution(graph, tensors, operator),
  MAX_POOL_2D: ({ graph, tensors, operator }) => maxPool(graph, tensors, operator),
  ADD: ({ graph, tensors, operator }) => elementwise(graph, tensors, operator),
  MUL: ({ graph, tensors, operator }) => elementwise(graph, tensors, operator),
  RESIZE_BILINEAR: ({ graph, tensors, operator }) => resize(graph, tensors, operator),
  RESIZE_NEAREST_NEIGHBOR: ({ graph, tensors, operator }) => resize(graph, tensors, operator),
  TransformTensorBilinear: ({ graph, tensors, operator }) => cropFeatures(graph, tensors, operator),
  TransformLandmarks: ({ graph, tensors, operator }) => restoreLandmarks(graph, tensors, operator),
  DEQUANTIZE: ({ tensors, input, output }) => tensors.setConstant(output, tensors.constant(input)),
  RELU: ({ graph, tensors, input, output }) => {
    tensors.set(output, 'nchw', graph.node('Relu', [tensors.get(input, 'nchw')]));
  },
  PRELU: ({ graph, tensors, operator, input, output }) => {
    const slope = tensors.constant(operator.inputs[1] ?? 0);
    const alpha = graph.floats(slope, [slope.length, 1, 1]);
    tensors.set(output, 'nchw', graph.node('PRelu', [tensors.get(input, 'nchw'), alpha]));
  },
  PAD: ({ graph, tensors, input, output, ints }) => {
    const p = ints(1);
    const planar = [0, 3, 1, 2];
    const pads = [...planar.map((axis) => p[axis * 2] ?? 0), ...planar.map((axis) => p[axis * 2 + 1] ?? 0)];
    tensors.set(output, 'nchw', graph.node('Pad', [tensors.get(input, 'nchw'), graph.ints(pads)]));
  },
  RESHAPE: ({ graph, tensors, input, output }) => {
    const shape = graph.ints(tensors.shape(output));
    tensors.set(output, 'nhwc', graph.node('Reshape', [tensors.get(input, 'nhwc'), shape]));
  },
  TRANSPOSE: ({ graph, tensors, input, output, ints }) => {
    tensors.set(output, 'nhwc', graph.node('Transpose', [tensors.get(input, 'nhwc')], { perm: ints(1) }));
  },
  SOFTMAX: ({ graph, tensors, input, output }) => {
    tensors.set(output, 'nhwc', graph.node('Softmax', [tensors.get(input, 'nhwc')], { axis: -1 }));
  },
  SUM: ({ graph, tensors, input, output, ints }) => {
    const inputs = [tensors.get(input, 'nhwc'), graph.ints(ints(1))];
    tensors.set(output, 'nhwc', graph.node('ReduceSum', inputs, { keepdims: 1 }));
  },
  STRIDED_SLICE: ({ tensors, input, output }) => {
    const whole = `${tensors.shape(input)}` === `${tensors.shape(output)}`;
    if (!whole) throw new Error('a slice that cuts is not supported');
    tensors.set(output, 'nhwc', tensors.get(input, 'nhwc'));
  },
};

function convertOperator(graph: OnnxGraph, tensors: Activations, model: TfliteModel, operator: Operator): void {
  const convert = CONVERTERS[operator.kind];
  if (!convert) throw new Error(`${operator.kind} is not supported`);
  convert({
    graph,
    tensors,
    operator,
    input: operator.inputs[0] ?? 0,
    output: operator.outputs[0] ?? 0,
    ints: (position) => {
      const tensor = model.tensors[operator.inputs[position] ?? -1];
      if (!tensor) throw new Error(`${operator.kind} lacks input ${position}`);
      return intsOf(tensor);
    },
  });
}

function elementwise(graph: OnnxGraph, tensors: Activations, operator: Operator): void {
  const [a = 0, b = 0] = operator.inputs;
  const [output = 0] = operator.outputs;
  const live = operator.inputs.filter((index) => !tensors.isConstant(index));
  const planar = live.every((i) => tensors.shape(i).length === 4) && live.some((i) => tensors.has(i, 'nchw'));
  const layout = planar ? 'nchw' : 'nhwc';
  const name = (index: number): string => {
    if (!tensors.isConstant(index)) return tensors.get(index, layout);
    const data = tensors.constant(index);
    const shape = tensors.shape(index);
    if (data.length !== (shape.at(-1) ?? 1) && planar) throw new Error('only per-channel constants are supported');
    return graph.floats(data, planar ? [data.length, 1, 1] : shape);
  };
  const result = graph.node(operator.kind === 'ADD' ? 'Add' : 'Mul', [name(a), name(b)]);
  tensors.set(output, layout, fused(graph, operator.options?.int8(0) ?? 0, result));
}

function resize(graph: OnnxGraph, tensors: Activations, operator: Operator): void {
  const [input = 0] = operator.inputs;
  const [output = 0] = operator.outputs;
  const [, height = 1, width = 1, channels = 1] = tensors.shape(output);
  const nearest = operator.kind === 'RESIZE_NEAREST_NEIGHBOR';
  const alignCorners = operator.options?.int8(nearest ? 0 : 2) === 1;
  const halfPixel = operator.options?.int8(nearest ? 1 : 3) === 1;
  if (nearest && alignCorners) throw new Error('corner-aligned nearest resize is not supported');
  // For integer factors, nearest with half pixels and floor reads the same pixels as plain floor.
  const mode = nearest || !halfPixel ? 'asymmetric' : 'half_pixel';
  const resized = graph.node('Resize', [tensors.get(input, 'nchw'), '', '', graph.ints([1, channels, height, width])], {
    mode: nearest ? 'nearest' : 'linear',
    coordinate_transformation_mode: alignCorners ? 'align_corners' : mode,
    ...(nearest ? { nearest_mode: 'floor' } : {}),
  });
  tensors.set(output, 'nchw', resized);
}
