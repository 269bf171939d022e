import type { PhotoProblem } from '@trueseason/contracts';
import { decodePhoto } from '../src/engine/decode/index.ts';
import { examinePhoto } from '../src/engine/examine-photo.ts';
import { detectFaces, fitFaceMesh } from '../src/engine/find/index.ts';
import type { Models } from '../src/engine/models.ts';
import { Stopwatch } from '../src/engine/stopwatch.ts';
import { degrade } from './degrade.ts';
import type { FaceBox } from './degrade-pixels.ts';
import type { Person } from './people.ts';
import { relight } from './relit-photo.ts';
import type { Row } from './table.ts';

/** Each person is degraded in seventeen ways, so every ninth is enough. */
const EVERY = 9;

/** Three crops, like three photos of one person. */
const CUTS = [
  { zoom: 1, x: 0.5, y: 0.5 },
  { zoom: 0.85, x: 0.7, y: 0.35 },
  { zoom: 0.92, x: 0.25, y: 0.6 },
] as const;

async function problemsOf(models: Models, photo: Buffer): Promise<readonly PhotoProblem[]> {
  return (await examinePhoto(photo, models, new Stopwatch())).problems;
}

async function faceBox(models: Models, photo: Buffer): Promise<FaceBox | undefined> {
  const picture = await decodePhoto(photo);
  const [face] = await detectFaces(picture, models.detector);
  if (!face) return undefined;
  const { points } = await fitFaceMesh(picture, face, models.mesh);
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const eyeY = ((points[33]?.y ?? 0) + (points[263]?.y ?? 0)) / 2;
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, eyeY };
}

/** Good photos must pass in every crop and mild light; degraded ones must not. */
export async function benchGates(models: Models, people: readonly Person[]): Promise<Row[]> {
  const portraits = people
    .filter((_, i) => i % EVERY === 0)
    .flatMap(({ photos: [photo] }, index) => (photo ? [{ index, photo }] : []));
  let good = 0;
  const refused: string[] = [];
  const caught = new Map<string, { n: number; caught: number; right: number }>();
  for (const [i, portrait] of portraits.entries()) {
    const lights = [
      {},
      { exposure: 0.4 },
      { exposure: -0.5 },
      { kelvin: 3600, whiteBalance: 0.65 },
      { kelvin: 8500, whiteBalance: 0.65, tint: 0.06 },
    ];
    for (const [k, light] of lights.entries()) {
      const cut = CUTS[k % CUTS.length];
      const problems = await problemsOf(models, await relight(portrait.photo, { ...cut, ...light }));
      good += 1;
      if (problems.length > 0) refused.push(`${portrait.index}: ${problems.join('+')}`);
    }
    const other = portraits[(i + 1) % portraits.length]?.photo ?? portrait.photo;
    const box = await faceBox(models, portrait.photo);
    if (!box) continue;
    for (const { kind, expect, photo } of await degrade(portrait.photo, other, box)) {
      const problems = await problemsOf(models, photo);
      const count = caught.get(kind) ?? { n: 0, caught: 0, right: 0 };
      count.n += 1;
      if (problems.length > 0) count.caught += 1;
      if (problems.some((problem) => expect.includes(problem))) count.right += 1;
      caught.set(kind, count);
    }
  }
  const kinds = [...caught].map(
    ([kind, { n, caught: c, right }]): Row => ({
      name: `caught: ${kind}`,
      value: c / n,
      unit: '%',
      limit: { atLeast: 0.85 },
      note: `right reason ${Math.round((right / n) * 100)} %`,
    }),
  );
  const all = [...caught.values()];
  const total = all.reduce((sum, { n }) => sum + n, 0);
  return [
    {
      name: 'good photos refused',
      value: refused.length / good,
      unit: '%',
      limit: { atMost: 0.05 },
      note: refused.slice(0, 6).join(', '),
    },
    {
      name: 'degraded photos caught',
      value: all.reduce((sum, { caught: c }) => sum + c, 0) / total,
      unit: '%',
      limit: { atLeast: 0.95 },
      note: `right reason ${Math.round((all.reduce((sum, { right }) => sum + right, 0) / total) * 100)} %`,
    },
    ...kinds,
  ];
}
