import { AXES, type AxisScores, SEASON_NAMES } from '@trueseason/contracts';
import { phrase } from '@trueseason/seasons/axis-claims';
import { decidingAxis } from '@trueseason/seasons/deciding-axis';
import { describe, expect, it } from 'vitest';
import { explain, sharedTraits } from './explain.ts';

const scores = (temperature: number, value: number, chroma: number, contrast: number): AxisScores => ({
  temperature: { value: temperature, sd: 0.1 },
  value: { value, sd: 0.1 },
  chroma: { value: chroma, sd: 0.1 },
  contrast: { value: contrast, sd: 0.1 },
});

describe('explain', () => {
  it('names the axis that decided', () => {
    const axes = scores(0.3, 0.85, 0.1, -0.4);
    expect(decidingAxis('Light Spring', 'Light Summer', axes)).toBe('temperature');
    const { whyNotRunnerUp } = explain('Light Spring', 'Light Summer', axes, 0.8);
    expect(whyNotRunnerUp).toContain('Temperature decided against Light Summer');
  });

  it('says when another axis spoke for the runner-up', () => {
    const axes = scores(-0.5, -0.8, 0.6, 0.6);
    const { whyNotRunnerUp } = explain('Dark Winter', 'Bright Winter', axes, 0.8);
    expect(whyNotRunnerUp).toContain('Value decided against Bright Winter');
    expect(whyNotRunnerUp).toContain('Chroma by itself would have spoken for Bright Winter');
  });

  it('leaves out no trait that spoke for the runner-up by itself', () => {
    const axes = scores(0.95, -0.81, 0.07, -0.11);
    expect(explain('True Autumn', 'Dark Autumn', axes, 0.5).whyNotRunnerUp).toContain(
      'Chroma and value, each by itself, would have spoken for Dark Autumn: you lie between soft and clear (+0.07\u00a0±\u00a00.10), nearer to Dark Autumn (−0.20) than to True Autumn (−0.45). Your features together are very deep (−0.81\u00a0±\u00a00.10), nearer to Dark Autumn (−0.90) than to True Autumn (−0.35).',
    );
  });

  it('tells first of a trait that did not speak for the runner-up', () => {
    const light = scores(0.21, 0.47, 0.48, -0.2);
    const { why, whyNotRunnerUp } = explain('Light Spring', 'Bright Spring', light, 0.8);
    expect(whyNotRunnerUp).toContain(
      'Value by itself would have spoken for Bright Spring: your features together are light (+0.47\u00a0±\u00a00.10), nearer to Bright Spring (+0.20) than to Light Spring (+0.90).',
    );
    expect(why).toContain('lies nearest by all four traits together');
    expect(why).toMatch(/(What speaks for it rather than for Bright Spring|One of its traits in you) is temperature/);
    // Chroma is no trait of Light Spring, however large.
    expect(explain('Light Spring', 'Light Summer', light, 0.8).why).toContain(
      'The strongest of its traits in you is value, +0.47',
    );
  });

  it('names in no pair of seasons a trait first that spoke for the other, while there is another', () => {
    const axes = scores(0.6, 0.5, -0.4, -0.5);
    for (const first of SEASON_NAMES) {
      for (const second of SEASON_NAMES.filter((season) => season !== first)) {
        const { why, whyNotRunnerUp } = explain(first, second, axes, 0.7);
        const [, lead = ''] = /does not speak more for [\w ]+ is (\w+),/.exec(why) ?? [];
        if (lead) expect(whyNotRunnerUp.toLowerCase()).not.toMatch(new RegExp(`${lead}[^.:]* would have spoken`));
      }
    }
  });

  it('says of no other axis than the one that decided that it speaks against the runner-up', () => {
    const axes = scores(1, 0.93, -0.63, -0.65);
    expect(explain('Light Spring', 'True Spring', axes, 0.9).why).toContain('One of its traits in you is value');
    for (const first of SEASON_NAMES) {
      for (const second of SEASON_NAMES.filter((season) => season !== first)) {
        const { why, whyNotRunnerUp } = explain(first, second, axes, 0.9);
        const [, axis = ''] = /(?:rather than for [\w ]+|What tips it) is (\w+),/.exec(why) ?? [];
        if (whyNotRunnerUp.includes('No trait alone')) expect(why).not.toContain('rather than');
        else if (axis) expect(whyNotRunnerUp.toLowerCase()).toContain(`${axis} decided against`);
      }
    }
  });

  it('leaves out no trait that is as strong as those it names, and tells no place beyond a scale as a rule', () => {
    const { why, whyNotRunnerUp } = explain('True Summer', 'Light Summer', scores(-0.94, 1.16, -1.04, -0.89), 0.7);
    expect(why).toMatch(/^Your coloring is very light, very soft and strongly cool\. /);
    expect(whyNotRunnerUp).toContain('you are very soft (farther out than any season), nearer to True Summer');
    expect(explain('True Summer', 'Light Summer', scores(-0.5, 0.8, -0.9, 0), 0.7).why).not.toContain('cool,');
  });

  it('leads with the surest trait, and has words for a place beyond the scale', () => {
    const axes = { ...scores(-0.65, 0.1, -0.5, 0), temperature: { value: -0.65, sd: 0.43 } };
    const { why } = explain('True Summer', 'Bright Winter', axes, 0.9);
    expect(why).not.toMatch(/is temperature,/);
    expect(why).toContain('The surest of its traits in you is chroma, \u22120.50');
    const deep = explain('True Winter', 'Bright Winter', scores(-0.9, -1.2, 0.5, 0.95), 0.9);
    expect(deep.why + deep.whyNotRunnerUp).not.toMatch(/1.and.beyond/);
    expect(explain('Dark Winter', 'True Winter', scores(-0.4, -1.2, 0.1, 0.3), 0.9).why).toContain(
      'is value, where you lie at the deep end of the scale, farther out than is usual for Dark Winter: how light or deep',
    );
  });

  it('claims nothing for a season that lies on its other side', () => {
    const { why } = explain('True Summer', 'Soft Summer', scores(-0.5, 0.1, -0.7, 0.6), 0.9);
    expect(why).toContain('soft');
    expect(why).not.toContain('high in contrast');
  });

  it('calls nobody low in contrast whose contrast is told as moderate, nor for a season that lies in the middle', () => {
    const { why } = explain('True Autumn', 'Soft Autumn', scores(0.7, -0.2, 0.05, -0.25), 0.9);
    expect(why).toMatch(/^Your coloring is .*warm/);
    expect(why).not.toContain('low');
    expect(explain('Soft Summer', 'True Summer', scores(-0.3, 0, -0.8, -0.5), 0.9).why).toContain('soft');
  });

  it('says that light hair was compared with that of people as light', () => {
    const compared = 'stands out from your skin, compared with people as light as you';
    expect(explain('True Spring', 'Bright Spring', scores(0.3, 0.6, 0.7, 0), 0.6).why).toContain(compared);
    expect(explain('Bright Spring', 'True Spring', scores(0.3, 0.2, 0.9, 0), 0.6).why).not.toContain(compared);
  });

  it('names by both its ends what is told of light eyes and of dark ones', () => {
    for (const axes of [scores(0.9, 0, 0, 0), scores(0, -0.9, 0, 0), scores(0, 0, -0.9, 0)]) {
      for (const first of SEASON_NAMES) {
        const { why } = explain(first, first === 'True Spring' ? 'Light Spring' : 'True Spring', axes, 0.8);
        expect(why).not.toMatch(/how (light|warm|golden)(?! or (dark|deep|cool|rosy))/);
      }
    }
  });

  it('says why a runner-up that is no neighbor comes into question', () => {
    const clear = explain('Light Spring', 'Bright Spring', scores(0.3, 0.6, 0.5, 0), 0.6).whyNotRunnerUp;
    expect(clear).toContain('Light Spring and Bright Spring are both warm.');
    expect(clear).toContain('True Spring, which lies between them, is warmer than you are.');
    const warm = explain('True Spring', 'True Autumn', scores(0.9, 0.1, 0.1, 0), 0.6).whyNotRunnerUp;
    expect(warm).toContain('True Spring and True Autumn are both warm.');
    expect(explain('True Spring', 'Light Spring', scores(0.6, 0.5, 0.3, 0), 0.6).whyNotRunnerUp).not.toContain('both');
  });

  it('sounds as sure as it is', () => {
    const axes = scores(0.05, 0.1, 0, 0);
    expect(explain('Soft Autumn', 'Soft Summer', axes, 0.4).why).toContain('as near to Soft Summer');
    expect(explain('Soft Autumn', 'Soft Summer', axes, 0.95).why).not.toContain('as near to');
  });

  it('makes whole sentences for every pair of seasons', () => {
    for (const first of SEASON_NAMES) {
      for (const second of SEASON_NAMES) {
        if (first === second) continue;
        const { why, whyNotRunnerUp } = explain(first, second, scores(0.2, -0.3, 0.5, -0.6), 0.7);
        for (const text of [why, whyNotRunnerUp]) expect(text).not.toMatch(/undefined|NaN|\s{2}|\.\./);
      }
    }
  });

  it('names neither hair nor brows nor eyes where they are not made out', () => {
    for (const [season, axes] of [
      ['Bright Winter', scores(-0.4, -0.3, 0.9, 0.3)],
      ['Dark Winter', scores(-0.3, -0.3, 0.2, 0.7)],
    ] as const) {
      const { why } = explain(season, 'True Winter', axes, 0.8, { counts: (_, feature) => feature === 'skin' });
      expect(why).not.toMatch(/hair|brows|eyes|\s{2}|far\s+lies/);
      expect(why).toContain('what frames your face');
    }
  });

  it('claims no more than the uncertainty allows', () => {
    for (const axis of AXES) expect(phrase(axis, { value: 0.02, sd: 0.01 })).toMatch(/between|moderate/);
    expect(phrase('temperature', { value: 0.38, sd: 0.9 })).toBe('you lie between cool and warm');
    expect(phrase('temperature', { value: 0.38, sd: 0.45 })).toBe('you lean warm');
    expect(phrase('temperature', { value: 0.38, sd: 0.2 })).toBe('you are warm');
    expect(phrase('temperature', { value: -0.9, sd: 0.2 })).toBe('you are strongly cool');
    expect(phrase('temperature', { value: -0.9, sd: 0.5 })).toBe('you are cool');
    expect(phrase('value', { value: 0.2, sd: 0.05 })).toBe('your features together are slightly light');
    expect(phrase('contrast', { value: -0.4, sd: 0.4 })).toBe('you lean towards low contrast');
  });

  it('says whose depth it is in the place of calling the whole deep', () => {
    const depth = 'Dark hair beside lighter skin makes your coloring deep as a whole.';
    const deep = scores(0.9, -0.8, -0.4, 0.5);
    expect(explain('True Autumn', 'Dark Autumn', deep, 0.9, { depth }).why).toMatch(
      /^Your coloring is strongly warm. Dark hair beside lighter skin makes your coloring deep as a whole. Of the twelve/,
    );
    expect(explain('Dark Autumn', 'True Autumn', scores(0, -0.8, 0, 0), 0.9, { depth }).why).toMatch(
      /^Dark hair .* Of/,
    );
    expect(explain('True Autumn', 'Dark Autumn', scores(0.9, -0.1, -0.4, 0), 0.9, { depth }).why).not.toContain('Dark');
  });

  it('says so when the border lies within the uncertainty', () => {
    const wide = { ...scores(0.2, 0.8, 0, -0.4), temperature: { value: 0.2, sd: 0.4 } };
    const told = (confidence: number) => explain('Light Spring', 'Light Summer', wide, confidence).whyNotRunnerUp;
    expect(told(0.7)).toContain(
      'The border lies within that uncertainty, so colors of Light Summer may suit you as well.',
    );
    // Beside "a clear answer" it says what repeats and what is close.
    expect(told(0.93)).toContain(
      'All four traits together repeat the answer. On temperature alone the border is close, so colors of Light Summer may suit you as well.',
    );
    const narrow = { ...wide, temperature: { value: 0.2, sd: 0.1 } };
    expect(explain('Light Spring', 'Light Summer', narrow, 0.8).whyNotRunnerUp).not.toContain('may suit you');
  });

  it('has words for somebody in the middle of everything', () => {
    const { why } = explain('Soft Autumn', 'Soft Summer', scores(0.05, -0.05, -0.05, 0), 0.3);
    expect(why).toContain('near the middle of every scale');
  });

  it('keeps a figure and its uncertainty on one line', () => {
    const { why, whyNotRunnerUp } = explain('Dark Winter', 'Bright Winter', scores(-0.5, -0.8, 0.6, 0.6), 0.8);
    for (const text of [why, whyNotRunnerUp]) {
      expect(text).toContain('\u00a0\u00b1\u00a00.10');
      expect(text).not.toMatch(/ \u00b1|\u00b1 /);
    }
  });
});

