import { expect, it } from 'vitest';
import { MEASURED_BY } from '../apps/web/src/sample/people.ts';
import { ENGINE_VERSION } from '../services/analysis/src/engine/engine-version.ts';

it('shows on the front page what the engine of today finds', () => {
  expect(MEASURED_BY).toBe(ENGINE_VERSION);
});
