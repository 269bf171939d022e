import { rename, writeFile } from 'node:fs/promises';
import { launchOptions } from '@trueseason/chromium';
import { createPerson, type PortraitOptions, renderPortrait } from '@trueseason/painted-portraits';

const FRAMES_PER_SECOND = 30;

/** Launches a browser that lets pages use its camera, which plays a file over and over, from when a page opens it. */
export async function withCamera(film: string) {
  const options = await launchOptions();
  const camera = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ];
  return { ...options, args: [...options.args, ...camera] };
}

export interface Scene {
  readonly seconds: number;
  readonly portrait: PortraitOptions;
}

/** Films a painted person: each scene is one picture, held for its seconds. */
export async function film(file: string, scenes: readonly Scene[]): Promise<void> {
  const person = createPerson({ seed: 'camera', depth: 0.55 });
  const parts: Buffer[] = [];
  for (const { seconds, portrait } of scenes) {
    const { image } = await renderPortrait({ person, seed: 'film', width: 720, height: 960, ...portrait });
    for (let i = 0; i < seconds * FRAMES_PER_SECOND; i++) parts.push(image);
  }
  // A camera that still films the one before keeps that whole.
  await writeFile(`${file}.next`, Buffer.concat(parts));
  await rename(`${file}.next`, file);
}
