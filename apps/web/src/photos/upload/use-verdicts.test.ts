// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { AnalysisFailure, PhotoCheck } from '@trueseason/contracts';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

vi.mock('../../lib/api/api.ts', async (original) => ({ ...(await original<object>()), call: vi.fn() }));
// Named by moment and file: "a1" and "a2" show one moment.
vi.mock('@trueseason/vision/same-shot', () => ({ isSameShot: (a: string, b: string) => a === b }));
vi.mock('@trueseason/vision/place', async (original) => ({
  ...(await original<object>()),
  isAnotherPlace: (a: { scene: string }, b: { scene: string }) => a.scene !== b.scene,
}));
// Another file of this worker may have loaded them without the mocks.
vi.resetModules();
const { call } = await import('../../lib/api/api.ts');
const { placeNumbers, useVerdicts } = await import('./use-verdicts.ts');

afterEach(cleanup);

const client = new QueryClient();
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
  const { result } = renderHook(() => useVerdicts(photos, null, true), { wrapper });
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
  const { result, rerender } = renderHook(({ photos }) => useVerdicts(photos, null, true).verdicts, {
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

it('asks for no check where the analysis has spoken, and repeats what it said', () => {
  vi.mocked(call).mockClear();
  const photos = [{ position: 1, problems: [], warnings: ['repeated'], repeatOf: 2 }] as const;
  const failure = { photos } as unknown as AnalysisFailure;
  const { result } = renderHook(() => useVerdicts([new File(['a'], 'a1')], failure, true), { wrapper });
  expect(result.current.verdicts[0]).toMatchObject({
    warnings: [{ label: 'The same shot as photo 2' }],
    repeats: true,
  });
  expect(call).not.toHaveBeenCalled();
});

it('numbers the places of photos that can be measured, from two on', () => {
  const check = (shown: object): PhotoCheck => ({ problems: [], warnings: [], ...shown }) as PhotoCheck;
  // Which photos are of another place is told by `packages/vision/src/place`.
  const seen = (place: string) => check({ shot: { detail: '' }, scene: place });
  const [here, there, refused] = [
    seen('here'),
    seen('there'),
    { ...seen('here'), problems: ['no_face'] } as PhotoCheck,
  ];
  expect(placeNumbers([here, there, here])).toEqual([1, 2, 1]);
  expect(placeNumbers([there, 'checking', here])).toEqual([1, null, 2]);
  expect(placeNumbers([here, 'checking', refused])).toEqual([null, null, null]);
  expect(placeNumbers([here, there, check({})])).toEqual([1, 2, null]);
});
