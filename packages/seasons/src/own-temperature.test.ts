import { expect, it } from 'vitest';
import { ownTemperature } from './own-temperature.ts';

const at = (value: number, sd = 0.2) => ({ temperature: { value, sd } });

it('says beside a warm or cool palette that its reader is neither, or leans the other way', () => {
  expect(ownTemperature('Bright Winter', at(0.06, 0.28))).toBe(
    'You lie between cool and warm yourself; by all four traits together a cool palette is still nearest.',
  );
  expect(ownTemperature('Light Spring', at(-0.3))).toMatch(
    /^You lean cool yourself; .* a warm palette is still nearest/,
  );
});

it('says nothing where both are on one side, or of a season that is newer than this build', () => {
  expect(ownTemperature('True Autumn', at(0.67))).toBe('');
  expect(ownTemperature('Bright Winter', at(-0.3))).toBe('');
  expect(ownTemperature('Deep Winter', at(0.06))).toBe('');
});
