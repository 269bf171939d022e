import type { OutlinePoint } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { bothEyes } from './both-eyes.ts';
import type { Line } from './mask.ts';

const ring = (cx: number, cy: number, radius: number): Line =>
  Array.from({ length: 12 }, (_, k): OutlinePoint => {
    const angle = (k / 12) * 2 * Math.PI;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
const eye = (x: number): Line[] => [ring(x, 0.4, 0.02), ring(x + 0.001, 0.401, 0.011)];

it('finds both irises, each with the rings around it', () => {
  const [left, right] = bothEyes([...eye(0.6), ...eye(0.4)]) ?? [];
  expect(left?.[0]).toBeCloseTo(0.4, 2);
  expect(right?.[0]).toBeCloseTo(0.6, 2);
});

it('takes the rings around one iris for no pair', () => {
  expect(bothEyes(eye(0.4))).toBeNull();
  expect(bothEyes([])).toBeNull();
});
