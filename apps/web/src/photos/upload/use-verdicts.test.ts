// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { PhotoCheck } from '@trueseason/contracts';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('../../lib/api/api.ts', async (original) => ({ ...(await original<object>()), call: vi.fn() }));
// Named by moment and file: "a1" and "a2" show one moment.
vi.mock('@trueseason/vision/same-shot', () => ({ isSameShot: (a: string, b: string) => a === b }));
vi.mock('@trueseason/vision/place', async (original) => ({
  ...(await original<object>()),
  isAnotherPlace: (a: { scene: string }, b: { scene: string }) => a.scene !== b.scene,
}));
// Another file of this worker may have loaded them without the mocks.
vi.resetModules();
const { ApiError, call } = await import('../../lib/api/api.ts');
const { checkPhoto, restoreChecks } = await import('../photo-checks.ts');
const { useVerdicts } = await import('./use-verdicts.ts');

afterEach(cleanup);

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);

const moment = (number: number) => `The same shot as photo ${number}`;
const copy = (number: number) => `The same photo as number ${number}`;

/** What is told of photos, each by its name, and the numbers of those to replace. */
async function toldOf(names: readonly string[], checks: Readonly<Record<string, Partial<PhotoCheck>>> = {}) {
  vi.mocked(call).mockImplementation((async (_name: string, { form }: { form: FormData }) => {
    const { name } = form.get('photo') as File;
    return { problems: [], warnings: [], shot: name[0], ...checks[name] };
  }) as never);
  const photos = names.map((name) => new File([name], name));
  const { result } = renderHook(() => useVerdicts(photos, true), { wrapper });
  const told = () =>
    photos.map((_, i) => {
      const verdict = result.current.verdicts[i];
      if (!verdict || typeof verdict === 'string') return verdict;
      return [...verdict.problems, ...verdict.warnings].map(({ label }) => label).join(', ');
    });
  await waitFor(() => expect(told()).not.toContain('checking'));
  await new Promise((resolve) => setTimeout(resolve));
  return [told(), result.current.toReplace];
}

it.each<[what: string, names: string[], checks: Parameters<typeof toldOf>[1], told: string[], toReplace: number[]]>([
  ['all pictures of one shot', ['a1', 'b1', 'a2'], {}, [moment(3), '', moment(1)], []],
  ['three pictures of one shot', ['a1', 'a2', 'a3'], {}, [moment(2), moment(1), moment(1)], []],
  ['a file given twice, the second one alone', ['a1', 'b1', 'a1'], {}, ['', '', copy(1)], [3]],
  [
    'no twin of a photo to replace',
    ['a1', 'a2'],
    { a1: { problems: ['no_face'] } },
    [`No face found, ${moment(2)}`, ''],
    [1],
  ],
  [
    'a shot beside what could be better about it',
    ['a1', 'b1', 'a2'],
    { a1: { warnings: ['glasses'] }, a2: { warnings: ['glasses', 'uneven_light'] } },
    [`${moment(3)}, Glasses`, '', `${moment(1)}, Glasses, One cheek looks darker`],
    [],
  ],
  [
    'a photo without a face',
    ['a1', 'b1'],
    { a1: { problems: ['no_face'], shot: undefined } },
    ['No face found', ''],
    [1],
  ],
])('tells %s', async (_what, names, checks, told, toReplace) => {
  expect(await toldOf(names, checks)).toEqual([told, toReplace]);
});

it('praises no photo while one that may show the same shot is checked, and takes no praise back', async () => {
  const slow = Promise.withResolvers<object>();
  const check = (shot: string) => ({ problems: [], warnings: [], shot });
  vi.mocked(call).mockImplementation((async (_name: string, { form }: { form: FormData }) => {
    const { name } = form.get('photo') as File;
    return name === 'a2' ? slow.promise : check(name[0] ?? '');
  }) as never);
  const [first, twin, later] = ['a1', 'a2', 'b1'].map((name) => new File([name], name)) as [File, File, File];
  const { result, rerender } = renderHook(({ photos }) => useVerdicts(photos, true).verdicts, {
    wrapper,
    initialProps: { photos: [first, twin] },
  });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(result.current).toEqual(['checking', 'checking']);
  slow.resolve(check('a'));
  await waitFor(() => expect(result.current).toMatchObject([{ repeats: true }, { repeats: true }]));
  rerender({ photos: [first] });
  expect(result.current).toMatchObject([{ warnings: [], repeats: false }]);
  rerender({ photos: [first, later] });
  expect(result.current).toMatchObject([{ warnings: [] }, 'checking']);
  await waitFor(() => expect(result.current).toMatchObject([{ warnings: [] }, { warnings: [] }]));
});

