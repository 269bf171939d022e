/** Writes the protobuf messages of ONNX (onnx.proto3, IR 8, opset 17) that our graphs use. */
class Message {
  readonly #parts: Uint8Array[] = [];

  #varint(value: number): void {
    const bytes: number[] = [];
    let rest = BigInt.asUintN(64, BigInt(value));
    do {
      const low = Number(rest & 0x7fn);
      rest >>= 7n;
      bytes.push(rest > 0n ? low | 0x80 : low);
    } while (rest > 0n);
    this.#parts.push(Uint8Array.from(bytes));
  }

  int(field: number, value: number): this {
    this.#varint(field << 3);
    this.#varint(value);
    return this;
  }

  float(field: number, value: number): this {
    this.#varint((field << 3) | 5);
    this.#parts.push(new Uint8Array(Float32Array.of(value).buffer));
    return this;
  }

  bytes(field: number, value: Uint8Array | string | Message): this {
    const body =
      typeof value === 'string' ? new TextEncoder().encode(value) : value instanceof Message ? value.finish() : value;
    this.#varint((field << 3) | 2);
    this.#varint(body.length);
    this.#parts.push(body);
    return this;
  }

  finish(): Uint8Array {
    return Buffer.concat(this.#parts);
  }
}

export type Attributes = Readonly<Record<string, number | string | readonly number[] | { readonly float: number }>>;

const FLOAT = 1;
const INT64 = 7;

function attribute(name: string, value: Attributes[string]): Message {
  const message = new Message().bytes(1, name);
  if (typeof value === 'number') return message.int(3, value).int(20, 2);
  if (typeof value === 'string') return message.bytes(4, value).int(20, 3);
  if ('float' in value) return message.float(2, value.float).int(20, 1);
  for (const item of value) message.int(8, item);
  return message.int(20, 7);
}

function valueInfo(name: string, shape: readonly number[]): Message {
  const dims = new Message();
  for (const size of shape) dims.bytes(1, new Message().int(1, size));
  const tensorType = new Message().int(1, FLOAT).bytes(2, dims);
  return new Message().bytes(1, name).bytes(2, new Message().bytes(1, tensorType));
}

export class OnnxGraph {
  readonly #graph = new Message().bytes(2, 'graph');
  #names = 0;

  fresh(hint: string): string {
    this.#names += 1;
    return `${hint}_${this.#names}`;
  }

  input(name: string, shape: readonly number[]): void {
    this.#graph.bytes(11, valueInfo(name, shape));
  }

  output(name: string, shape: readonly number[]): void {
    this.#graph.bytes(12, valueInfo(name, shape));
  }

  /** Adds a single-output node and returns the output's name. */
  node(op: string, inputs: readonly string[], attributes: Attributes = {}, output = this.fresh(op)): string {
    const node = new Message();
    for (const input of inputs) node.bytes(1, input);
    node.bytes(2, output).bytes(3, output).bytes(4, op);
    for (const [name, value] of Object.entries(attributes)) node.bytes(5, attribute(name, value));
    this.#graph.bytes(1, node);
    return output;
  }

  floats(data: Float32Array | readonly number[], shape: readonly number[]): string {
    return this.#constant(FLOAT, shape, new Uint8Array(Float32Array.from(data).buffer));
  }

  ints(data: readonly number[], shape: readonly number[] = [data.length]): string {
    return this.#constant(INT64, shape, new Uint8Array(BigInt64Array.from(data, BigInt).buffer));
  }

  #constant(type: number, shape: readonly number[], raw: Uint8Array): string {
    const name = this.fresh('const');
    const tensor = new Message();
    for (const size of shape) tensor.int(1, size);
    this.#graph.bytes(5, tensor.int(2, type).bytes(8, name).bytes(9, raw));
    return name;
  }

  finish(): Uint8Array {
    return new Message()
      .int(1, 8)
      .bytes(2, 'trueseason')
      .bytes(7, this.#graph)
      .bytes(8, new Message().bytes(1, '').int(2, 17))
      .finish();
  }
}
