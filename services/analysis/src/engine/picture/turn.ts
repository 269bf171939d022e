import type { Picture } from './picture.ts';

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** The picture turned clockwise. */
export function turnPicture(picture: Picture, turns: Turns): Picture {
  if (turns === 0) return picture;
  const { width, height, data } = picture;
  const [w, h] = turns === 2 ? [width, height] : [height, width];
  const turned = new Uint8Array(data.length);
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++, from += 3) {
      const [u, v] = turns === 1 ? [w - 1 - y, x] : turns === 2 ? [w - 1 - x, h - 1 - y] : [y, h - 1 - x];
      const to = (v * w + u) * 3;
      turned[to] = data[from] ?? 0;
      turned[to + 1] = data[from + 1] ?? 0;
      turned[to + 2] = data[from + 2] ?? 0;
    }
  }
  return { width: w, height: h, data: turned };
}

/** A point of the turned picture, in shares of its sides, as one of the picture before. */
export function turnBack([x, y]: Share, turns: Turns): Share {
  if (turns === 1) return [y, 1 - x];
  if (turns === 2) return [1 - x, 1 - y];
  return turns === 3 ? [1 - y, x] : [x, y];
}

/** Shares of a picture's width and height. */
export type Share = [x: number, y: number];
