import { NO_ANSWERS } from '@trueseason/contracts';
import { createLogger } from '@trueseason/runtime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckServer, startCheckServer } from './check-server.ts';
import type { LogColor } from './engine/math/log-color.ts';
import type { Readings } from './engine/measure/index.ts';
import { reanalyze, reanalyzeStored } from './reanalyze.ts';

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
const kept: Parameters<typeof reanalyze>[0] = {
  readings: [photo, photo, photo],
  verdicts: ([1, 2, 3] as const).map((position) => ({ position, problems: [], warnings: [] })),
  secondOpinion: null,
  answers: NO_ANSWERS,
};
const dyed = { ...kept, answers: { ...NO_ANSWERS, hairDyed: true } };

describe('reanalyze', () => {
  it('composes the whole result again', () => {
    const [before, after] = [reanalyze(kept).result, reanalyze(dyed).result];
    expect(after.evidence.axes.value.value).toBeGreaterThan(before.evidence.axes.value.value);
    expect(after.reading.sections.doubts.lines.map(({ id }) => id)).toContain('answer-1');
    expect(after.season).toBe(after.evidence.distribution[0]?.season);
    expect(reanalyze({ ...kept, answers: NO_ANSWERS }).result).toEqual(before);
  });

  it('compares the second opinion with the new season', () => {
    const { season } = reanalyze(dyed).result;
    const description = 'Cool and light, with eyes that stand out.';
    const agreeing = reanalyze({ ...dyed, secondOpinion: { season, agrees: false, description } }).result;
    expect(agreeing.evidence.secondOpinion).toEqual({ season, agrees: true, description });
    expect(agreeing.description.startsWith(description)).toBe(true);
    const other = reanalyze({ ...dyed, secondOpinion: { season: 'Dark Autumn', agrees: true } }).result;
    expect(other.evidence.secondOpinion?.agrees).toBe(season === 'Dark Autumn');
    expect(other.evidence.confidence).toBeLessThan(agreeing.evidence.confidence);
  });
});

describe('POST /reanalyze', () => {
  let server: CheckServer;
  const unused = () => Promise.reject(new Error('no photo is looked at'));
  beforeAll(async () => {
    server = await startCheckServer({
      answering: { check: unused, reanalyze: reanalyzeStored, measure: unused, mapHair: unused },
      host: '127.0.0.1',
      port: 0,
      logger: createLogger('analysis', 'silent'),
    });
  });
  afterAll(() => server.close());
  const ask = (body: unknown) =>
    fetch(`http://127.0.0.1:${server.port}/reanalyze`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('returns the same result for the same readings', async () => {
    const started = performance.now();
    const answer = await ask(dyed);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(reanalyze(dyed))));
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('refuses invalid readings', async () => {
    expect((await ask({ ...dyed, readings: [] })).status).toBe(400);
    expect((await ask({ ...dyed, readings: [{ zones: { cheek: 1 }, features: {} }] })).status).toBe(400);
    expect((await ask({ ...dyed, answers: { hairDyed: 'perhaps' } })).status).toBe(400);
  });
});
