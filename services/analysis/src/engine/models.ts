import { join } from 'node:path';

// Read as the library loads: without it, use and machine are reported to Microsoft from a database in the home folder.
process.env.ORT_DISABLE_TELEMETRY = '1';
const { InferenceSession, Tensor } = await import('onnxruntime-node');

/** A model that maps one square picture to named float tensors. */
export interface Model {
  readonly size: number;
  run(pixels: Float32Array): Promise<Readonly<Record<string, Float32Array>>>;
}

/** Written by this workspace's build; the same path from `src/engine` and `dist/engine`. */
const MODELS_FOLDER = join(import.meta.dirname, '../../dist/models');

async function loadModel(path: string, size: number): Promise<Model> {
  const session = await InferenceSession.create(path, {
    // One thread each: worker processes scale throughput, and idle threads would spin.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
  });
  return {
    size,
    async run(pixels) {
      const results = await session.run({ input: new Tensor('float32', pixels, [1, size, size, 3]) });
      return Object.fromEntries(Object.entries(results).map(([name, tensor]) => [name, tensor.data as Float32Array]));
    },
  };
}

export async function loadModels(folder: string = MODELS_FOLDER) {
  const [detector, mesh, segmenter] = await Promise.all([
    loadModel(join(folder, 'face-detector.onnx'), 192),
    loadModel(join(folder, 'face-mesh.onnx'), 192),
    loadModel(join(folder, 'segmenter.onnx'), 256),
  ]);
  return { detector, mesh, segmenter };
}
export type Models = Awaited<ReturnType<typeof loadModels>>;
