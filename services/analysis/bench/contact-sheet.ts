/**
 * `node -C source bench/contact-sheet.ts [folder] [half] [every]`: six people a picture, each as photographed, hair and
 * eyes beside what is told of them, a face drawn in the colors told, and the answer, for looking at person by person; with
 * 4, every fourth person. The pictures show real people: they are written to the cache, or where asked, and never kept in
 * the project.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { labToHex } from '@trueseason/color';
import type { Evidence } from '@trueseason/contracts';
import sharp, { type OverlayOptions } from 'sharp';
import { decodePhoto } from '../src/engine/decode/index.ts';
import { EYES, type FaceMesh } from '../src/engine/find/index.ts';
import { loadModels } from '../src/engine/models.ts';
import { findPerson, measurePerson } from './measured.ts';
import { realPeople } from './people.ts';
import { answerFor } from './trials.ts';

const COLUMNS = 2;
const ROWS = 3;
const CELL = { width: 640, height: 330 };
const PHOTO = 240;
const EYE = 100;
const SHOWN = ['skin', 'hair', 'iris', 'brows', 'lips', 'sclera'] as const;

const text = (x: number, y: number, words: string, size = 13) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}">${words}</text>`;

/** A plain face in the colors told: what a wrong one looks like is seen at once. */
function drawnFace({ features }: Evidence): string {
  const hex = (name: (typeof SHOWN)[number], none: string) => {
    const feature = features[name];
    return feature ? labToHex(feature.lab) : none;
  };
  const [skin, hair, iris] = [hex('skin', '#fff'), hex('hair', 'none'), hex('iris', '#888')];
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="62" rx="9" ry="5" fill="${hex('sclera', '#e8e2dc')}"/><circle cx="${x}" cy="62" r="4.5" fill="${iris}"/><circle cx="${x}" cy="62" r="1.8" fill="#111"/><path d="M${x - 11} 51q11 -6 22 0" stroke="${hex('brows', 'none')}" stroke-width="4" fill="none"/>`;
  return `<g transform="translate(515 150)"><ellipse cx="60" cy="58" rx="50" ry="58" fill="${hair}"/><ellipse cx="60" cy="70" rx="40" ry="52" fill="${skin}"/>${eye(44)}${eye(76)}<path d="M44 98q16 9 32 0q-16 -7 -32 0" fill="${hex('lips', '#a55')}"/></g>`;
}

/** Squares around both eyes, in the colors of the photo. */
async function eyesOf(photo: Uint8Array, { points }: FaceMesh, width: number): Promise<OverlayOptions[]> {
  const scale = ((await sharp(photo).metadata()).width ?? width) / width;
  return Promise.all(
    EYES.map(async ({ pupil, rim }, i) => {
      const [center, edge] = [points[pupil], points[rim[0] ?? pupil]];
      if (!center || !edge) throw new Error('the mesh has no iris');
      const reach = 1.7 * Math.hypot(edge.x - center.x, edge.y - center.y) * scale;
      const [left, top] = [center.x * scale - reach, center.y * scale - reach].map((v) => Math.max(0, Math.round(v)));
      const side = Math.round(2 * reach);
      const input = await sharp(photo)
        .extract({ left: left ?? 0, top: top ?? 0, width: side, height: side })
        .resize(EYE, EYE)
        .toBuffer();
      return { input, left: PHOTO + 180 + i * (EYE + 6), top: 24 };
    }),
  );
}

interface Shown {
  readonly name: string;
  readonly photo: Uint8Array;
  readonly mesh: FaceMesh;
  readonly photographed: number;
  readonly answer: Evidence;
  readonly problems: string;
}

async function cellOf({ name, photo, mesh, photographed, answer, problems }: Shown) {
  const { features, distribution, axes, confidence, runnerUp } = answer;
  const swatches = SHOWN.map((part, i) => {
    const feature = features[part];
    const [x, y] = [PHOTO + 12 + (i % 2) * 80, 24 + Math.floor(i / 2) * 66];
    const color = feature ? labToHex(feature.lab) : 'none';
    const { strands } = (part === 'hair' && features.hair) || {};
    const two = strands
      ? `<rect x="${x}" y="${y}" width="18" height="50" fill="${strands.dark}"/><rect x="${x + 18}" y="${y}" width="18" height="50" fill="${strands.gray}"/>`
      : '';
    return `<rect x="${x}" y="${y}" width="74" height="50" fill="${color}" stroke="#999"/>${two}${text(x, y + 61, `${part} ${feature ? feature.lab.map((v) => v.toFixed(0)).join(' ') : 'none'}`, 10)}`;
  });
  const figures = Object.entries(axes).map(([axis, { value }]) => `${axis.slice(0, 4)} ${value.toFixed(2)}`);
  const lines = [
    text(6, 16, `${name}  ${distribution[0]?.season} ${(confidence * 100).toFixed(0)} (${runnerUp})`, 15),
    text(PHOTO + 12, 240, figures.join('  ')),
    text(PHOTO + 12, 260, `told L* ${features.skin.lab[0].toFixed(0)}, photographed ${photographed.toFixed(0)}`),
    text(PHOTO + 12, 280, problems),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CELL.height}"><rect width="100%" height="100%" fill="#f4f2ef"/>${lines.join('')}${swatches.join('')}${drawnFace(answer)}</svg>`;
  const small = await sharp(photo).resize(PHOTO, 300, { fit: 'cover', position: 'top' }).toBuffer();
  const width = (await decodePhoto(Buffer.from(photo))).width;
  return sharp(Buffer.from(svg))
    .composite([{ input: small, left: 6, top: 24 }, ...(await eyesOf(photo, mesh, width))])
    .png()
    .toBuffer();
}

const [folder = join(import.meta.dirname, '../.cache/bench/sheets'), half = 'tuning', every = '1'] =
  process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const models = await loadModels();
const people = realPeople()
  .filter((person) => person.half === half)
  .map((person, index) => ({ person, index }))
  .filter(({ index }) => index % Number(every) === 0);
const perSheet = COLUMNS * ROWS;
for (let first = 0; first < people.length; first += perSheet) {
  const cells: OverlayOptions[] = [];
  for (const [i, { person, index }] of people.slice(first, first + perSheet).entries()) {
    const photo = (await findPerson(person, 'exposure', models))?.photos['0'];
    const measured = await measurePerson(person, 'exposure', models);
    const seen = measured?.photos['0'];
    const answer = seen && answerFor([{ ...seen, problems: [] }]);
    if (!photo || typeof photo.found === 'string' || !answer) continue;
    const input = await cellOf({
      name: `${index}`,
      photo: photo.jpeg,
      mesh: photo.found.mesh,
      photographed: measured.exposure.skin,
      answer,
      problems: [...seen.problems, ...seen.warnings].join(' '),
    });
    cells.push({ input, left: (i % COLUMNS) * CELL.width, top: Math.floor(i / COLUMNS) * CELL.height });
  }
  const sheet = { width: COLUMNS * CELL.width, height: ROWS * CELL.height, channels: 3, background: '#fff' } as const;
  await sharp({ create: sheet })
    .composite(cells)
    .png()
    .toFile(join(folder, `${half}-${first / perSheet + 1}.png`));
}
console.log(folder);
