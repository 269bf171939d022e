// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NO_ANSWERS, type PhotoVerdict } from '@trueseason/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { MakeupNote } from './makeup-note.tsx';

const photos: PhotoVerdict[] = [
  { position: 1, problems: [], warnings: [] },
  { position: 2, problems: [], warnings: ['makeup_likely', 'repeated'], repeatOf: 1 },
];
afterEach(cleanup);

it('says that photos showed makeup, names none that does not count, and leads to the question about it, in a fold that it opens', () => {
  Element.prototype.scrollIntoView = vi.fn();
  render(
    <>
      <MakeupNote evidence={{ photos, answers: undefined }} />
      <details>
        <fieldset>
          <input type="radio" name="makeup" aria-label="Yes" />
        </fieldset>
      </details>
    </>,
  );
  expect(screen.getByText(/^Your lips look made up on your photos, /)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Say whether you wore makeup' }));
  expect(document.querySelector('details')?.open).toBe(true);
  expect(document.activeElement).toBe(document.querySelector('input'));
});

it('asks nobody who has said so, and says nothing where no photo showed any', () => {
  const { container } = render(<MakeupNote evidence={{ photos: photos.slice(0, 1), answers: undefined }} />);
  expect(container.textContent).toBe('');
  cleanup();
  render(<MakeupNote evidence={{ photos, answers: { ...NO_ANSWERS, makeup: true } }} />);
  expect(screen.queryByRole('button')).toBeNull();
});
