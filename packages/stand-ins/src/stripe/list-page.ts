import { invalid, noSuch } from './errors.ts';
import { integer, type Params, text } from './params.ts';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

const RANGE: Record<string, (created: number, bound: number) => boolean> = {
  gt: (created, bound) => created > bound,
  gte: (created, bound) => created >= bound,
  lt: (created, bound) => created < bound,
  lte: (created, bound) => created <= bound,
};

/** Whether an object was made then: at a moment, or within bounds. Seconds. */
function wasCreated({ created }: { created: number }, then: unknown): boolean {
  if (then === undefined) return true;
  if (typeof then === 'string') return created === Number(then);
  return Object.entries(then as Params).every(([bound, seconds]) => {
    const isWithin = RANGE[bound];
    if (!isWithin) throw invalid(`Received unknown parameter: created[${bound}]`, { param: `created[${bound}]` });
    return isWithin(created, Number(seconds));
  });
}

/** A page of a list as the provider gives it: newest first, after an object of the list if one is named. */
export function page<T extends { id: string; created: number }>(
  kind: string,
  url: string,
  objects: readonly T[],
  params: Params,
): { object: 'list'; url: string; has_more: boolean; data: T[] } {
  const limit = integer(params, 'limit') ?? DEFAULT_LIMIT;
  if (limit < 1 || limit > MAX_LIMIT)
    throw invalid(`This value must be between 1 and ${MAX_LIMIT}`, {
      param: 'limit',
      code: 'parameter_invalid_integer',
    });
  const startingAfter = text(params, 'starting_after');
  const start = startingAfter === undefined ? 0 : objects.findIndex(({ id }) => id === startingAfter) + 1;
  if (startingAfter !== undefined && start === 0) throw noSuch(kind, startingAfter, 'starting_after');
  const rest = objects.slice(start).filter((object) => wasCreated(object, params.created));
  return { object: 'list', url, has_more: rest.length > limit, data: rest.slice(0, limit) };
}
