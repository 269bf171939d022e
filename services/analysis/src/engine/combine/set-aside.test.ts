import { type Answers, evidenceSchema, NO_ANSWERS, type PhotoVerdict, QUESTIONS } from '@trueseason/contracts';
import { describe, expect, it, vi } from 'vitest';
import { measuredAnswers } from '../agreeing-answers.ts';
import { buildEvidence } from '../build-evidence.ts';
import type { LogColor } from '../math/log-color.ts';
import type { Reading, Readings } from '../measure/index.ts';

// Each answer simulates thousands of people: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const reading = (color: LogColor): Reading => ({ color, sd: [0.04, 0.06, 0.15], pixels: 900 });
const verdicts: PhotoVerdict[] = ([1, 2, 3] as const).map((position) => ({ position, problems: [], warnings: [] }));

interface Look {
  readonly hair?: LogColor;
  readonly iris?: LogColor;
  readonly lips?: LogColor;
}

/** Three photos of a fair, cool person in slightly different light. */
const photos = ({ hair = [0.05, 0.35, -1.9], iris = [0, 0.1, -2.6], lips = [0.7, 0.9, -2.1] }: Look): Readings[] =>
  [-0.1, 0, 0.1].map((light) => {
    const lit = ([tint, warmth, depth]: LogColor) => reading([tint, warmth + light, depth + light]);
    return {
      zones: {
        cheekLeft: lit([0.22, 0.55, -0.8]),
        cheekRight: lit([0.22, 0.55, -0.8]),
        forehead: lit([0.2, 0.6, -0.75]),
      },
      features: {
        hair: lit(hair),
        iris: lit(iris),
        lips: lit(lips),
        brows: lit([0.1, 0.6, -2.0]),
        sclera: lit([0.04, 0.2, -0.8]),
      },
    };
  });
const evidenceOf = (answers: Partial<Answers>, look: Look = {}) =>
  buildEvidence(photos(look), verdicts, { ...NO_ANSWERS, ...answers });

const BLACK: LogColor = [0.1, 0.3, -4.9];
const COPPER: LogColor = [0.4, 1.6, -2.4];

describe('dyed hair', () => {
  it('affects neither warmth nor depth', () => {
    const [own, black, copper] = [
      evidenceOf({ hairDyed: true }),
      evidenceOf({ hairDyed: true }, { hair: BLACK }),
      evidenceOf({ hairDyed: true }, { hair: COPPER }),
    ];
    for (const dyed of [black, copper]) {
      expect(dyed.axes.temperature.value).toBeCloseTo(own.axes.temperature.value, 1);
      expect(dyed.axes.value.value).toBeCloseTo(own.axes.value.value, 1);
    }
    // Without the answer it would.
    expect(evidenceOf({}, { hair: BLACK }).axes.value.value).toBeLessThan(own.axes.value.value - 0.3);
  });

  it('gives half its contrast, and is displayed as measured', () => {
    const contrast = (answers: Partial<Answers>, hair?: LogColor) =>
      evidenceOf(answers, hair && { hair }).axes.contrast.value;
    const change = contrast({}, BLACK) - contrast({});
    const changeDyed = contrast({ hairDyed: true }, BLACK) - contrast({ hairDyed: true });
    expect(changeDyed).toBeGreaterThan(0);
    expect(changeDyed).toBeLessThan(change * 0.9);
    expect(evidenceOf({ hairDyed: true }, { hair: BLACK }).features.hair).toEqual(
      evidenceOf({}, { hair: BLACK }).features.hair,
    );
  });
});

describe('contact lenses', () => {
  it('exclude the eyes from every axis', () => {
    const brown: LogColor = [0.3, 0.9, -4.8];
    const [blue, dark] = [evidenceOf({ contactLenses: true }), evidenceOf({ contactLenses: true }, { iris: brown })];
    for (const axis of ['value', 'chroma', 'contrast'] as const) {
      expect(dark.axes[axis].value).toBeCloseTo(blue.axes[axis].value, 1);
      expect(
        Math.abs(evidenceOf({}, { iris: brown }).axes[axis].value - evidenceOf({}).axes[axis].value),
      ).toBeGreaterThan(0.1);
    }
  });
});

describe('makeup', () => {
  it('excludes lips from the light, and makes the skin less certain', () => {
    const red: LogColor = [1.6, 1.5, -2.4];
    const [bare, painted] = [evidenceOf({ makeup: true }), evidenceOf({ makeup: true }, { lips: red })];
    expect(painted.axes).toEqual(bare.axes);
    expect(bare.axes.contrast.sd).toBeGreaterThan(evidenceOf({}).axes.contrast.sd);
    expect(bare.axes.temperature.sd).toBeGreaterThan(evidenceOf({}).axes.temperature.sd);
    expect(painted.features.lips).not.toBeNull();
  });
});

