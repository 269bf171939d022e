import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { deltaE00 } from '../packages/style/src/color/index.ts';
import { type Engine, loadEngine } from '../services/analysis/src/engine/engine.ts';
import { sanitizePhoto } from '../services/gateway/src/photos/sanitize/sanitize-photo.ts';

/** Beside a checkout there may be files that were once got wrong; they are never part of the repository. */
const FOLDER = fileURLToPath(new URL('../../shared/cases/', import.meta.url));
const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => /\.(?:jpg|png)$/.test(name)) : [];
const SAME_SKIN = 2;
/** Share of probability that may move between seasons. The first two may be as likely, so their order says nothing. */
const SAME_SEASONS = 0.15;

/** What has to be said instead of a result, by file. */
const REFUSED: readonly (readonly [file: RegExp, words: RegExp])[] = [
  [/^heic-/, /HEIC.* JPEG/],
  [/^webp-/, /WebP.* JPEG/],
  [/^gif-/, /GIF.* JPEG/],
  [/-damaged-/, /damaged|unreadable/],
];
/** The same picture, plain. */
const plainOf = (file: string) => `${/^[a-z](?=-)/.exec(file) ?? 'b'}-upright.${/\.(\d)\./.exec(file)?.[1] ?? 1}.jpg`;

type Distribution = readonly { readonly season: string; readonly probability: number }[];

/** Half the sum of differences between two distributions: 0 if they are equal, 1 if they share no season. */
function totalVariation(one: Distribution, other: Distribution): number {
  const probabilityIn = (distribution: Distribution, name: string) =>
    distribution.find(({ season }) => season === name)?.probability ?? 0;
  const seasons = new Set([...one, ...other].map(({ season }) => season));
  const differences = [...seasons].map((name) => Math.abs(probabilityIn(one, name) - probabilityIn(other, name)));
  return differences.reduce((sum, difference) => sum + difference, 0) / 2;
}

async function* contentOf(file: string) {
  yield await readFile(FOLDER + file);
}

/** The measurement of a file, or the words of its refusal. */
async function answerTo(engine: Engine, file: string) {
  try {
    const parts: Buffer[] = [];
    const { body } = await sanitizePhoto(contentOf(file), file);
    for await (const part of body) parts.push(part);
    const outcome = await engine.analyze([Buffer.concat(parts)]);
    return outcome.ok ? outcome.evidence : outcome.photos.flatMap(({ problems }) => problems).join();
  } catch (error) {
    return String(error);
  }
}

it.skipIf(files.length === 0)(
  'answers each file that was once got wrong as its plain picture, or in words',
  async () => {
    const engine = await loadEngine();
    for (const file of files.filter((name) => !name.includes('-upright.'))) {
      const answer = await answerTo(engine, file);
      const words = REFUSED.find(([pattern]) => pattern.test(file))?.[1];
      if (words) {
        expect.soft(answer, file).toMatch(words);
        continue;
      }
      const plain = await answerTo(engine, plainOf(file));
      if (typeof answer === 'string' || typeof plain === 'string') {
        // Colors that the decoder would get wrong.
        expect.soft(`${file}: ${answer}`).toMatch(/gama.*save it as a normal JPEG/);
        continue;
      }
      expect.soft(totalVariation(answer.distribution, plain.distribution), file).toBeLessThan(SAME_SEASONS);
      expect.soft(deltaE00(answer.features.skin.lab, plain.features.skin.lab), file).toBeLessThan(SAME_SKIN);
    }
  },
  600_000,
);
