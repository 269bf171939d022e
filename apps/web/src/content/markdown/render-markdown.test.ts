// @vitest-environment jsdom
import { PHOTO_RETENTION } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { markdown } from '../../../markdown-plugin.ts';
import { renderMarkdown } from './render-markdown.ts';

const parse = (text: string): HTMLElement => {
  const body = document.createElement('div');
  body.innerHTML = renderMarkdown(text);
  return body;
};
const block = (kind: string, ...lines: readonly string[]): string => [`\`\`\`${kind}`, ...lines, '```'].join('\n');
const texts = (all: Iterable<Element>): string[] => Array.from(all, ({ textContent }) => textContent ?? '');

describe('a block of swatches', () => {
  it('is a figure with a list: name, value and note of each color in words, and a caption', () => {
    const figure = parse(
      block('swatches', 'caption: Two darks', 'Ink Navy #0A2143 suit', 'Soft Black #151518'),
    ).querySelector('figure');
    expect(texts(figure?.querySelectorAll('li') ?? [])).toEqual(['Ink Navy #0A2143 suit', 'Soft Black #151518']);
    expect(figure?.querySelector('li')?.style.getPropertyValue('--c')).toBe('#0A2143');
    expect(figure?.querySelector('figcaption')?.textContent).toBe('Two darks');
    expect(figure?.innerHTML).not.toMatch(/<(script|svg)/);
  });

  it('names the rows that it compares', () => {
    const body = parse(block('swatches versus', 'caption: Reds', 'Cool:', 'Crimson #B9233B', 'Warm:', 'Rust #A24824'));
    expect(texts(body.querySelectorAll('figure p'))).toEqual(['Cool', 'Warm']);
    expect(body.querySelectorAll('figure ul')).toHaveLength(2);
  });

  it('says which paper a color comes near to, so that it gets an edge there', () => {
    const body = parse(block('swatches', 'caption: Three', 'Milk #F9F6EF', 'Coral #FF816C', 'Soft Black #151518'));
    expect(Array.from(body.querySelectorAll('li'), ({ dataset }) => dataset.near)).toEqual([
      'light',
      undefined,
      'dark',
    ]);
  });

  it('escapes markup in its text', () => {
    const body = parse(block('swatches', 'caption: <b>"a" & b', 'Two:', '<img> #0A2143 <i>x'));
    expect(body.querySelector('img, li > i > i, figcaption b')).toBeNull();
    expect(body.querySelector('li b')?.textContent).toBe('<img>');
    expect(body.querySelector('figcaption')?.textContent).toBe('<b>"a" & b');
  });

  it.each([
    ['a value in lower case', block('swatches', 'caption: A', 'Ink #0a2143'), 5],
    ['a value without a name', block('swatches', 'caption: A', 'Ink #0A2143', '#0A2143'), 6],
    ['no caption', block('swatches', 'Ink #0A2143'), 4],
    ['an unknown look', block('swatches sideways', 'caption: A', 'Ink #0A2143'), 4],
    ['no swatch', block('swatches', 'caption: A'), 4],
    [
      'rows of two lengths',
      block('swatches versus', 'caption: A', 'X:', 'Ink #0A2143', 'Y:', 'I #0A2143', 'K #0A2143'),
      4,
    ],
    ['too many in a row', block('swatches', 'caption: A', ...Array<string>(9).fill('Ink #0A2143')), 4],
    ['an unknown block', block('swatch', 'Ink #0A2143'), 4],
  ])('fails for %s, with the line', (_, text, line) => {
    expect(() => renderMarkdown(`# Title\n\n${text}\n`)).toThrow(`(line ${line})`);
  });

  it('fails the build with the file', () => {
    const { transform } = markdown() as { transform: (text: string, id: string) => unknown };
    expect(() => transform('x :swatch[ink]{navy}', '/articles/a.md')).toThrow(/^\/articles\/a\.md: .*\(line 1\)$/);
    expect(transform('x', '/articles/a.ts')).toBeNull();
  });
});

it('replaces facts except those of the shop, and reports unknown ones with their line', () => {
  expect(parse('It costs {{price}}. Photos go after {{photoDays}} days.').textContent?.trim()).toBe(
    `It costs {{price}}. Photos go after ${PHOTO_RETENTION.completedDays} days.`,
  );
  expect(() => renderMarkdown('Fine.\n\nFor {{prize}} only.')).toThrow('No fact is called prize (line 3)');
});

it('a color named in the text keeps its word and gains a chip', () => {
  const chip = parse('Wear :swatch[ink <navy>]{#0A2143} to work.').querySelector<HTMLElement>('p > span');
  expect(chip?.textContent).toBe('ink <navy>');
  expect(chip?.style.getPropertyValue('--c')).toBe('#0A2143');
  expect(() => renderMarkdown('Fine.\n\nWear :swatch[ink]{#0a2143}.')).toThrow('(line 3)');
});

it('tables label their rows, and cells their columns', () => {
  const table = parse('|  | Autumn "deep" | Winter |\n| - | - | - |\n| Red | _rust_ | crimson |').querySelector(
    'table',
  );
  expect(table?.querySelector('tbody th')?.textContent).toBe('Red');
  const cells = Array.from(table?.querySelectorAll<HTMLElement>('tbody td') ?? []);
  expect(cells.map(({ dataset }) => dataset.label)).toEqual(['Autumn "deep"', 'Winter']);
  expect(cells[0]?.innerHTML).toBe('<em>rust</em>');
  expect(texts(table?.querySelectorAll('thead th') ?? [])).toEqual(['Autumn "deep"', 'Winter']);
});

it('the chart of skin shows every depth in every hue and says so', () => {
  const svg = parse(block('skin-chart', 'caption: Computed')).querySelector('figure svg');
  const patches = Array.from(svg?.querySelectorAll('rect') ?? [], (rect) => rect.getAttribute('fill'));
  expect(patches).toHaveLength(48);
  expect(new Set(patches).size).toBe(48);
  expect(svg?.getAttribute('aria-label')).toMatch(/every depth occurs in every hue/i);
});
