import { AXES, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { GRAYING, resultFixture } from '@trueseason/test-kit/result';
import { expect, it } from 'vitest';
import { axisFigure, scaleFigure } from './axis-words.ts';
import { contrastLevel } from './contrast-level.ts';
import { plainEvidence, readFrom } from './plain-evidence.ts';
import { RING } from './ring.ts';

const estimate = (value: number) => ({ value, sd: 0.1 });

it.each(SEASON_NAMES)('tells the evidence of %s in three sentences without a figure', (season) => {
  const { evidence } = resultFixture(season);
  const sentences = plainEvidence(season, evidence);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^[A-Z].+\.$/);
    expect(sentence).not.toMatch(/[0-9%±]/);
  }
  expect(sentences[1]).toContain(season);
  expect(sentences[1]).toContain(evidence.runnerUp);
});

it('names no trait as what decided where none did by itself', () => {
  const { evidence } = resultFixture('Soft Summer');
  // Nearer to the other season on the axis, and on the side of both.
  const [own, other] = [RING['Soft Summer'].axes.value, RING['Light Summer'].axes.value];
  const at = (value: number) => ({
    ...evidence,
    runnerUp: 'Light Summer' as const,
    decidingAxis: 'value' as const,
    axes: { ...evidence.axes, value: estimate(value) },
  });
  expect(plainEvidence('Soft Summer', at(own))[1]).toContain('What decided against Light Summer is');
  expect(plainEvidence('Soft Summer', at(other))[1]).toMatch(
    /No trait alone decided against Light Summer: all four together did\.$/,
  );
});

it('speaks of no hair where none was read', () => {
  const { evidence } = resultFixture('True Autumn');
  const features = { ...evidence.features, hair: null };
  for (const decidingAxis of AXES) {
    expect(plainEvidence('True Autumn', { ...evidence, features, decidingAxis }).join(' ')).not.toContain('hair');
  }
});

it('names brows among what was seen where contrast is told and no hair was seen: it rests on them', () => {
  const { evidence } = resultFixture('Dark Winter');
  const at = (contrast: number, hair = evidence.features.hair) => {
    const axes = { ...evidence.axes, contrast: estimate(contrast) };
    return plainEvidence('Dark Winter', { ...evidence, axes, features: { ...evidence.features, hair } })[0];
  };
  expect(at(1.2, null)).toMatch(/^Taken together, your skin, eyes and (\w+ )?brows read as .*high in contrast/);
  expect(at(1.2)).toMatch(/^Taken together, your skin, hair and eyes read as/);
  expect(at(0, null)).not.toContain('brows');
});

it('names no eyes as what an axis was read from where none were read', () => {
  const { evidence } = resultFixture('True Autumn');
  const unseen = { ...evidence.features, iris: null };
  for (const features of [unseen, { ...unseen, hair: null }]) {
    for (const axis of AXES) expect(readFrom(axis, { features })).not.toContain('eyes');
  }
});

it('names no part of a face that was not made out', () => {
  const { evidence } = resultFixture('True Autumn');
  const features = { ...evidence.features, brows: null };
  const none = { ...features, hair: null, iris: null };
  for (const axis of AXES) {
    expect(readFrom(axis, { features })).not.toContain('brows');
    expect(readFrom(axis, { features: none })).not.toMatch(/hair|brows|eyes/);
  }
});

it('names what an axis is read from by both its ends: dark eyes are not told how light they are', () => {
  const { features } = resultFixture('True Autumn').evidence;
  const seen = [features, { ...features, hair: null }, { ...features, iris: null }];
  for (const of of seen) {
    for (const axis of AXES) {
      expect(readFrom(axis, { features: of })).not.toMatch(/how (light|warm|golden)(?! or (dark|deep|cool|rosy))/);
    }
  }
});

it('says no figure beyond the ends of the scale that it tells', () => {
  expect(axisFigure({ value: -1.3, sd: 0.12 })).toBe('farther out than any season');
  expect(axisFigure({ value: 1.16, sd: 0.17 })).toBe('farther out than any season');
  for (const { axes } of Object.values(RING)) for (const axis of AXES) expect(Math.abs(axes[axis])).toBeLessThan(1);
  expect(scaleFigure({ value: -1.3, sd: 0.12 })).toBe('\u22121.30\u00a0\u00b1\u00a00.12');
  expect(scaleFigure({ value: -1.6, sd: 0.12 })).toBe('\u22121.60\u00a0\u00b1\u00a00.12, beyond\u00a0the\u00a0scale');
  expect(scaleFigure({ value: 1, sd: 0.28 })).toBe('+1.00\u00a0\u00b1\u00a00.28');
  expect(axisFigure({ value: 1, sd: 0.28 })).toBe('+1.00\u00a0\u00b1\u00a00.28');
});

