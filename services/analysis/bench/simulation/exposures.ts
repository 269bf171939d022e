import { developFrame, type Frame, WHOLE } from './frame.ts';
import type { Parts } from './parts.ts';

/** In stops. */
const STOPS = [0, -2.5, -2, -1.5, -1, -0.7, 0.7, 1.3] as const;

/** Light that falls on a part of the picture, in stops at a pixel. */
type Falloff = (p: number) => number;

/** In front of a window: the person in shade, the background bright. */
const [IN_SHADE, WINDOW] = [-1.7, 0.7];
/** One half of the face in shade, with an edge of this share of its width. */
const EDGE = 0.1;

const PERSON = ['skin', 'face', 'hair', 'lips', 'brows', 'eyes', 'clothes'] as const;

function backlit({ masks }: Parts): Falloff {
  return (p) => {
    const person = Math.min(1, Math.max(...PERSON.map((part) => masks[part][p] ?? 0)));
    return person * IN_SHADE + (1 - person) * WINDOW;
  };
}

const halfShade =
  ({ width }: Frame, { face }: Parts): Falloff =>
  (p) => {
    const across = ((p % width) - face.x - face.width / 2) / (EDGE * face.width);
    return IN_SHADE / (1 + Math.exp(-across));
  };

function lit(frame: Frame, stops: Falloff): Promise<Buffer> {
  const linear = frame.linear.map((v, i) => v * 2 ** stops(Math.floor(i / 3)));
  return developFrame({ ...frame, linear }, WHOLE);
}

/** The portrait in other exposures, by name. */
export const EXPOSURES: Readonly<Record<string, (frame: Frame, parts: Parts) => Promise<Buffer>>> = {
  ...Object.fromEntries(STOPS.map((ev) => [`${ev}`, (frame: Frame) => lit(frame, () => ev)])),
  backlit: (frame, parts) => lit(frame, backlit(parts)),
  'half shade': (frame, parts) => lit(frame, halfShade(frame, parts)),
};
