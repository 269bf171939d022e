import { describe, expect, it } from 'vitest';
import { ARTICLES } from './articles.ts';

const TEXTS = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true });
/** What is read, without the blocks of color. */
const words = (text: string): number =>
  text
    .replaceAll(/^```[^`]*```$/gm, '')
    .split(/\s+/)
    .filter(Boolean).length;

describe('the journal', () => {
  it('has the fifteen articles of the specification and two comparisons', () => {
    expect(ARTICLES).toHaveLength(17);
    expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(17);
  });

  it.each(ARTICLES.map(({ slug }) => slug))('%s is an article of 700 to 1500 words', (slug) => {
    const text = TEXTS[`./articles/${slug}.md`] ?? '';
    expect(words(text)).toBeGreaterThanOrEqual(690);
    expect(words(text)).toBeLessThanOrEqual(1500);
  });

  it('is listed newest first', () => {
    const dates = ARTICLES.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });
});
