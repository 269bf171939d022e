import { NO_ANSWERS, QUESTIONS } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import type { LogColor } from './engine/math/log-color.ts';
import type { Readings } from './engine/measure/index.ts';
import { reanalyze } from './reanalyze.ts';

const reading = (color: LogColor) => ({ color, sd: [0.04, 0.06, 0.15] as LogColor, pixels: 900 });
const photo: Readings = {
  zones: { cheekLeft: reading([0.22, 0.55, -0.8]), forehead: reading([0.2, 0.6, -0.75]) },
  features: {
    hair: reading([0.1, 0.3, -4.9]),
    iris: reading([0, 0.1, -2.6]),
    brows: reading([0.1, 0.6, -2]),
    sclera: reading([0.04, 0.2, -0.8]),
  },
  leastLight: 0.4,
};
const readings = [photo, photo, photo];
const evidence = {
  photos: ([1, 2, 3] as const).map((position) => ({ position, problems: [], warnings: [] })),
  secondOpinion: null,
};
const DYED = { ...NO_ANSWERS, hairDyed: true };

describe('reanalyze', () => {
  it('composes the whole result again', () => {
    const [before, after] = [reanalyze(readings, evidence, NO_ANSWERS), reanalyze(readings, evidence, DYED)];
    expect(after.evidence.axes.value.value).toBeGreaterThan(before.evidence.axes.value.value);
    expect(after.reading.sections.doubts.lines.map(({ id }) => id)).toContain('answer-1');
    expect(after.season).toBe(after.evidence.distribution[0]?.season);
    expect(reanalyze(readings, evidence, NO_ANSWERS)).toEqual(before);
  });

  it.each(QUESTIONS)('says in the reading what each answer to $key changes', ({ key, choices }) => {
    const sectionsOf = (value: boolean | string | null) =>
      reanalyze(readings, evidence, { [key]: value }).reading.sections;
    const before = sectionsOf(null);
    for (const { value, reason, head } of choices) {
      const sections = sectionsOf(value);
      expect(sections.doubts.lines.some(({ text }) => text === reason)).toBe(reason !== undefined);
      expect([sections.hair, sections.brows].map(({ lines }) => lines.length > 0)).toEqual([!head, Boolean(head)]);
      if (value) expect(sections).not.toEqual(before);
      else expect(sections).toEqual(before);
    }
  });

  it('compares the second opinion with the new season', () => {
    const { season } = reanalyze(readings, evidence, DYED);
    const description = 'Cool and light, with eyes that stand out.';
    const agreeing = reanalyze(readings, { ...evidence, secondOpinion: { season, agrees: false, description } }, DYED);
    expect(agreeing.evidence.secondOpinion).toEqual({ season, agrees: true, description });
    expect(agreeing.description.startsWith(description)).toBe(true);
    const other = reanalyze(readings, { ...evidence, secondOpinion: { season: 'Dark Autumn', agrees: true } }, DYED);
    expect(other.evidence.secondOpinion?.agrees).toBe(season === 'Dark Autumn');
    expect(other.evidence.confidence).toBeLessThan(agreeing.evidence.confidence);
  });

  it('keeps what the result was before photos were added', () => {
    const before = { seasonBefore: 'Soft Autumn', sureBefore: ['#D0CCC1'] } as const;
    const changed = reanalyze(readings, { ...evidence, ...before, sureBefore: [...before.sureBefore] }, NO_ANSWERS);
    expect(changed.evidence).toMatchObject(before);
    const why = changed.reading.sections.why.lines.map(({ text }) => text);
    expect(why).toContain(`With the photos you added, your season is ${changed.season}; it was Soft Autumn.`);
  });
});
