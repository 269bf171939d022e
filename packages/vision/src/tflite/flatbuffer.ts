/** Reads FlatBuffer tables by field number: all a TFLite model needs. */
export class Table {
  readonly #view: DataView;
  readonly #at: number;

  constructor(view: DataView, at: number) {
    this.#view = view;
    this.#at = at;
  }

  static root(bytes: Uint8Array): Table {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return new Table(view, view.getUint32(0, true));
  }

  /** Byte position of field `n`; 0 if it has its default. */
  #field(n: number): number {
    const vtable = this.#at - this.#view.getInt32(this.#at, true);
    const slot = 4 + 2 * n;
    if (slot >= this.#view.getUint16(vtable, true)) return 0;
    const offset = this.#view.getUint16(vtable + slot, true);
    return offset === 0 ? 0 : this.#at + offset;
  }

  #follow(at: number): number {
    return at + this.#view.getUint32(at, true);
  }

  int8(n: number, fallback = 0): number {
    const at = this.#field(n);
    return at ? this.#view.getInt8(at) : fallback;
  }

  int32(n: number, fallback = 0): number {
    const at = this.#field(n);
    return at ? this.#view.getInt32(at, true) : fallback;
  }

  table(n: number): Table | undefined {
    const at = this.#field(n);
    return at ? new Table(this.#view, this.#follow(at)) : undefined;
  }

  text(n: number): string {
    return new TextDecoder().decode(this.bytes(n));
  }

  bytes(n: number): Uint8Array {
    const at = this.#field(n);
    if (!at) return new Uint8Array();
    const vector = this.#follow(at);
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + vector + 4, this.#view.getUint32(vector, true));
  }

  int32s(n: number): number[] {
    const at = this.#field(n);
    if (!at) return [];
    const vector = this.#follow(at);
    const length = this.#view.getUint32(vector, true);
    return Array.from({ length }, (_, i) => this.#view.getInt32(vector + 4 + 4 * i, true));
  }

  tables(n: number): Table[] {
    const at = this.#field(n);
    if (!at) return [];
    const vector = this.#follow(at);
    const length = this.#view.getUint32(vector, true);
    return Array.from({ length }, (_, i) => new Table(this.#view, this.#follow(vector + 4 + 4 * i)));
  }
}