describe('told colors', () => {
  it('count in place of dyed hair and of eyes behind lenses, whatever these look like', () => {
    const told = { naturalHair: 'light-brown', eyes: 'blue', hairDyed: true, contactLenses: true } as const;
    const [black, copper] = [
      { hair: BLACK, iris: BLACK },
      { hair: COPPER, iris: COPPER },
    ].map((look) => evidenceOf(told, look));
    expect(copper?.axes).toEqual(black?.axes);
    expect(copper?.contradictions).toBeUndefined();
    expect(evidenceOf({ ...told, naturalHair: 'black' }).axes.value.value).toBeLessThan(
      (black?.axes.value.value ?? 0) - 0.3,
    );
  });

  it('draw the measured ones toward themselves', () => {
    const value = (answers: Partial<Answers>) => evidenceOf(answers).axes.value.value;
    expect(value({ naturalHair: 'dark-brown' })).toBeLessThan(value({}));
    expect(value({ naturalHair: 'white' })).toBeGreaterThan(value({}));
    expect(value({ eyes: 'dark-brown' })).toBeLessThan(value({}));
  });

  it('stand for what no photo shows', () => {
    const bare = photos({}).map(({ features: { hair, iris, ...features }, ...photo }) => ({ ...photo, features }));
    const placed = (answers: Answers) => buildEvidence(bare, verdicts, answers).axes.value.value;
    expect(placed({ naturalHair: 'white', eyes: 'blue' })).toBeGreaterThan(
      placed({ naturalHair: 'black', eyes: 'dark-brown' }) + 0.5,
    );
  });

  it.each([
    ['hair', { naturalHair: 'black' }, { naturalHair: 'dark-blond' }],
    ['iris', { eyes: 'dark-brown' }, { eyes: 'blue' }],
  ] as const)('of %s that the photos contradict are said to, and less certain', (feature, wrong, right) => {
    const look = { iris: [-0.1, -0.2, -1.8] } as const;
    const [against, along] = [evidenceOf(wrong, look), evidenceOf(right, look)];
    expect(against.contradictions).toEqual([feature]);
    expect(along.contradictions).toBeUndefined();
    expect(against.axes.value.sd).toBeGreaterThan(along.axes.value.sd);
  });
});

describe('the brightest cloth', () => {
  it('counts with and without makeup', () => {
    for (const makeup of [false, true]) {
      const value = (leastLight?: number) => {
        const seen = photos({}).map((photo) => ({ ...photo, leastLight }));
        return buildEvidence(seen, verdicts, { ...NO_ANSWERS, makeup }).axes.value.value;
      };
      expect(value(0.6)).toBeLessThan(value());
    }
  });
});

describe('the evidence', () => {
  it.each(QUESTIONS)(
    'stores an answer to $key, and measures differently if that says something of a color',
    (question) => {
      const none = evidenceOf({});
      /** Answered names that add nothing, because they agree with the photos. */
      const agreeing: unknown[] = [];
      for (const { value, excludes, head, swatch } of question.choices) {
        const evidence = evidenceSchema.parse(evidenceOf({ [question.key]: value }));
        expect(evidence.answers?.[question.key] ?? null).toBe(value);
        const counts = excludes !== undefined || head !== undefined || swatch !== undefined;
        const isChanged = JSON.stringify(evidence.axes) !== JSON.stringify(none.axes);
        if (swatch && !isChanged) agreeing.push(value);
        else expect(isChanged).toBe(counts);
        if (head) expect(evidence.features.hair).toBeNull();
      }
      expect(agreeing.length).toBeLessThanOrEqual(1);
    },
  );

  it('rounds every figure once', () => {
    for (const evidence of [evidenceOf({}), evidenceOf({ hairDyed: true }), evidenceOf({}, { hair: BLACK })])
      for (const { value } of Object.values(evidence.axes)) expect(value).toBe(Number(value.toFixed(2)));
  });

  it('is the same without answers as with three times no, except for the answers', () => {
    const { answers, ...no } = evidenceOf({ hairDyed: false, makeup: false, contactLenses: false });
    expect(answers).toBeDefined();
    expect(no).toEqual(evidenceOf({}));
    expect(evidenceOf({})).not.toHaveProperty('answers');
  });

  it('changes nothing by a name that is shown, alone or beside another answer', () => {
    const look = { iris: [-0.1, -0.2, -1.8] } as const;
    const untold = evidenceOf({}, look);
    const { eyes } = measuredAnswers(untold);
    expect(eyes).toBeDefined();
    expect(evidenceOf({ eyes }, look).distribution).toEqual(untold.distribution);
    const naturalHair = 'white';
    const differing = evidenceOf({ naturalHair }, look);
    expect(differing.distribution).not.toEqual(untold.distribution);
    expect(evidenceOf({ eyes, naturalHair }, look).distribution).toEqual(differing.distribution);
  });
});
