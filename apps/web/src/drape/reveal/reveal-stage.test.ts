import { expect, it } from 'vitest';
import { stageShape } from './reveal-stage.tsx';

it('fills a phone', () => {
  expect(stageShape(390, 844).ratio).toBeCloseTo(390 / 844);
});
