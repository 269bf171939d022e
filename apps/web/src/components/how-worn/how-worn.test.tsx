// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  type AnalysisResult,
  type Answers,
  type HairStrands,
  type HexColor,
  type LabTuple,
  NO_ANSWERS,
  type PublicOrder,
} from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { afterEach, expect, it, vi } from 'vitest';
import { openResult, orderKey, useOrder } from '../../lib/order/order.ts';
import { HowWorn, type HowWornProps } from './how-worn.tsx';

const ID = '7000000001';
const BEFORE = resultFixture('Soft Summer', { full: false });
const told = (answers: Answers): AnalysisResult => ({ ...BEFORE, evidence: { ...BEFORE.evidence, answers } });
const orderWith = (analysisResult: AnalysisResult) =>
  ({ id: Number(ID), status: 'completed', analysisResult }) as PublicOrder;

/** As a screen shows it: with the result that the order has now. */
function Shown(where: Pick<HowWornProps, 'briefly' | 'drawsNobody'>) {
  const { data } = useOrder(ID);
  const result = data && openResult(data);
  return result ? <HowWorn orderId={ID} result={result} {...where} /> : null;
}

function show(result: AnalysisResult, answer: (body: Answers) => Response, briefly = false, drawsNobody = false) {
  let kept = result.evidence.answers ?? NO_ANSWERS;
  const fetched = vi.fn(async (_path: string, init: RequestInit) => {
    kept = { ...kept, ...JSON.parse(String(init.body)) };
    return answer(kept);
  });
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(orderKey(ID), orderWith(result));
  render(
    <QueryClientProvider client={client}>
      <Shown briefly={briefly} drawsNobody={drawsNobody} />
    </QueryClientProvider>,
  );
  return fetched;
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('is answered with one press, beside what was answered before, and says it from then on', async () => {
  const fetched = show(told({ ...NO_ANSWERS, hairDyed: true }), (answers) => Response.json(orderWith(told(answers))));
  expect(screen.getByRole('group', { name: 'How do you wear your hair?' })).toBeTruthy();
  press('Locs');
  // At once, before the server has answered.
  expect(await screen.findByText('You wear locs.')).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({ hairWorn: 'locs' });
  press('Change');
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Locs');
  press('Locs');
  expect(await screen.findByText('You wear locs.')).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('says so when the answer was not taken, and asks again', async () => {
  const message = 'We cannot take this request right now.';
  show(BEFORE, () => Response.json({ code: 'unavailable', message }, { status: 503 }));
  press('Covered');
  expect((await screen.findByText(message)).getAttribute('role')).toBe('status');
  expect(await screen.findByRole('group')).toBeTruthy();
});

const WAYS = [
  ...['Close-cropped', 'Short', 'To the chin', 'To the shoulders', 'Long'],
  ...['Coils', 'Locs', 'Gray', 'Shaved', 'Covered'],
];

it('takes every length between close-cropped and long, and draws each as none of the others', async () => {
  const fetched = show(told(NO_ANSWERS), (answers) => Response.json(orderWith(told(answers))));
  const titles = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(titles).toEqual(WAYS);
  const drawn = WAYS.filter((way) => way !== 'Gray').map((name) =>
    [...screen.getByRole('button', { name }).querySelectorAll('path')].map((path) => path.getAttribute('d')).join(),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
  press('To the chin');
  expect(await screen.findByText('You wear your hair to the chin.')).toBeTruthy();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({ hairWorn: 'bob' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'I wear a beard' }));
  expect(await screen.findByText('You wear a beard and your hair to the chin.')).toBeTruthy();
});

const withHair = (longHair?: true): AnalysisResult => {
  const full = resultFixture('Soft Summer');
  const photo = { position: 1 as const, problems: [], warnings: [], ...(longHair && { longHair }) };
  return { ...full, evidence: { ...full.evidence, photos: [photo] } };
};

it('says under the heads that photos showed what is drawn until then, or that nothing did', () => {
  show(withHair(true), () => Response.error());
  expect(
    screen.getByText('Heads are drawn with hair to the shoulders, as on your photos, until you say.'),
  ).toBeTruthy();
  expectDrawn('To the shoulders');
  cleanup();
  show(withHair(), () => Response.error());
  expect(screen.queryByText(/photos/)).toBeNull();
  expect(screen.getByText('Heads are drawn close-cropped, until you say.')).toBeTruthy();
  expectDrawn('Close-cropped');
});

/** Marked among the ways, and described by the line below them. */
function expectDrawn(way: string): void {
  const [marked, ...others] = screen.getAllByRole('button', { pressed: true });
  expect([marked?.textContent, others.length]).toEqual([way, 0]);
  const line = document.getElementById(marked?.getAttribute('aria-describedby') ?? '');
  expect(line?.textContent).toMatch(/^Heads are drawn .*, until you say\./);
}

it('marks no hair for whose photos showed none, and keeps what is marked when it is pressed', async () => {
  const seen = withHair();
  const bald = { ...seen, evidence: { ...seen.evidence, features: { ...seen.evidence.features, hair: null } } };
  const fetched = show(bald, (answers) => Response.json(orderWith(told(answers))));
  expect(screen.getByText(/^Heads are drawn without hair, as too little hair shows on your photos/)).toBeTruthy();
  expectDrawn('Shaved');
  press('Shaved');
  expect(await screen.findByText('You wear no hair.')).toBeTruthy();
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
});

it('asks again where a newer build kept a word that this one does not know', () => {
  const seen = withHair();
  const answers = { ...NO_ANSWERS, hairWorn: 'mohawk' as 'short' };
  show({ ...seen, evidence: { ...seen.evidence, answers } }, () => Response.error());
  expectDrawn('Close-cropped');
});

it('says in a line what is drawn where it was asked before, and asks when that is pressed', async () => {
  show(withHair(), (answers) => Response.json(orderWith(told(answers))), true);
  expect(screen.getByText('Heads are drawn close-cropped.')).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
  press('Change hair or beard');
  expect(screen.getByRole('group', { name: 'How do you wear your hair?' })).toBeTruthy();
  press('Coils');
  expect(await screen.findByText('You wear coils.')).toBeTruthy();
  // The answer took the row away, and a beard is still to be told of.
  expect(screen.getByRole('checkbox', { name: 'I wear a beard' })).toBeTruthy();
});

it('names where heads are drawn on a page that draws none', () => {
  show(withHair(), () => Response.error(), true, true);
  expect(screen.getByText('In your looks and your report, heads are drawn close-cropped.')).toBeTruthy();
});

it('takes a beard that its owner tells of, beside what is said of hair, and takes it back', async () => {
  const fetched = show(told({ ...NO_ANSWERS, hairWorn: 'short' }), (answers) =>
    Response.json(orderWith(told(answers))),
  );
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I wear a beard' });
  const head = () => document.querySelector('svg')?.innerHTML;
  const shaven = head();
  expect(box().checked).toBe(false);
  fireEvent.click(box());
  expect(await screen.findByText('You wear a beard and your hair short.')).toBeTruthy();
  expect(head()).not.toBe(shaven);
  fireEvent.click(box());
  expect(await screen.findByText('You wear your hair short.')).toBeTruthy();
  expect(head()).toBe(shaven);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  const bodies = fetched.mock.calls.map(([, init]) => JSON.parse(String(init.body)));
  expect(bodies).toEqual([{ beard: true }, { beard: null }]);
});

it('draws gray in strands, as no hair of one color is, whoever’s own is ash blond', () => {
  const full = resultFixture('Soft Summer');
  const { hair } = full.evidence.features;
  const ash = { ...full, evidence: { ...full.evidence, features: { ...full.evidence.features, hair } } };
  if (hair) ash.evidence.features.hair = { ...hair, lab: [67, 3, 12], hex: '#B0A38E' };
  show(ash, () => Response.error());
  const drawn = (name: string) => screen.getByRole('button', { name }).innerHTML;
  expect(drawn('Short')).not.toContain('-strands');
  expect(drawn('Gray')).toContain('-strands');
});

const withColor = (lab: LabTuple, hex: HexColor, strands?: HairStrands): AnalysisResult => {
  const full = resultFixture('Soft Summer');
  const hair = { lab, hex, sd: [1, 1, 1] as LabTuple, pixels: 900, quality: 1, strands };
  return { ...full, evidence: { ...full.evidence, features: { ...full.evidence.features, hair } } };
};

it('lets whose gray photos half saw say that they wear it, and draws them in it from then on', async () => {
  const told = withColor([36, 1, 5], '#58534C', { dark: '#372F25', gray: '#736E69' });
  const gray = { ...told, evidence: { ...told.evidence, answers: { ...NO_ANSWERS, hairWorn: 'gray' as const } } };
  show(told, () => Response.json(orderWith(gray)));
  const colors = (head: Element) => [...head.innerHTML.matchAll(/stroke="(#[0-9A-F]{6})"/g)].map(([, hex]) => hex);
  const offered = colors(screen.getByRole('button', { name: 'Gray' }));
  expect(offered).not.toEqual(colors(screen.getByRole('button', { name: 'Short' })));
  press('Gray');
  expect(colors(await screen.findByText('You wear your gray.'))).toEqual(offered);
});

it('asks nobody of gray whose hair photos saw gray all over', () => {
  show(withColor([68, 1, 3], '#A9A5A1'), () => Response.error());
  expect(screen.queryByRole('button', { name: 'Gray' })).toBeNull();
});
