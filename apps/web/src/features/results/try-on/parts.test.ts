import { expect, it } from 'vitest';
import { wornInWords } from './parts.ts';

it('says what is worn, and where', () => {
  const color = (name: string) => ({ hex: '#B13930', name });
  expect(wornInWords({})).toBe('Nothing on yet.');
  expect(wornInWords({ lips: color('Chili Lip') })).toBe('Chili Lip on your lips.');
  expect(wornInWords({ lips: color('Chili Lip'), blush: color('Brick Rose'), brows: undefined })).toBe(
    'Brick Rose on your cheeks and Chili Lip on your lips.',
  );
});
