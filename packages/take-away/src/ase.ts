import { hexToSrgb } from '@trueseason/color';
import type { NamedColor } from '@trueseason/contracts';
import type { TakeAway } from './take-away.ts';

const GROUP_START = 0xc001;
const GROUP_END = 0xc002;
const COLOR = 0x0001;
/** A color of the document, neither global nor a spot ink. */
const NORMAL = 2;

/** Adobe Swatch Exchange 1.0: a group of RGB swatches for each group of the palette. Big-endian, names in UTF-16. */
export function paletteAse({ season, groups }: TakeAway): Uint8Array {
  const blocks = groups.flatMap(({ name, colors }) => [
    block(GROUP_START, nameBytes(`${season} ${name}`)),
    ...colors.map((color) => block(COLOR, colorBytes(color))),
    block(GROUP_END, new Uint8Array()),
  ]);
  const header = bytes(12, (view) => {
    view.setUint32(0, 0x41534546); // "ASEF"
    view.setUint16(4, 1);
    view.setUint32(8, blocks.length);
  });
  return concat([header, ...blocks]);
}

const block = (type: number, body: Uint8Array): Uint8Array =>
  concat([
    bytes(6, (view) => {
      view.setUint16(0, type);
      view.setUint32(2, body.length);
    }),
    body,
  ]);

/** Length in UTF-16 units with the null that ends it, then the units. */
const nameBytes = (name: string): Uint8Array =>
  bytes(2 + 2 * (name.length + 1), (view) => {
    view.setUint16(0, name.length + 1);
    for (let i = 0; i < name.length; i++) view.setUint16(2 + 2 * i, name.charCodeAt(i));
  });

const colorBytes = ({ name, hex }: NamedColor): Uint8Array =>
  concat([
    nameBytes(name),
    bytes(18, (view) => {
      view.setUint32(0, 0x52474220); // "RGB "
      for (const [i, channel] of hexToSrgb(hex).entries()) view.setFloat32(4 + 4 * i, channel);
      view.setUint16(16, NORMAL);
    }),
  ]);

function bytes(length: number, fill: (view: DataView) => void): Uint8Array {
  const array = new Uint8Array(length);
  fill(new DataView(array.buffer));
  return array;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
