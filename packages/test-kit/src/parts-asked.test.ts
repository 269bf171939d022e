import { afterEach, expect, it, vi } from 'vitest';
import { partsAsked } from './parts-asked.ts';

afterEach(() => void vi.restoreAllMocks());

it('gives the parts asked for, or all', () => {
  expect(partsAsked(['order', 'content'], ['content', 'people', 'order'])).toEqual(['content', 'order']);
  expect(partsAsked([], ['content', 'order'])).toEqual(['content', 'order']);
});

it('ends the command at an unknown part, with a list', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(() => partsAsked(['content', 'states'], ['content', 'order'])).toThrow('exit 64');
  expect(said).toHaveBeenCalledWith("There is no part 'states'. Parts: content, order\n");
});