it('tells clearness from contrast where somebody has the one and not the other', () => {
  const clear = (contrast: number) =>
    explain('Bright Spring', 'True Spring', scores(0.3, 0.1, 1.12, contrast), 0.9).why;
  expect(clear(0.01)).toMatch(/chroma, where you lie at the clear end .*\. Contrast is another matter: brows count/);
  expect(clear(0.6)).not.toContain('another matter');
});

it('says which of their features make somebody clear or soft, where chroma is told or decided', () => {
  const clearness = { hair: -0.9, iris: -0.5, brows: 1 };
  const soft = (value = 0.1, known: Parameters<typeof explain>[4] = { clearness }) =>
    explain('Soft Summer', 'True Summer', scores(-0.5, value, -0.9, -0.5), 0.9, known).why;
  const hair = 'where −1 is soft and +1 clear: your hair stands out from your skin less than in most people';
  const eyes = ', and your eyes are dark, where light eyes count as clear.';
  expect(soft()).toContain(hair + eyes);
  expect(soft(0.6)).toContain(`${hair} as light as you${eyes}`);
  const eyesAlone = soft(0.1, { clearness, counts: (_, feature) => feature !== 'hair' });
  expect(eyesAlone).toContain(': your eyes are dark, where light eyes count as clear.');
  // What speaks the other way makes nobody soft.
  expect(soft(0.1, { clearness: { hair: 0.9, iris: 0.1 } })).toContain(': how far your hair stands out');
});

it('leads with no trait in which somebody lies far beyond the season, while they lie near it in another', () => {
  const soft = explain('Soft Autumn', 'Light Spring', scores(1.2, 0.3, -0.8, -0.4), 0.6).why;
  expect(soft).toMatch(/is chroma, /);
  expect(soft).not.toMatch(/traits in you is temperature/);
});

it('leads with what decided before a trait that is doubtful', () => {
  const axes = { ...scores(0.22, 0.3, 0.05, -0.4), temperature: { value: 0.22, sd: 0.36 } };
  expect(explain('Light Spring', 'Bright Spring', axes, 0.5).why).not.toMatch(/traits in you is temperature/);
});

it('calls no two seasons both deep of which one is of moderate depth by its own words', () => {
  expect(sharedTraits('True Autumn', 'Dark Autumn', 'temperature')).toBe(
    'True Autumn and Dark Autumn are both on the deep side.',
  );
  expect(sharedTraits('Dark Winter', 'Dark Autumn', 'temperature')).toBe('Dark Winter and Dark Autumn are both deep.');
});
