// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

beforeAll(keepFocus);
// Files share a document.
afterAll(() => document.body.replaceChildren());
beforeEach(async () => {
  // What the test before has left of itself takes no focus any more.
  (document.activeElement as HTMLElement).blur();
  await later();
  document.body.innerHTML = `<main>
    <section id="before"><button>Before</button></section><div id="place"><button id="pressed">Send</button></div>
    <p id="after">After</p></main>`;
});

const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const focusedId = () => document.activeElement?.id;
const later = () => new Promise((resolve) => setTimeout(resolve, 120));

const REPLACEMENTS = {
  'a field': ['<form><input id="target"></form>', 'target'],
  'a button': ['<button id="target">Again</button>', 'target'],
  'a text': ['<div id="target" role="status">We have it.</div>', 'target'],
  nothing: ['', 'place'],
} as const;

it.each(Object.entries(REPLACEMENTS))('goes to %s in place of what was pressed', async (_what, [html, target]) => {
  at('pressed').focus();
  at('place').innerHTML = html;
  await later();
  expect(focusedId()).toBe(target);
});

it('moves to the remaining content when the place itself is removed', async () => {
  at('pressed').focus();
  at('place').remove();
  await later();
  expect(['after', 'before']).toContain(focusedId());
});

it('follows a second replacement within a moment', async () => {
  at('pressed').focus();
  at('place').innerHTML = '<p>Loading</p>';
  await new Promise((resolve) => setTimeout(resolve, 10));
  at('place').innerHTML = '<button id="target">Try again</button>';
  await later();
  expect(focusedId()).toBe('target');
});

it('leaves the focus where something else put it', async () => {
  at('pressed').focus();
  at('place').innerHTML = '<input>';
  document.querySelector<HTMLElement>('#before button')?.focus();
  await later();
  expect(document.activeElement?.textContent).toBe('Before');
});

it('takes no focus for what was left before it was removed', async () => {
  at('pressed').focus();
  at('pressed').blur();
  await later();
  at('place').innerHTML = '<input>';
  await later();
  expect(document.activeElement).toBe(document.body);
});

it('makes a text focusable only as long as it has the focus', async () => {
  at('pressed').focus();
  at('place').innerHTML = '<p id="target">We have it.</p>';
  await later();
  expect(at('target').tabIndex).toBe(-1);
  at('target').blur();
  expect(at('target').hasAttribute('tabindex')).toBe(false);
});
