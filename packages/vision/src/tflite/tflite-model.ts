import { Table } from './flatbuffer.ts';

/** Field numbers follow the public TFLite schema (version 3). */
export interface Tensor {
  readonly shape: readonly number[];
  readonly type: 'float32' | 'float16' | 'int32';
  /** Empty unless constant. */
  readonly data: Uint8Array;
}

export interface Operator {
  /** TFLite's name of a built-in operator, or a custom one's. */
  readonly kind: string;
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
  readonly options: Table | undefined;
}

export interface TfliteModel {
  readonly tensors: readonly Tensor[];
  readonly operators: readonly Operator[];
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
}

const BUILTIN: Readonly<Record<number, string>> = {
  0: 'ADD',
  2: 'CONCATENATION',
  3: 'CONV_2D',
  4: 'DEPTHWISE_CONV_2D',
  6: 'DEQUANTIZE',
  17: 'MAX_POOL_2D',
  18: 'MUL',
  19: 'RELU',
  22: 'RESHAPE',
  23: 'RESIZE_BILINEAR',
  25: 'SOFTMAX',
  34: 'PAD',
  39: 'TRANSPOSE',
  45: 'STRIDED_SLICE',
  54: 'PRELU',
  67: 'TRANSPOSE_CONV',
  74: 'SUM',
  97: 'RESIZE_NEAREST_NEIGHBOR',
};

const TENSOR_TYPES: Readonly<Record<number, Tensor['type']>> = { 0: 'float32', 1: 'float16', 2: 'int32' };

export function readTfliteModel(bytes: Uint8Array): TfliteModel {
  if (new TextDecoder().decode(bytes.subarray(4, 8)) !== 'TFL3') throw new Error('not a TFLite model');
  const model = Table.root(bytes);
  const kinds = model.tables(1).map((code) => {
    const builtin = Math.max(code.int8(0), code.int32(3));
    const kind = builtin === 32 ? code.text(1) : BUILTIN[builtin];
    if (!kind) throw new Error(`TFLite operator ${builtin} is not supported`);
    return kind;
  });
  const buffers = model.tables(4);
  const graph = model.tables(2)[0];
  if (!graph) throw new Error('the model has no graph');
  return {
    tensors: graph.tables(0).map((tensor) => readTensor(tensor, buffers)),
    operators: graph.tables(3).map((operator) => ({
      kind: kinds[operator.int32(0)] ?? '',
      inputs: operator.int32s(1),
      outputs: operator.int32s(2),
      options: operator.table(4),
    })),
    inputs: graph.int32s(1),
    outputs: graph.int32s(2),
  };
}

function readTensor(tensor: Table, buffers: readonly Table[]): Tensor {
  const type = TENSOR_TYPES[tensor.int8(1)];
  if (!type) throw new Error(`TFLite tensor type ${tensor.int8(1)} is not supported`);
  if (tensor.table(6)) throw new Error('sparse tensors are not supported');
  return { shape: tensor.int32s(0), type, data: buffers[tensor.int32(2)]?.bytes(0) ?? new Uint8Array() };
}

export function floatsOf(tensor: Tensor): Float32Array {
  const copy = tensor.data.slice();
  if (tensor.type === 'float32') return new Float32Array(copy.buffer);
  if (tensor.type === 'float16') return Float32Array.from(new Uint16Array(copy.buffer), fromHalf);
  throw new Error('not a float tensor');
}

/** A half-precision number (IEEE 754 binary16): some browsers we serve lack Float16Array. */
function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0x1f) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

export const intsOf = (tensor: Tensor): number[] => [...new Int32Array(tensor.data.slice().buffer)];
