import { QueryClient } from '@tanstack/react-query';
import { type Answers, type GivenAnswers, NO_ANSWERS, type PublicOrder } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { afterEach, expect, it, vi } from 'vitest';
import { openResult, orderKey } from '../order/order.ts';
import { tellAnswers } from './tell-answers.ts';

const ID = '7000000002';
const RESULT = resultFixture('Soft Summer', { full: false });
const orderWith = (answers: Answers) =>
  ({
    id: Number(ID),
    status: 'completed',
    analysisResult: { ...RESULT, evidence: { ...RESULT.evidence, answers } },
  }) as PublicOrder;

function begin(known: Answers = NO_ANSWERS) {
  const client = new QueryClient();
  client.setQueryData(orderKey(ID), orderWith(known));
  const bodies: GivenAnswers[] = [];
  let kept = known;
  const replies: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return new Promise<Response>((resolve) => replies.push(resolve));
  });
  const sent = (count: number) => vi.waitFor(() => expect(bodies).toHaveLength(count));
  return {
    bodies,
    tell: (given: GivenAnswers) => tellAnswers(client, ID, given),
    drawn: () => openResult(client.getQueryData<PublicOrder>(orderKey(ID)))?.evidence.answers,
    keep: async (nth: number) => {
      await sent(nth);
      kept = { ...kept, ...bodies[nth - 1] };
      replies[nth - 1]?.(Response.json(orderWith(kept)));
    },
    refuse: async (nth: number) => {
      await sent(nth);
      replies[nth - 1]?.(Response.json({ code: 'unavailable', message: 'Later.' }, { status: 503 }));
    },
  };
}
afterEach(() => vi.unstubAllGlobals());

it('keeps what is said at two places at once, whichever is taken first', async () => {
  const { tell, keep, bodies, drawn } = begin({ ...NO_ANSWERS, makeup: true });
  const hair = tell({ hairWorn: 'long' });
  await vi.waitFor(() => expect(bodies).toHaveLength(1));
  const cut = tell({ presentation: 'feminine' });
  expect(drawn()).toMatchObject({ hairWorn: 'long', presentation: 'feminine' });
  await keep(1);
  await hair;
  expect(drawn()).toMatchObject({ hairWorn: 'long', presentation: 'feminine' });
  await keep(2);
  await cut;
  // Another tab may know more of what is not sent.
  expect(bodies).toEqual([{ hairWorn: 'long' }, { presentation: 'feminine' }]);
  expect(drawn()).toEqual({ ...NO_ANSWERS, makeup: true, hairWorn: 'long', presentation: 'feminine' });
});

it('sends of several presses the last alone, after the one under way', async () => {
  const { tell, keep, bodies } = begin();
  void tell({ hairWorn: 'short' });
  await vi.waitFor(() => expect(bodies).toHaveLength(1));
  void tell({ hairWorn: 'locs' });
  const last = tell({ hairWorn: 'long' });
  await keep(1);
  await keep(2);
  await last;
  expect(bodies.map(({ hairWorn }) => hairWorn)).toEqual(['short', 'long']);
});

it('takes back what could not be kept, and nothing else', async () => {
  const { tell, keep, refuse, drawn } = begin();
  const hair = tell({ hairWorn: 'long' });
  await vi.waitFor(() => expect(drawn()?.hairWorn).toBe('long'));
  await refuse(1);
  const refused = expect(hair).rejects.toThrow();
  const cut = tell({ presentation: 'masculine' });
  await refused;
  await keep(2);
  await cut;
  expect(drawn()).toEqual({ ...NO_ANSWERS, presentation: 'masculine' });
});

it('does not show what a result has to be worked out for', () => {
  const { tell, drawn } = begin();
  void tell({ hairDyed: true });
  expect(drawn()?.hairDyed).toBeNull();
});