it('does not call contrast what the season is the opposite of', () => {
  const { evidence } = resultFixture('Soft Summer');
  const axes = { temperature: estimate(-0.7), value: estimate(0), chroma: estimate(0), contrast: estimate(0.39) };
  expect(plainEvidence('Soft Summer', { ...evidence, axes })[0]).not.toContain('contrast');
});

it('tells the evidence of a season that is newer than this build', () => {
  const { evidence } = resultFixture('Soft Summer');
  expect(plainEvidence('Deep Winter' as SeasonName, evidence)[1]).toContain('Deep Winter lies nearest');
});

it('calls hair of two colors by its name', () => {
  const { evidence } = resultFixture('True Winter', { strands: GRAYING });
  expect(plainEvidence('True Winter', evidence)[0]).toContain('your skin, salt-and-pepper hair and eyes');
});

it('names the strongest leanings first, and only features that were seen', () => {
  const { evidence } = resultFixture('True Autumn');
  const axes = { temperature: estimate(0.7), value: estimate(-0.4), chroma: estimate(0.05), contrast: estimate(-0.5) };
  expect(plainEvidence('True Autumn', { ...evidence, axes })[0]).toBe(
    'Taken together, your skin, hair and eyes read as strongly warm, deep and low in contrast.',
  );
  const features = { ...evidence.features, hair: null, iris: null };
  const still = { temperature: estimate(0), value: estimate(0.1), chroma: estimate(-0.1), contrast: estimate(0) };
  expect(plainEvidence('True Autumn', { ...evidence, axes: still, features })[0]).toBe(
    'Taken together, your skin and what shows around it read as moderate in every direction.',
  );
});

it('names no leaning that the measurement leaves open', () => {
  const { evidence } = resultFixture('Dark Autumn');
  const axes = {
    temperature: estimate(0.37),
    value: estimate(-0.38),
    chroma: { value: 0.35, sd: 0.38 },
    contrast: estimate(0),
  };
  expect(plainEvidence('Dark Autumn', { ...evidence, axes })[0]).toMatch(/read as deep and warm\.$/);
});

it('names no leaning away from the season, for that is not what put somebody there', () => {
  const { evidence } = resultFixture('Light Spring');
  const axes = { temperature: estimate(0.3), value: estimate(0.47), chroma: estimate(0.48), contrast: estimate(0) };
  expect(plainEvidence('Light Spring', { ...evidence, axes })[0]).toMatch(/read as light and slightly warm\.$/);
});

it('calls contrast low or high only where the advice on clothes does', () => {
  const { evidence } = resultFixture('True Autumn');
  const axes = { temperature: estimate(0.7), value: estimate(0), chroma: estimate(-0.2), contrast: estimate(-0.23) };
  expect(contrastLevel(axes.contrast.value)).toBe('medium');
  expect(plainEvidence('True Autumn', { ...evidence, axes })[0]).toBe(
    'Taken together, your skin, hair and eyes read as strongly warm and slightly soft.',
  );
});

it('says of the undertone where it lies beside the runner-up, not what it was read from: skin and hair may disagree', () => {
  const { evidence } = resultFixture('True Autumn');
  const axes = { ...evidence.axes, temperature: estimate(0.37) };
  const warmer = { ...evidence, axes, runnerUp: 'Dark Winter', decidingAxis: 'temperature' } as const;
  expect(plainEvidence('Dark Autumn', warmer)[1]).toContain(
    'What decided against Dark Winter is that you are warmer than that season.',
  );
});

it('grades a trait as the measurements below it do, and claims no more of it', () => {
  const { evidence } = resultFixture('Dark Autumn');
  const axes = {
    temperature: estimate(0),
    value: { value: -1.07, sd: 0.13 },
    chroma: estimate(0),
    contrast: { value: 0.59, sd: 0.5 },
  };
  const seen = plainEvidence('Dark Autumn', { ...evidence, axes })[0];
  expect(seen).toMatch(/read as very deep, leaning towards high contrast\.$/);
});

it.each([
  ['True Winter', 'Dark Winter', 'value', -0.3, 'your features together are lighter than that season’s'],
  ['Dark Winter', 'True Winter', 'value', -0.8, 'your features together are deeper than that season’s'],
  ['Bright Winter', 'True Winter', 'chroma', 0.9, 'your coloring is clearer than that season’s'],
  ['Soft Summer', 'Light Summer', 'contrast', -0.9, 'you are lower in contrast than that season'],
] as const)('says of %s on which side of %s they lie by %s', (season, runnerUp, axis, place, said) => {
  const { evidence } = resultFixture(season);
  const against = { ...evidence, runnerUp, decidingAxis: axis, axes: { ...evidence.axes, [axis]: estimate(place) } };
  expect(plainEvidence(season, against)[1]).toContain(`What decided against ${runnerUp} is that ${said}.`);
});
