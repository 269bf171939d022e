// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StepList } from './step-list.tsx';

afterEach(cleanup);

it.each([
  [false, ['done', 'current', 'waiting']],
  [true, ['done', 'waiting', 'waiting']],
])('shows what is under way, and nothing of what has stopped: %s', (stopped, states) => {
  render(<StepList steps={['One', 'Two', 'Three']} done={1} stopped={stopped} />);
  expect(screen.getAllByRole('listitem').map((step) => step.dataset.state)).toEqual(states);
  expect(screen.queryByText(', under way') === null).toBe(stopped);
});
