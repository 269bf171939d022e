import type { OutlinePoint } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { faceOutline } from '../drape/face-outline.ts';
import type { Frame } from '../drape/frame.ts';
import { hangCloth } from '../drape/hang-cloth.ts';
import { clothTransform, type FacePlace, facePlace, followFace, MODEL, needsView, viewAround } from './follow-face.ts';

const RATIO = 0.75;
const PICTURE = { width: 720, height: 960 };
const SQUARE = { left: -120, top: 0, side: 960 };

interface Head {
  /** In shares of the detector's square. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** In degrees. */
  readonly lean?: number;
}

function outlineOf({ x = 0.5, y = 0.45, size = 0.3, lean = 0 }: Head) {
  const [dx, dy] = [Math.cos, Math.sin].map((f) => 0.2 * size * f((lean * Math.PI) / 180)) as [number, number];
  const leftEye = { x: x - dx, y: y - dy };
  const rightEye = { x: x + dx, y: y + dy };
  return faceOutline({ center: { x, y }, width: size, height: size, leftEye, rightEye }, SQUARE, PICTURE);
}

/** The height of an edge at a point across. */
function heightAt(edge: readonly OutlinePoint[], x: number): number {
  const i = edge.findIndex(([edgeX]) => edgeX >= x);
  const [x0, y0] = edge[Math.max(0, i - 1)] ?? [0, 0];
  const [x1, y1] = edge[i] ?? [1, 0];
  return x1 === x0 ? y1 : y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}

const inPicture = (edge: readonly OutlinePoint[], frame: Frame): OutlinePoint[] =>
  edge.map(([x, y]) => [frame.left + x * frame.width, frame.top + y * frame.height]);

/** The live cloth's edge in shares of the picture. */
function liveEdge(face: FacePlace, view: Frame): OutlinePoint[] {
  const [left = 0, top = 0, across = 0, down = 0] = (clothTransform(face, view).match(/-?[\d.]+(?:e-\d+)?/g) ?? []).map(
    Number,
  );
  return inPicture(
    MODEL.edge.map(([x, y]) => [left / 100 + x * across, top / 100 + y * down]),
    view,
  );
}

const HEADS: readonly Head[] = [
  {},
  { size: 0.2 },
  { size: 0.42, y: 0.5 },
  { x: 0.4, y: 0.4 },
  { x: 0.62, y: 0.5 },
  { lean: 5 },
  { lean: -10 },
  { lean: 15 },
  { lean: -20 },
  { lean: 30 },
];

describe('the cloth under a moving face', () => {
  it.each(HEADS)('hangs as under a still photo: %o', (head) => {
    const outline = outlineOf(head);
    const drape = hangCloth([outline], RATIO);
    if (!drape) throw new Error('no cloth');
    const face = facePlace(outline);
    const live = liveEdge(face, viewAround(face, RATIO));
    const still = inPicture(drape.edge, drape.frame);
    const errors = still.flatMap(([x, y]) => Math.abs(heightAt(live, x) - y) / face.height);
    expect(Math.max(...errors)).toBeLessThan(0.035);
  });
});

const FACE: FacePlace = { neck: 0.5, chin: 0.6, width: 0.3, height: 0.3 };

/** The face as drawn after a time, at 30 pictures a second, while it is found at the same place. */
function drawnAfter(found: FacePlace, durationMs: number): FacePlace {
  let drawn = FACE;
  for (let elapsed = 0; elapsed < durationMs; elapsed += 33) drawn = followFace(drawn, found, 33);
  return drawn;
}

describe('between two searches', () => {
  it('follows a head that moves within a fifth of a second', () => {
    const found = { ...FACE, neck: 0.6, chin: 0.55, height: 0.33 };
    const drawn = drawnAfter(found, 200);
    expect(Math.abs(drawn.chin - found.chin) / found.height).toBeLessThan(0.03);
    expect(Math.abs(drawn.neck - found.neck) / found.width).toBeLessThan(0.03);
  });

  it('hardly moves with the noise of the finder', () => {
    const found = { ...FACE, chin: FACE.chin + 0.005 * FACE.height };
    expect(Math.abs(drawnAfter(found, 66).chin - FACE.chin) / FACE.height).toBeLessThan(0.0015);
  });
});

describe('the view', () => {
  const view = viewAround(FACE, RATIO);

  it('shows what a still photo shows', () => {
    const outline = outlineOf({ size: 0.2 });
    const ideal = viewAround(facePlace(outline), RATIO);
    for (const [name, value] of Object.entries(hangCloth([outline], RATIO)?.frame ?? {}))
      expect(ideal).toHaveProperty(name, expect.closeTo(value, 5));
  });

  it('rests while a face turns and laughs, and follows one that leaves its place', () => {
    expect(needsView(view, viewAround({ ...FACE, neck: 0.53, chin: 0.62 }, RATIO))).toBe(false);
    for (const moved of [{ neck: 0.62 }, { chin: 0.78 }, { height: 0.2, width: 0.2 }])
      expect(needsView(view, viewAround({ ...FACE, ...moved }, RATIO))).toBe(true);
  });
});
