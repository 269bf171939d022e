import { expect, it } from 'vitest';
import { findCycle } from './refuse-cycles.ts';

const script = (fileName: string, ...imports: string[]) => ({ fileName, imports });

it('finds no cycle where two files need a third', () => {
  expect(findCycle([script('a', 'b', 'c'), script('b', 'c'), script('c')])).toBeNull();
});

it('names the files of an import cycle', () => {
  const scripts = [script('page', 'read'), script('read', 'base', 'result'), script('result', 'read'), script('base')];
  expect(findCycle(scripts)).toEqual(['read', 'result', 'read']);
});

it('takes the shortest way round', () => {
  expect(findCycle([script('a', 'b', 'c'), script('b', 'c'), script('c', 'a')])).toEqual(['a', 'c', 'a']);
});
