import { floatsOf, intsOf, type Operator, type TfliteModel } from '@trueseason/vision/tflite';
import { type Convolution, convolve, convolveDepthwise, maxPool } from './convolutions.ts';

/** Runs a model on one input of its shape (channels last) and returns its outputs in order. */
export type Network = (input: Float32Array) => readonly Float32Array[];

/**
 * Prepares a model to run on the CPU. Supports the nine operators of small face models; a wasm runtime with all
 * operators is forty times the size of the model (decision 36).
 * @throws Error for an unknown operator or activation
 */
export function createNetwork(model: TfliteModel): Network {
  const constants = new Map<number, Float32Array>();
  const values = model.tensors.map(({ shape }) => shape.reduce((a, b) => a * b, 1));
  const buffers = new Map<number, Float32Array<ArrayBuffer>>();
  const bufferOf = (tensor = 0): Float32Array<ArrayBuffer> => {
    const existing = buffers.get(tensor);
    if (existing) return existing;
    const buffer = new Float32Array(values[tensor] ?? 0);
    buffers.set(tensor, buffer);
    return buffer;
  };
  const constantOf = (tensor = 0): Float32Array => {
    const constant = constants.get(tensor) ?? floatsOf(tensorOf(model, tensor));
    constants.set(tensor, constant);
    return constant;
  };
  const steps = model.operators.flatMap((operator) => {
    // Widens half-precision weights once.
    if (operator.kind === 'DEQUANTIZE') {
      constants.set(operator.outputs[0] ?? 0, constantOf(operator.inputs[0]));
      return [];
    }
    return [stepOf({ model, operator, bufferOf, constantOf })];
  });
  const input = bufferOf(model.inputs[0]);
  return (pixels) => {
    input.set(pixels);
    for (const step of steps) step();
    return model.outputs.map(bufferOf);
  };
}

function tensorOf(model: TfliteModel, index: number) {
  const tensor = model.tensors[index];
  if (!tensor) throw new Error(`the model has no tensor ${index}`);
  return tensor;
}

interface OperatorContext {
  readonly model: TfliteModel;
  readonly operator: Operator;
  readonly bufferOf: (tensor?: number) => Float32Array<ArrayBuffer>;
  readonly constantOf: (tensor?: number) => Float32Array;
}

function stepOf(context: OperatorContext): () => void {
  const { operator, bufferOf } = context;
  const [a, b] = operator.inputs;
  const out = bufferOf(operator.outputs[0]);
  switch (operator.kind) {
    case 'CONV_2D': {
      const convolution = convolutionOf(context, 3);
      return () => convolve(convolution);
    }
    case 'DEPTHWISE_CONV_2D': {
      const convolution = convolutionOf(context, 4);
      return () => convolveDepthwise(convolution);
    }
    case 'MAX_POOL_2D': {
      const source = bufferOf(a);
      const [, , width = 1, channels = 1] = tensorOf(context.model, a ?? 0).shape;
      return () => maxPool(source, width, channels, out);
    }
    case 'ADD': {
      const firstInput = bufferOf(a);
      const secondInput = bufferOf(b);
      return () => {
        for (let i = 0; i < out.length; i++) out[i] = (firstInput[i] ?? 0) + (secondInput[i] ?? 0);
      };
    }
    case 'RELU': {
      const source = bufferOf(a);
      return () => {
        for (let i = 0; i < out.length; i++) out[i] = Math.max(0, source[i] ?? 0);
      };
    }
    case 'PAD':
      return padChannels(context);
    case 'RESHAPE':
    case 'CONCATENATION': {
      // The second input of a reshape is its shape.
      const inputs = operator.inputs.slice(0, operator.kind === 'RESHAPE' ? 1 : undefined).map(bufferOf);
      return () => {
        let offset = 0;
        for (const values of inputs) {
          out.set(values, offset);
          offset += values.length;
        }
      };
    }
    default:
      throw new Error(`${operator.kind} is not supported`);
  }
}

/** @param activation the options' field of the fused activation */
function convolutionOf({ model, operator, bufferOf, constantOf }: OperatorContext, activation: 3 | 4): Convolution {
  const [input = 0, weights = 0, bias = 0] = operator.inputs;
  const [output = 0] = operator.outputs;
  const [, height = 1, width = 1, channels = 1] = tensorOf(model, input).shape;
  const [, rows = 1, columns = 1] = tensorOf(model, weights).shape;
  const [, outHeight = 1, outWidth = 1, outChannels = 1] = tensorOf(model, output).shape;
  const { options } = operator;
  if ((options?.int8(activation) ?? 0) !== 0) throw new Error('fused activations are not supported');
  return {
    input: bufferOf(input),
    height,
    width,
    channels,
    weights: constantOf(weights),
    bias: constantOf(bias),
    rows,
    columns,
    stride: options?.int32(1, 1) ?? 1,
    output: bufferOf(output),
    outHeight,
    outWidth,
    outChannels,
  };
}

/** Adds channels of zeros; these models pad nothing else. */
function padChannels({ model, operator, bufferOf }: OperatorContext): () => void {
  const [input = 0, amounts = 0] = operator.inputs;
  if (intsOf(tensorOf(model, amounts)).some((amount, i) => amount !== 0 && i !== 7))
    throw new Error('only channels can be padded');
  const source = bufferOf(input);
  const target = bufferOf(operator.outputs[0]);
  const channels = tensorOf(model, input).shape[3] ?? 1;
  const outChannels = tensorOf(model, operator.outputs[0] ?? 0).shape[3] ?? 1;
  return () => {
    for (let i = 0, o = 0; i < source.length; i += channels, o += outChannels)
      target.set(source.subarray(i, i + channels), o);
  };
}
