// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { type AnalysisResult, type Answers, NO_ANSWERS, type PublicOrder, QUESTIONS } from '@trueseason/contracts';
import { compareResults } from '@trueseason/style/reading';
import { resultFixture } from '@trueseason/testing/result';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderKey } from '../../order/order.ts';
import { QuestionsForm } from './questions-form.tsx';

const ID = '7000000001';
const full = resultFixture('Soft Summer');
const before: AnalysisResult = { ...full, evidence: { ...full.evidence, answers: undefined } };
const orderWith = (analysisResult: AnalysisResult) =>
  ({ id: Number(ID), status: 'completed', analysisResult, roomForPhotos: 0, measuring: false }) as PublicOrder;

function show(answer: () => Response, result = before, proposedAnswers?: Answers) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient();
  client.setQueryData(orderKey(ID), orderWith(result));
  render(
    <QueryClientProvider client={client}>
      <QuestionsForm orderId={ID} result={result} proposedAnswers={proposedAnswers} />
    </QueryClientProvider>,
  );
  return { client, fetched };
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const choose = (question: RegExp, choice: 'Yes' | 'No') =>
  fireEvent.click(within(screen.getByRole('group', { name: question })).getByLabelText(choice));
const button = () => screen.getByRole('button', { name: 'Update my result' }) as HTMLButtonElement;

describe('the questions', () => {
  it('ask nothing of those who do not answer', () => {
    show(() => Response.json({}));
    expect(screen.getAllByRole('group')).toHaveLength(QUESTIONS.length);
    const checked = screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked);
    expect(checked).toEqual(screen.getAllByLabelText('Not sure'));
    expect(button()).toHaveProperty('ariaDisabled', 'true');
  });

  it('do not ask about dye without hair in the photos, unless a yes can be changed', () => {
    const features = { ...before.evidence.features, hair: null };
    const bare = { ...before, evidence: { ...before.evidence, features } };
    show(() => Response.json({}), bare);
    expect(screen.queryByRole('group', { name: /dyed/ })).toBeNull();
    cleanup();
    const answers = { ...NO_ANSWERS, hairDyed: true };
    show(() => Response.json({}), { ...bare, evidence: { ...bare.evidence, answers } });
    expect(screen.getByRole('group', { name: /dyed/ })).toBeTruthy();
  });

  it('show the last answers, also while their result waits for a decision', () => {
    show(() => Response.json({}), before, { ...NO_ANSWERS, hairDyed: true, naturalHair: 'white' });
    expect(screen.getByLabelText('White')).toHaveProperty('checked', true);
    const dyed = within(screen.getByRole('group', { name: /dyed/ }));
    expect(dyed.getByLabelText('Yes')).toHaveProperty('checked', true);
    expect(button()).toHaveProperty('ariaDisabled', 'true');
  });

  it('ask about contact lenses only where eyes were read', () => {
    const features = { ...before.evidence.features, iris: null };
    show(() => Response.json({}), { ...before, evidence: { ...before.evidence, features } });
    expect(screen.queryByRole('group', { name: /lenses/ })).toBeNull();
  });

  it.each(QUESTIONS)(
    'show $key with its hint and choices, and send each choice',
    async ({ key, text, hint, choices }) => {
      for (const { value, label } of choices.filter((choice) => choice.value !== null)) {
        cleanup();
        const { fetched } = show(() => Response.json(orderWith(before)));
        const group = within(screen.getByRole('group', { name: text }));
        expect(group.getByText(hint)).toBeTruthy();
        fireEvent.click(group.getByLabelText(label));
        fireEvent.click(button());
        await screen.findByText(/^Nothing changed/);
        expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual({ [key]: value });
      }
    },
  );

  it('send what was answered, show the new result and say what changed', async () => {
    const { client, fetched } = show(() => Response.json(orderWith(resultFixture('Light Summer'))));
    choose(/dyed/, 'Yes');
    choose(/makeup/, 'No');
    fireEvent.click(button());
    expect((await screen.findByText(/now Light Summer/)).getAttribute('role')).toBe('status');
    const [path, init] = fetched.mock.calls[0] ?? [];
    expect([path, init?.method]).toEqual([`/api/orders/${ID}/answers`, 'PUT']);
    expect(JSON.parse(String(init?.body))).toEqual({ hairDyed: true, makeup: false });
    expect(client.getQueryData<PublicOrder>(orderKey(ID))?.analysisResult).toMatchObject({ season: 'Light Summer' });
  });

  it('let the owner decide if the season would change, and show nothing but the choice', async () => {
    const proposal = { round: 2, ...compareResults(before, resultFixture('Light Summer')) };
    const { client } = show(() => Response.json({ ...orderWith(before), proposal }));
    choose(/dyed/, 'Yes');
    fireEvent.click(button());
    await vi.waitFor(() => expect(client.getQueryData<PublicOrder>(orderKey(ID))?.proposal).toBeTruthy());
    await vi.waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('say so when they cannot be taken into account, and can be sent again', async () => {
    const problem = { code: 'unavailable', message: 'We cannot take this request right now.' };
    const { client } = show(() => Response.json(problem, { status: 503 }));
    choose(/lenses/, 'Yes');
    fireEvent.click(button());
    expect(await screen.findByText(problem.message)).toBeTruthy();
    expect(client.getQueryData(orderKey(ID))).toEqual(orderWith(before));
    expect(button()).toHaveProperty('ariaDisabled', null);
  });
});
