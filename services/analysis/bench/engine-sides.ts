/**
 * The two sides of the `engine` pair of `npm run bench`: 'ours' and 'bare' process orders and return orders per second
 * and their count. The bare side only decodes the photos and runs the models as often and on as many pixels.
 */
import { customerPhotos } from '@trueseason/painted-portraits';
import { hasRealPortraits, realPortraits, threePhotos } from '@trueseason/test-kit';
import sharp from 'sharp';
import { loadEngine } from '../src/engine/index.ts';
import { loadModels, type Model } from '../src/engine/models.ts';

const ORDERS = 2;

const [portrait = ''] = hasRealPortraits ? await realPortraits() : [];
const photos = hasRealPortraits ? await threePhotos(portrait) : await customerPhotos();
process.stderr.write(hasRealPortraits ? 'the engine on a real portrait\n' : 'the engine on painted portraits\n');
const engine = await loadEngine();
const { detector, mesh, segmenter } = await loadModels();
const pixelsOf = ({ size }: Model) => new Float32Array(size * size * 3).fill(0.5);
/** Runs per photo: the mesh is fitted twice. */
const runs = [detector, mesh, mesh, segmenter].map((model) => ({ model, pixels: pixelsOf(model) }));

const sides = {
  ours: async () => {
    const outcome = await engine.analyze(photos);
    if (!outcome.ok) throw new Error('The person could not be measured');
  },
  bare: async () => {
    for (const photo of photos) {
      await sharp(photo).raw().toBuffer();
      for (const { model, pixels } of runs) await model.run(pixels);
    }
  },
};

process.on('message', async (side: keyof typeof sides) => {
  const started = performance.now();
  for (let done = 0; done < ORDERS; done++) await sides[side]();
  process.send?.({ rate: (ORDERS * 1000) / (performance.now() - started), operations: ORDERS });
});
