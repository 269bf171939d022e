import type { AxisScores } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { spokeFor } from './spoke-for.ts';

const at = (value: number) => ({ value, sd: 0.25 });
const axes: AxisScores = { temperature: at(0.95), value: at(-0.81), chroma: at(0.07), contrast: at(-0.11) };

it('tells every trait that spoke for the runner-up, the loudest first, with the seasons’ names', () => {
  expect(spokeFor('True Autumn', 'Dark Autumn', axes).replaceAll('\u00a0', ' ')).toBe(
    'Chroma and value, each by itself, would have spoken for Dark Autumn: you lie between soft and clear (+0.07 ± 0.25), nearer to Dark Autumn (−0.20) than to True Autumn (−0.45). Your features together are very deep (−0.81 ± 0.25), nearer to Dark Autumn (−0.90) than to True Autumn (−0.35). The traits do not count alike: temperature most, contrast least.',
  );
  expect(spokeFor('True Autumn', 'Dark Autumn', { ...axes, value: at(-0.5) })).toMatch(/^Chroma by itself would have/);
  expect(spokeFor('True Autumn', 'Dark Autumn', { ...axes, value: at(-0.5), chroma: at(-0.45) })).toBe('');
});

/** Of a Dark Winter beside True Winter: value decided against what chroma and temperature would have. */
const outvoted: AxisScores = { temperature: at(-0.74), value: at(-1.2), chroma: at(0.57), contrast: at(1) };

it('does not say that temperature counts most where it is outvoted or did not decide', () => {
  const said = spokeFor('Dark Winter', 'True Winter', outvoted);
  expect(said).toMatch(/^Chroma and temperature, each by itself, would have spoken for True Winter: /);
  expect(said).toMatch(/ Value speaks louder against True Winter than both for it\.$/);

  const close = { temperature: at(0.54), value: at(-0.3), chroma: at(0.43), contrast: at(0.03) };
  expect(spokeFor('True Spring', 'Bright Spring', close)).toMatch(
    /^Value and temperature, .+ Contrast speaks for True Spring as well, and so do all four together\.$/,
  );
  const white = { temperature: at(-0.96), value: at(1.14), chroma: at(-1.05), contrast: at(-0.89) };
  expect(spokeFor('True Summer', 'Light Summer', white)).toMatch(
    /^Value and contrast, .+ Temperature speaks for True Summer as well, and so do all four together\.$/,
  );
});
