import { type AnalysisResult, AXES, type Evidence, SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { isSure } from '../seasons/index.ts';
import { compareResults } from './compare-results.ts';
import { composeReading } from './compose.ts';
import { projectResult } from './project.ts';
import { withAnswers } from './with-answers.ts';

const kept = resultFixture('True Spring', { evidence: { answers: undefined } });

/** The same person, with other evidence. */
function measured(change: Partial<Evidence>, of: AnalysisResult = kept): AnalysisResult {
  const evidence = { ...of.evidence, ...change };
  return projectResult(composeReading(evidence, of.seasonType), evidence);
}

/** The first season's share, the rest to the second. */
const withShare = (probability: number, of = kept): AnalysisResult =>
  measured(
    {
      distribution: of.evidence.distribution.map((entry, i) => ({
        ...entry,
        probability: i === 0 ? probability : i === 1 ? 1 - probability : 0,
      })),
    },
    of,
  );

const sureIn = ({ reading: { sections } }: AnalysisResult) =>
  [...sections.neutrals.colors, ...sections.lights.colors, ...sections.brights.colors].filter(isSure);

it('compares with a result of another build, without a reading', () => {
  const old = { ...kept, season: 'Clear Winter' as AnalysisResult['season'], reading: null, evidence: null };
  expect(compareResults(old, kept)).toMatchObject({ why: [], kept: { season: 'Clear Winter', colors: [] } });
});

describe('a comparison of two results', () => {
  it('say what was told, what was sent, and what moved', () => {
    const { axes, photos } = kept.evidence;
    const warmer = { ...axes, temperature: { ...axes.temperature, value: axes.temperature.value + 0.3 } };
    const answers = { eyes: 'hazel', hairDyed: true } as const;
    const [photo] = photos;
    const five = photo ? [...photos, photo, photo] : [];
    expect(compareResults(kept, measured({ answers, axes: warmer, photos: five })).why).toEqual([
      expect.stringContaining('hazel eyes; dyed hair: yes'),
      'You added two photos.',
      'With that, we read you as warmer than before.',
    ]);
    expect(compareResults(measured({ photos: five }), kept).why).toEqual(
      expect.arrayContaining(['You left out two photos.']),
    );
    expect(compareResults(kept, kept)).toMatchObject({ why: [], changes: [], becomesSure: [], noLongerSure: [] });
  });

  it('name the trait that parts the seasons, and no other that moved more', () => {
    const spring = resultFixture('True Spring', { runnerUp: 'True Autumn' });
    const { axes } = spring.evidence;
    const moved = (value: number, chroma: number) => ({
      ...axes,
      value: { ...axes.value, value: axes.value.value + value },
      temperature: { ...axes.temperature, value: axes.temperature.value + chroma },
    });
    const summer = measured({ axes: moved(-0.4, -0.3), runnerUp: 'Light Summer' }, spring);
    expect(compareResults(spring, summer).why).toEqual(['With that, we read you as cooler than before.']);
    expect(
      compareResults(spring, measured({ axes: moved(-0.05, 0.05), runnerUp: 'Light Spring' }, spring)).why,
    ).toEqual([]);
  });

  it('name each figure that differs', () => {
    const { changes } = compareResults(kept, resultFixture('True Autumn'));
    expect(changes).toContain('Season: True Autumn in place of True Spring.');
    expect(changes.join(' ')).toMatch(/Second season: .* Colors to avoid: \d+ of 12 change\./);
    expect(compareResults(withShare(0.3), withShare(0.9)).changes).toContain(
      'One season leads now; before, two led together.',
    );
  });

  it.each(SEASON_NAMES)('part the sure colors of %s and of another day', (season) => {
    const own = withShare(0.95, resultFixture(season));
    const other = withShare(0.6, resultFixture(season));
    const { staysSure, becomesSure, noLongerSure } = compareResults(own, other);
    expect(staysSure.length + becomesSure.length).toBe(sureIn(other).length);
    expect(staysSure.length + noLongerSure.length).toBe(sureIn(own).length);
    expect(becomesSure.filter(({ hex }) => sureIn(own).some((color) => color.hex === hex))).toEqual([]);
  });

  it('know a color that was stored under a former value and name', () => {
    const own = withShare(0.95);
    const { sections } = own.reading;
    const colors = sections.brights.colors.map((color) =>
      color.name === 'Coral' ? { ...color, hex: '#FF816C', name: 'Former Coral' } : color,
    );
    const stored = {
      ...own,
      reading: { ...own.reading, sections: { ...sections, brights: { ...sections.brights, colors } } },
    };
    const { staysSure, becomesSure, noLongerSure } = compareResults(stored, own);
    expect(staysSure.map(({ name }) => name)).toContain('Coral');
    expect(becomesSure).not.toContainEqual(expect.objectContaining({ name: 'Coral' }));
    expect(noLongerSure).not.toContainEqual(expect.objectContaining({ name: 'Former Coral' }));
  });
});

it('shows later answers as told, and keeps season and measurement', () => {
  const told = withAnswers(kept, { naturalHair: 'none' });
  expect(told).toMatchObject({ season: kept.season, evidence: { answers: { naturalHair: 'none' } } });
  for (const axis of AXES) expect(told?.evidence.axes[axis]).toEqual(kept.evidence.axes[axis]);
  expect(told?.evidence.distribution).toEqual(kept.evidence.distribution);
  expect(told?.reading.sections.hair.lines).toEqual([]);
  expect(told && withAnswers(told, { naturalHair: 'none' })).toBeNull();
});

it('says which colors added photos made sure', () => {
  const sure = withShare(0.95);
  const names = sureIn(sure).map(({ name }) => name);
  const whyAfter = (sureBefore: string[]) =>
    measured({ seasonBefore: 'True Spring', sureBefore }, sure).reading.sections.why.lines[0]?.text;
  const hexes = sureIn(sure).map(({ hex }) => hex);
  expect(whyAfter(hexes.slice(1))).toBe(
    `With the photos you added, your season is still True Spring, and ${names[0]} became sure.`,
  );
  expect(whyAfter([])).toContain(`and ${names.length - 3} more colors became sure.`);
  expect(whyAfter(hexes)).toContain('and no other color became sure.');
});
