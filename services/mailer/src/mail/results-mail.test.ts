import { type AnalysisResult, BRAND, SEASON_NAMES, type SeasonName } from '@trueseason/contracts';
import { openStoredResult } from '@trueseason/style/reading';
import { RING, SEASON_PROFILES } from '@trueseason/style/seasons';
import { ANSWERED, chosenResult, resultFixture } from '@trueseason/testing/result';
import { expect, test } from 'vitest';
import { resultsMail } from './results-mail.tsx';

const input = {
  result: resultFixture('Dark Winter'),
  orderId: 4_218_559_031,
  resultsUrl: 'https://shop.example/open/abc.def-ghi_jkl?x=1&y=2',
  lookupUrl: 'https://shop.example/lookup',
  publicUrl: 'https://shop.example',
  supportEmail: 'help@shop.example',
};
const mail = resultsMail(input);
const seasons = SEASON_NAMES.filter((season) => SEASON_PROFILES[season]);

test('both bodies name season, order, links, retention and help', () => {
  for (const body of [mail.html.replaceAll('&amp;', '&'), mail.text]) {
    expect(body).toContain('Dark Winter');
    expect(body).toContain('4218559031');
    expect(body).toContain(input.resultsUrl);
    expect(body).toContain(input.lookupUrl);
    expect(body).toContain('help@shop.example');
    expect(body).toMatch(/deleted\s+30\s+days/);
  }
  expect(mail.subject).toBe(`Your season is Dark Winter: your ${BRAND.name} results`);
  expect(mail.html).toContain(mail.preheader);
});

test.each(SEASON_NAMES)('names the season that its owner chose, as chosen: %s', (season) => {
  const { subject, html, text } = resultsMail({ ...input, result: chosenResult(season) });
  expect(subject).toContain(season);
  for (const body of [html, text.replaceAll(/\s+/g, ' ')]) expect(body).toContain('You chose it, with');
});

test.each(ANSWERED)('follows an answer, and gives no advice on what is missing: $name', ({ result, never }) => {
  const { html, text } = resultsMail({ ...input, result });
  const plain = text.replaceAll(/\s+/g, ' ');
  for (const line of result.reading.sections.own.lines) expect(plain).toContain(line.text);
  for (const advice of never) expect(html + plain).not.toContain(advice);
});

test('links lead only to our pages, and nothing is loaded', () => {
  const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
  const own = [input.resultsUrl, input.lookupUrl, input.publicUrl, `mailto:${input.supportEmail}`];
  expect(new Set(links)).toEqual(new Set(own));
  expect(mail.html).not.toMatch(/<img|<script|<link|<iframe|src=|url\(|@import/i);
});

test('the ring strip highlights the season without an image', () => {
  const cells = (html: string, season: SeasonName) => html.split(`background-color:${RING[season].arc}`).length - 1;
  const { html } = resultsMail({ ...input, result: resultFixture('True Summer') });
  expect(cells(html, 'True Summer')).toBeGreaterThan(cells(html, 'Dark Autumn'));
  for (const season of SEASON_NAMES) expect(cells(html, season)).toBeGreaterThan(0);
});

test('names the second season once, as the results do', () => {
  const verdict = input.result.reading.sections.verdict.lines.map(({ text }) => text).join(' ');
  expect(verdict).toContain(`Your second: ${input.result.evidence.runnerUp}`);
  for (const body of [mail.html, mail.text.replaceAll(/\s+/g, ' ')]) expect(body.split(verdict)).toHaveLength(2);
});

test('a result with missing lists and texts is mailed', () => {
  const strange = {
    ...input.result,
    accessories: 'Silver',
    celebrities: 4,
    evidence: undefined,
    reading: undefined,
    clothing: null,
  };
  const { html, text } = resultsMail({ ...input, result: openStoredResult(strange as unknown as AnalysisResult) });
  expect(text).toContain('You are a Dark Winter.');
  expect(html + text).not.toMatch(/undefined|null|NaN/);
});

test('every signature color is a cell with its name and value', () => {
  for (const text of input.result.overview.signatureColors) {
    const [hex, ...name] = text.split(' ');
    expect(mail.html).toMatch(
      new RegExp(`background-color:${hex};background-image:linear-gradient\\(${hex},${hex}\\)`),
    );
    expect(mail.html).toContain(`>${name.join(' ')}</p>`);
    expect(mail.text).toContain(text);
  }
});

test('the result cannot write markup', () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>"&';
  const { overview, reading } = structuredClone(input.result);
  reading.sections.own.lines[0] = { id: 'hostile', text: hostile };
  const result = { ...input.result, reading, overview: { ...overview, signatureColors: [`#AABBCC ${hostile}`] } };
  const { html } = resultsMail({ ...input, result, lookupUrl: 'https://shop.example/"><script>' });
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('plain text keeps to lines of 72 except for links', () => {
  const long = mail.text.split('\n').filter((line) => line.length > 72);
  expect(long.filter((line) => !line.startsWith('https://'))).toEqual([]);
});

test('a person’s coloring is described before the season', () => {
  const axes = { ...input.result.evidence.axes, temperature: { value: 0, sd: 0.1 } };
  const result = resultFixture('Dark Winter', { evidence: { axes } });
  const [own, season] = [result.reading.sections.own, result.reading.sections.season].map(
    ({ lines }) => lines[0]?.text,
  );
  const { html, text } = resultsMail({ ...input, result });
  for (const body of [html.replaceAll('&#x27;', "'"), text.replaceAll(/\s+/g, ' ')]) {
    expect(body).toContain(own);
    expect(body.indexOf(own ?? '-')).toBeLessThan(body.indexOf(season ?? '-'));
  }
});

test('an Absolute type is named once, next to the season', () => {
  const result = resultFixture('Dark Winter', { seasonType: 'Absolute Winter' });
  const absolute = resultsMail({ ...input, result });
  for (const body of [absolute.html, absolute.text]) expect(body.split(/Absolute\s+Winter/)).toHaveLength(2);
  expect(mail.text).not.toContain('Absolute');
});

test.each(seasons)('%s makes a mail that no inbox clips', (season) => {
  const { html, text } = resultsMail({ ...input, result: resultFixture(season) });
  // Gmail cuts at 102 kB.
  expect(html.length).toBeLessThan(30_000);
  expect(html + text).not.toMatch(/undefined|null|NaN|\[object/);
});

test('gives no makeup advice, which may be left out', () => {
  for (const season of seasons) {
    const { text } = resultsMail({ ...input, result: resultFixture(season) });
    expect(text).not.toMatch(/makeup|lipstick|foundation|blush/i);
  }
});