describe('a check that is refused', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.mocked(call).mockReset();
  });
  afterEach(() => vi.useRealTimers());
  const refusal = (status: number) => new ApiError(status, '', '{"code":"x","message":"No."}');
  const REFUSALS = [
    ['by a limit', () => refusal(429)],
    ['by a busy server', () => refusal(503)],
    ['by a lost network', () => new TypeError('Failed to fetch')],
  ] as const;
  let shown = 0;
  const show = () => {
    const photos = [new File([String(++shown)], `r${shown}`)];
    return renderHook(() => useVerdicts(photos, true), { wrapper }).result;
  };

  it.each(REFUSALS)('%s for twenty seconds repeats by itself, and says so until then', async (_, error) => {
    const refusedUntil = Date.now() + 20_000;
    const times: number[] = [];
    vi.mocked(call).mockImplementation((async () => {
      times.push(Date.now());
      if (Date.now() < refusedUntil) throw error();
      return { problems: [], warnings: [] };
    }) as never);
    const result = show();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(result.current.verdicts).toEqual(['unseen']);
    await vi.advanceTimersByTimeAsync(28_000);
    await waitFor(() => expect(result.current.verdicts).toMatchObject([{ problems: [] }]));
    const waits = times.slice(1).map((time, i) => time - (times[i] ?? 0));
    expect(Math.max(...waits)).toBeLessThan(10_000);
    expect(waits.length).toBeLessThan(8);
  });

  it.each(['online', 'visibilitychange'])('repeats at once on %s', async (event) => {
    vi.mocked(call).mockRejectedValue(refusal(503));
    const result = show();
    await vi.advanceTimersByTimeAsync(16_000);
    vi.mocked(call).mockResolvedValue({ problems: ['no_face'], warnings: [] } as never);
    (event === 'online' ? window : document).dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(10);
    await waitFor(() => expect(result.current.toReplace).toEqual([1]));
  });

  it('for good is not asked again', async () => {
    vi.mocked(call).mockRejectedValue(refusal(403));
    const result = show();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(result.current.verdicts).toEqual(['unseen']);
    expect(call).toHaveBeenCalledTimes(1);
  });
});

it('shows what a check said before a reload, without asking again', async () => {
  const before = new File(['kept'], 'k1', { lastModified: 1 });
  vi.mocked(call).mockReset();
  vi.mocked(call).mockResolvedValue({ problems: ['no_face'], warnings: [] } as never);
  await checkPhoto(before);
  const after = new File(['kept'], 'k1', { lastModified: 1 });
  restoreChecks([after]);
  const { result } = renderHook(() => useVerdicts([after], false), { wrapper });
  expect(result.current.toReplace).toEqual([1]);
  expect(call).toHaveBeenCalledTimes(1);
});

it.each<[what: string, scenes: (string | undefined)[], problems: PhotoCheck['problems'], numbers: (number | null)[]]>([
  ['each place once', ['here', 'there', 'here'], [], [1, 2, 1]],
  ['no single photo', ['here'], [], [null]],
  ['no photo that cannot be measured', ['here', 'here'], ['no_face'], [null, null]],
  ['no photo without a scene', ['here', 'there', undefined], [], [1, 2, null]],
])('numbers the places of photos: %s', async (_what, scenes, problems, numbers) => {
  vi.mocked(call).mockImplementation((async (_name: string, { form }: { form: FormData }) => {
    const { name } = form.get('photo') as File;
    return { problems: name === '1' ? problems : [], warnings: [], shot: name, scene: scenes[Number(name)] };
  }) as never);
  const photos = scenes.map((_, i) => new File([`place ${i}`], String(i)));
  const { result } = renderHook(() => useVerdicts(photos, true), { wrapper });
  await waitFor(() => expect(result.current.verdicts.every((verdict) => typeof verdict === 'object')).toBe(true));
  expect(result.current.places).toEqual(numbers);
});
