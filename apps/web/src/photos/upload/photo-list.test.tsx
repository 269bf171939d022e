// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PhotoList } from './photo-list.tsx';
import type { Verdict } from './use-photo-problems.ts';

const makeup = { label: 'Makeup', advice: 'Bare skin shows your own colors best.' };
const glasses = { label: 'Glasses', advice: 'Take them off.' };
const turned = { label: 'Head turned', advice: 'Look here.' };
const dark = { label: 'Too dark', advice: 'Face a window.' };

const show = (verdicts: readonly Verdict[]) => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} }));
  const photos = verdicts.map((_, i) => new File(['photo'], `selfie-${i + 1}.jpg`));
  const list = { photos, photoCount: 3, sent: null, onRemove: () => {}, onAdd: () => {} };
  render(<PhotoList {...list} verdicts={verdicts} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says why no verdict comes before the box is checked, and only then', () => {
  for (const unasked of [true, false]) {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} }));
    const list = {
      photos: [new File(['photo'], 'a.jpg')],
      photoCount: 3,
      sent: null,
      onRemove: () => {},
      onAdd: () => {},
    };
    const { unmount } = render(<PhotoList {...list} verdicts={[null]} awaitsConsent={unasked} />);
    expect(/once you check the box/.test(screen.getByRole('status').textContent ?? '')).toBe(unasked);
    unmount();
  }
});

it('gives the same advice once, and says below that it holds there, too', () => {
  const worn = { problems: [], warnings: [makeup], repeats: false };
  const [first, second, third] = show([worn, worn, { problems: [], warnings: [], repeats: false }]);
  expect(first).toContain('Makeup. Bare skin shows your own colors best.');
  expect(second).toContain('We can measure this one.');
  expect(second).toContain('Makeup, as above.');
  expect(second).not.toContain('Bare skin');
  expect(third).toContain('We can measure this one.');
});

it('says that each can be measured, and shared remarks once', () => {
  const worn = { problems: [], warnings: [glasses, makeup], repeats: false };
  const rows = show([worn, { ...worn, warnings: [...worn.warnings, turned] }, worn]);
  for (const row of rows) expect(row).toContain('We can measure this one.');
  expect(rows.join(' ')).not.toMatch(/Makeup|Glasses|as above/);
  expect(rows[1]).toContain('Head turned. Look here.');
  expect(screen.getByText(/^For all photos/).parentElement?.textContent).toBe(
    'For all photos:Glasses. Take them off.Makeup. Bare skin shows your own colors best.',
  );
});

it('does not say again that the same shot can be measured', () => {
  const [, again] = show([
    { problems: [], warnings: [], repeats: false },
    { problems: [], warnings: [turned], repeats: true },
  ]);
  expect(again).toContain('Head turned. Look here.');
  expect(again).not.toContain('We can measure this one.');
});

it('says in full what has to be mended, and what a photo above keeps to itself', () => {
  const rows = show([
    { problems: [dark], warnings: [makeup], repeats: false },
    { problems: [dark], warnings: [], repeats: false },
    { problems: [], warnings: [makeup], repeats: false },
  ]);
  expect(rows[1]).toContain('Too dark. Face a window.');
  expect(rows[2]).toContain('Makeup. Bare skin shows your own colors best.');
});
