import { type Answers, type Axis, NO_ANSWERS } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { describe, expect, it } from 'vitest';
import { ownTemperature } from './own-temperature.ts';

const { features } = resultFixture('Soft Summer').evidence;
const at = (value: number, sd = 0.2, decidingAxis: Axis = 'value') => ({
  axes: { temperature: { value, sd } },
  features,
  decidingAxis,
});

it('says beside a warm or cool palette that its reader is neither, or leans the other way', () => {
  expect(ownTemperature('Bright Winter', at(0.06, 0.28))).toBe(
    'You lie between cool and warm yourself; your other traits still bring a cool palette nearest.',
  );
  expect(ownTemperature('Light Spring', at(-0.3))).toMatch(/^You lean cool yourself; .* bring a warm palette nearest/);
});

it('does not leave the answer to other traits where the little that they lie to its side decided', () => {
  expect(ownTemperature('Light Summer', at(-0.08, 0.2, 'temperature'))).toBe(
    'You lie between cool and warm, a little to the cool side, and that little decided.',
  );
  expect(ownTemperature('Light Summer', at(0.05, 0.2, 'temperature'))).toMatch(/other traits still bring a cool/);
});

it('says how warm or cool they are beside the season where both are on one side', () => {
  expect(ownTemperature('True Autumn', at(0.67))).toBe(
    'You are warm, if anything less so than is usual for True Autumn.',
  );
  expect(ownTemperature('True Autumn', at(0.4, 0.1))).toBe('You are warm, less so than is usual for True Autumn.');
  expect(ownTemperature('Soft Autumn', at(1.2, 0.1))).toMatch(/^You are strongly warm, more so than is usual for/);
  expect(ownTemperature('Bright Winter', at(-0.3, 0.3))).toBe(
    'You lean cool, about as far as is usual for Bright Winter.',
  );
});

it('says nothing of a season that is newer than this build', () => {
  expect(ownTemperature('Deep Winter', at(0.06))).toBe('');
});

describe('where hair or eyes made somebody warm or cool', () => {
  const [GOLDEN, NEUTRAL, ROSY] = [
    [63, 14, 30],
    [73, 14.8, 21.7],
    [78.7, 18.8, 19.4],
  ] as const;
  const [GRAY, BLOND] = [
    [62, 0, 2],
    [64, 6, 23],
  ] as const;
  type Color = readonly [number, number, number];
  const person = (skin: Color, hair: Color, value: number, warmth: string | undefined = 'The hair weighs most.') => ({
    decidingAxis: 'value' as const,
    axes: { temperature: { value, sd: 0.2 } },
    features: {
      ...features,
      skin: { ...features.skin, lab: [...skin] as [number, number, number] },
      hair: { ...(features.hair ?? features.skin), strands: undefined, lab: [...hair] as [number, number, number] },
    },
    warmth,
  });

  it('says so of skin that is not', () => {
    expect(ownTemperature('Soft Summer', person(GOLDEN, GRAY, -0.54))).toBe(
      'Your skin by itself is golden; it is your gray hair, nearly colorless, that reads as cool.',
    );
    expect(ownTemperature('Soft Summer', person(NEUTRAL, GRAY, -0.54))).toMatch(/^Your skin by itself is neither warm/);
    expect(ownTemperature('Light Spring', person(ROSY, BLOND, 0.5))).toBe(
      'Your skin by itself is rosy; it is your hair and eyes that read as warm.',
    );
  });

  it('names eyes only where they lie on that side, and nothing that was set aside', () => {
    const of = (lab: Color, answers: Partial<Answers> = {}, hair: Color = BLOND, value = 0.5) => {
      const told = person(ROSY, hair, value);
      const iris = { ...told.features.skin, lab: [...lab] as [number, number, number] };
      return ownTemperature('Light Spring', {
        ...told,
        features: { ...told.features, iris },
        answers: { ...NO_ANSWERS, ...answers },
      });
    };
    const [BLUE, AMBER, ASH] = [
      [50, -4, -3],
      [40, 3, 15],
      [36, 1, 7],
    ] as const;
    expect(of(BLUE)).toBe('Your skin by itself is rosy; it is your hair that reads as warm.');
    expect(of(AMBER)).toBe('Your skin by itself is rosy; it is your hair and eyes that read as warm.');
    expect(of(AMBER, {}, ASH)).toBe('Your skin by itself is rosy; it is your eyes that read as warm.');
    expect(of(AMBER, { hairDyed: true })).toMatch(/it is your eyes that read as warm\.$/);
    expect(of(AMBER, { contactLenses: true })).toMatch(/it is your hair that reads as warm\.$/);
    expect(of(BLUE, {}, ASH, 0.2)).toBe('Your skin by itself is rosy; with your hair and eyes you lean warm.');
  });

  it('says once which way they lean, and how far beside the season', () => {
    const told = person(ROSY, [36, 1, 7], 0.2);
    const iris = { ...told.features.skin, lab: [50, -4, -3] as [number, number, number] };
    expect(ownTemperature('True Spring', { ...told, features: { ...told.features, iris } })).toBe(
      'Your skin by itself is rosy; with your hair and eyes you lean warm, less far than is usual for True Spring.',
    );
  });

  it('says nothing of skin that agrees, or where the evidence does not say it', () => {
    expect(ownTemperature('Soft Summer', person(ROSY, GRAY, -0.54))).not.toContain('skin');
    expect(ownTemperature('Soft Summer', { ...person(GOLDEN, GRAY, -0.54), warmth: undefined })).not.toContain('skin');
  });
});
