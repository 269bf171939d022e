import { decodeChannel, encodeChannel } from '@trueseason/color';
import { familyOf } from '@trueseason/contracts';
import sharp from 'sharp';
import { buildEvidence } from '../src/engine/build-evidence.ts';
import { classMap } from '../src/engine/class-map.ts';
import { decodePhoto } from '../src/engine/decode.ts';
import { detectFaces } from '../src/engine/detect-faces.ts';
import { examinePhoto } from '../src/engine/examine-photo.ts';
import { fitFaceMesh } from '../src/engine/face-mesh.ts';
import type { Models } from '../src/engine/models.ts';
import { segmentHead } from '../src/engine/segment.ts';
import { Stopwatch } from '../src/engine/stopwatch.ts';
import type { RealPortrait } from './portraits.ts';
import type { Row } from './table.ts';

/** What the skin's reflectance is multiplied by; hue and relative saturation stay. */
const DEPTHS = [1, 0.7, 0.45, 0.3] as const;

/** The same face with deeper skin: every skin pixel scaled in linear light, softly at the edges. */
async function deepen(models: Models, photo: Buffer, factor: number): Promise<Buffer> {
  const picture = await decodePhoto(photo);
  const [face] = await detectFaces(picture, models.detector);
  if (!face) return photo;
  const mesh = await fitFaceMesh(picture, face, models.mesh);
  const classes = classMap(await segmentHead(picture, mesh, models.segmenter));
  const data = Buffer.from(picture.data);
  const whiteOfEyes = mesh.points.slice(468);
  const radius = Math.hypot(
    (mesh.points[469]?.x ?? 0) - (mesh.points[468]?.x ?? 0),
    (mesh.points[469]?.y ?? 0) - (mesh.points[468]?.y ?? 0),
  );
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const skin = classes.probability('faceSkin', x, y) + classes.probability('bodySkin', x, y);
      if (skin < 0.05) continue;
      const eye = whiteOfEyes.some((p) => Math.abs(p.x - x) < radius * 2.4 && Math.abs(p.y - y) < radius * 1.1);
      if (eye) continue;
      const gain = 1 + (factor - 1) * Math.min(1, skin);
      const i = (y * picture.width + x) * 3;
      for (let c = 0; c < 3; c++)
        data[i + c] = Math.round(encodeChannel(decodeChannel((data[i + c] ?? 0) / 255) * gain) * 255);
    }
  }
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  return sharp(data, { raw }).jpeg({ quality: 95 }).toBuffer();
}

const isWarm = (season: string) => /Spring|Autumn/.test(season);

/** Counterfactual depth: only how deep the skin is changes. Warm and cool must stay. */
export async function benchDepth(models: Models, portraits: readonly RealPortrait[]): Promise<Row[]> {
  let flips = 0;
  let trials = 0;
  const moved: number[] = [];
  const who: string[] = [];
  for (const portrait of portraits) {
    const answers: { warm: boolean; temperature: number; family: string }[] = [];
    for (const factor of DEPTHS) {
      const photo = factor === 1 ? portrait.photo : await deepen(models, portrait.photo, factor);
      const { readings } = await examinePhoto(photo, models, new Stopwatch());
      if (!readings) continue;
      const { distribution, axes } = buildEvidence([readings], []);
      const season = distribution[0]?.season;
      if (season) answers.push({ warm: isWarm(season), temperature: axes.temperature.value, family: familyOf(season) });
    }
    const [first, ...others] = answers;
    for (const answer of others) {
      trials += 1;
      moved.push(Math.abs(answer.temperature - (first?.temperature ?? 0)));
      if (answer.warm !== first?.warm) {
        flips += 1;
        who.push(`${portrait.index} at ${first?.temperature.toFixed(2)}`);
      }
    }
  }
  return [
    { name: `warm/cool flips in ${trials} deeper faces`, value: flips, limit: { atMost: 0 }, note: who.join(', ') },
    { name: 'temperature moved, mean', value: moved.reduce((a, b) => a + b, 0) / Math.max(1, moved.length) },
  ];
}
