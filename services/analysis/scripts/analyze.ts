/** `pnpm analyze a.jpg b.jpg c.jpg [--json]`: what the engine sees in three photos of one person. */
import { readFile } from 'node:fs/promises';
import { labToLch } from '@trueseason/color';
import { AXES, adviceOn, FEATURES, PHOTO_COUNT, PHOTO_PROBLEM_ADVICE, type PhotoVerdict } from '@trueseason/contracts';
import { type AnalyzeOutcome, loadEngine } from '../src/engine/index.ts';
import { seasonTypeOf } from '../src/season-type.ts';

const paths = process.argv.slice(2).filter((argument) => argument !== '--json');
const asJson = process.argv.includes('--json');
if (paths.length !== PHOTO_COUNT) {
  console.error('usage: pnpm analyze a.jpg b.jpg c.jpg [--json]');
  process.exit(2);
}

const engine = await loadEngine();
const outcome = await engine.analyze(await Promise.all(paths.map((path) => readFile(path))));
if (asJson) console.log(JSON.stringify(outcome, null, 2));
else print(outcome);
process.exitCode = outcome.ok ? 0 : 1;

function print(result: AnalyzeOutcome): void {
  printPhotos(result.ok ? result.evidence.photos : result.photos);
  if (result.ok) printEvidence(result.evidence);
  const stages = Object.entries(result.timings).map(([stage, ms]) => `${stage} ${ms.toFixed(0)} ms`);
  console.log(`\ntime       ${stages.join(', ')}`);
}

function printPhotos(photos: readonly PhotoVerdict[]): void {
  for (const verdict of photos) {
    const { position, problems, warnings } = verdict;
    const lines = [
      ...problems.map(
        (problem) => `refused: ${PHOTO_PROBLEM_ADVICE[problem].label}. ${PHOTO_PROBLEM_ADVICE[problem].advice}`,
      ),
      ...warnings.map((warning) => `note: ${adviceOn(warning, verdict).label}`),
    ];
    console.log(`photo ${position}    ${lines.length > 0 ? lines.join('\n           ') : 'good'}`);
  }
}

function printEvidence(evidence: Extract<AnalyzeOutcome, { ok: true }>['evidence']): void {
  console.log('');
  for (const feature of FEATURES) {
    const measured = evidence.features[feature];
    if (!measured) {
      console.log(`${feature.padEnd(10)} not seen`);
      continue;
    }
    const [l, c, h] = labToLch(measured.lab).map((v) => v.toFixed(1).padStart(5));
    const sd = measured.sd.map((v) => v.toFixed(1)).join(' ');
    console.log(
      `${feature.padEnd(10)} ${measured.hex}  L* ${l}  C* ${c}  h ${h}  (Lab \u00b1 ${sd})  ${measured.pixels} px, quality ${measured.quality}`,
    );
  }
  console.log(`ITA        ${evidence.ita.value.toFixed(1)} \u00b1 ${evidence.ita.sd.toFixed(1)} degrees`);
  for (const [name, ratio] of Object.entries(evidence.contrasts)) {
    if (ratio)
      console.log(`${name.padEnd(10)} ${ratio.value.toFixed(2)} \u00b1 ${ratio.sd.toFixed(2)} (log10 luminance ratio)`);
  }
  console.log(`light      ${evidence.light.method} Correction: ${evidence.light.correction} CIEDE2000 on the skin.`);
  for (const axis of AXES) {
    const { value, sd } = evidence.axes[axis];
    console.log(`${axis.padEnd(11)} ${value >= 0 ? '+' : ''}${value.toFixed(2)} \u00b1 ${sd.toFixed(2)}`);
  }
  console.log('');
  for (const { season, probability } of evidence.distribution.slice(0, 6)) {
    console.log(
      `${season.padEnd(14)} ${(probability * 100).toFixed(1).padStart(5)} %  ${'#'.repeat(Math.round(probability * 40))}`,
    );
  }
  const [first] = evidence.distribution;
  const { photos, agreeing } = evidence.agreement;
  if (first) console.log(`16-type    ${seasonTypeOf(first.season, evidence.axes)}`);
  console.log(
    `repeats    ${(evidence.confidence * 100).toFixed(0)} %, ${agreeing} of ${photos} photos agree on their own`,
  );
  console.log(`\n${evidence.why}\n${evidence.whyNotRunnerUp}`);
}
