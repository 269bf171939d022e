import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnalysisResult, type LockedResult, type PublicOrder, SEASON_NAMES } from '@trueseason/contracts';
import { certaintyOf } from '@trueseason/style/seasons/certainty';
import { hasRealPortraits, kindsIn, MEASURING_MS, realResults, refutedClaims, wordsIn } from '@trueseason/testing';
import { chosenResult } from '@trueseason/testing/result';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { certaintyHint } from '../order/photos-hint.tsx';
import { textOf } from '../order/read-result.ts';
import { LaterStep } from './later-steps.tsx';
import { Sections } from './layout/page.tsx';
import { chartRow } from './sections/charts.tsx';
import { EvidenceSummary, SeasonReasons } from './sections/evidence.tsx';
import { Identity } from './sections/identity.tsx';
import { Overview } from './sections/overview.tsx';
import { Shared } from './shared.tsx';
import { visibleStepsOf } from './steps.ts';

const ORDER_ID = '7000000001';

// Drawn as text: no document is needed, only the size of a phone.
beforeAll(() => vi.stubGlobal('window', { innerWidth: 390, innerHeight: 844 }));
afterAll(() => vi.unstubAllGlobals());

const markupOf = (node: ReactNode): string =>
  wordsIn(
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>{node}</MemoryRouter>
      </QueryClientProvider>,
    ),
  );

const nothing = async (): Promise<void> => undefined;

/** What each place of the web app says of a person's certainty. */
const SURFACES: Readonly<Record<string, (result: AnalysisResult) => string>> = {
  preview: ({ reading }) => {
    const analysisResult = {
      photosDiffer: false,
      certainty: reading.sections.preview.lines,
    } as unknown as LockedResult;
    return (
      certaintyHint({ photoExchanges: 0, analysisResult: { ...analysisResult, locked: true } } as PublicOrder)?.text ??
      ''
    );
  },
  'step 1': (result) =>
    markupOf(
      <Overview
        order={{ id: Number(ORDER_ID), withdrawable: false, roomForPhotos: 0 }}
        result={result}
        onShare={nothing}
        onDownload={nothing}
      />,
    ),
  'step 2': (result) => textOf(result, 'verdict') + markupOf(<Sections rows={[chartRow({ result })]} />),
  evidence: (result) =>
    markupOf(
      <>
        <EvidenceSummary result={result} orderId={ORDER_ID} />
        <SeasonReasons result={result} />
      </>,
    ),
  premium: (result) => markupOf(<Identity result={result} />),
  shared: ({ season, overview, ...result }) =>
    markupOf(<Shared result={{ season, overview, certainty: textOf(result, 'shared') }} />),
};

const faultsOf = (result: AnalysisResult, text: string): string[] => {
  const kind = certaintyOf(result.evidence);
  const others = kindsIn(text).filter((other) => other !== kind);
  return [...refutedClaims(text, result.evidence), ...others];
};

test.skipIf(!hasRealPortraits)(
  'every screen says of certainty what the bars show, of everybody',
  { timeout: MEASURING_MS },
  async () => {
    const all = await realResults();
    expect(all.length).toBeGreaterThan(400);
    const kinds = { one: 0, two: 0, open: 0 };
    for (const { person, told, result } of all) {
      kinds[certaintyOf(result.evidence)] += 1;
      for (const [surface, textIn] of Object.entries(SURFACES)) {
        const text = textIn(result);
        expect(faultsOf(result, text), `${surface} of person ${person}${told ? ', told' : ''}`).toEqual([]);
        if (surface !== 'evidence') expect(kindsIn(text), surface).toEqual([certaintyOf(result.evidence)]);
      }
    }
    for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(10);
  },
);

/** Each later step as its owner sees it. */
const laterStepsOf = (result: AnalysisResult): string[] =>
  visibleStepsOf(result, null)
    .filter(({ id }) => id !== 'overview')
    .map(({ id, title }) =>
      markupOf(
        <LaterStep
          id={id}
          title={title}
          orderId={ORDER_ID}
          result={result}
          scope={null}
          onShare={nothing}
          onDownload={nothing}
          onStory={() => {}}
        />,
      ),
    );

test.each(SEASON_NAMES)('every screen follows the season that its owner chose: %s', (season) => {
  const result = chosenResult(season);
  const { runnerUp } = result.evidence;
  for (const [surface, textIn] of Object.entries(SURFACES)) {
    const text = textIn(result);
    expect(faultsOf(result, text), surface).toEqual([]);
    if (surface !== 'preview' && surface !== 'step 2') expect(text, surface).toContain(season);
    if (surface.startsWith('step') || surface === 'premium') expect(text, surface).toContain('You chose it');
  }
  const steps = laterStepsOf(result);
  expect(steps.length).toBeGreaterThan(5);
  for (const text of steps) {
    expect(faultsOf(result, text)).toEqual([]);
    expect(text).not.toContain(`Your season: ${runnerUp}`);
  }
  expect(steps.join(' ')).toContain(`Mine is ${runnerUp}`);
  expect(steps.join(' ')).not.toContain(`Keep ${season}`);
});
