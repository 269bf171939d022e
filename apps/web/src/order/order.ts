import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  AnalysisResult,
  Gift,
  LockedResult,
  NextStep,
  OrderStatus,
  PlaceInLine,
  PublicOrder,
  StoredResult,
} from '@trueseason/contracts';
import { readingInScope } from '@trueseason/style/reading/in-scope';
import { useState } from 'react';
import { ApiError, call } from '../lib/api/api.ts';
import { outageInterval, useFailure } from '../lib/api/outage.ts';
import { abortHanging } from '../lib/browser/retry.ts';
import { readResult } from './read-result.ts';
import type { OrderState } from './screen-of.ts';

/** What this browser knows about an order: its state, and what else the last call returned. */
export interface Order extends OrderState, Partial<Omit<PublicOrder, keyof OrderState>> {
  readonly id: number;
  readonly gift?: Gift;
  readonly line?: PlaceInLine | null;
}

/** The order's query; related ones, such as photo links, have longer keys. */
export const orderKey = (orderId: number | string) => ['order', String(orderId)] as const;

const GIFT_STEPS: Partial<Readonly<Record<Gift['state'], NextStep>>> = { disputed: 'dispute', ended: 'new_order' };

/** The calls that return an order by its number; the status call also takes a payment or a job. */
const ORDER_CALLS = {
  getOrder: (orderId: number | string, signal?: AbortSignal) => call('getOrder', { params: { orderId }, signal }),
  getOrderStatus: async (id: number | string, signal?: AbortSignal) => {
    const { result, ...order } = await call('getOrderStatus', { params: { id }, signal });
    return { ...order, analysisResult: result };
  },
  getAnalysisOrder: async (orderId, signal) => ({
    id: Number(orderId),
    ...(await call('getAnalysisOrder', { params: { orderId }, signal })),
  }),
  getJobStatus: async (jobId, signal) => {
    const { status, ...job } = await call('getJobStatus', { params: { jobId }, signal });
    const doneStatus = job.nextStep === 'result' ? 'completed' : 'analyzed';
    return { id: Number(jobId), isHosted: true, ...job, status: status === 'done' ? doneStatus : status };
  },
  getGift: async (orderId, signal) => {
    const gift = await call('getGift', { params: { orderId }, signal });
    return { id: gift.orderId, status: 'queued', nextStep: GIFT_STEPS[gift.state] ?? 'gift', isGift: true, gift };
  },
} as const satisfies Readonly<Record<string, (id: number | string, signal?: AbortSignal) => Promise<Order>>>;

export const fetchOrder = ORDER_CALLS.getOrder;
export const fetchStatus = ORDER_CALLS.getOrderStatus;

export interface Poll {
  readonly call: keyof typeof ORDER_CALLS;
  /** Interval; without it, asks once. */
  readonly everyMs?: number;
  /** Whether to ask again; the order is undefined before the first response. */
  readonly shouldContinue?: (order: Order | undefined) => boolean;
  readonly maxMs?: number;
  /** Whether to ask when the page gets focus. */
  readonly onFocus?: (order: Order | undefined) => boolean;
}

type OrderQuery<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'isPending' | 'refetch'>;

/** Polls only while changed photos or answers are being measured. */
const FULL_ORDER: Poll = { call: 'getOrder', everyMs: 1_000, shouldContinue: (order) => order?.measuring ?? false };
export const STATUS_ONCE: Poll = { call: 'getOrderStatus' };

const FINAL_STATUSES: readonly OrderStatus[] = ['analyzed', 'completed', 'failed'];
const isRunning = (order: Order | undefined): boolean => !order || !FINAL_STATUSES.includes(order.status);

/** Whether the server has no such order for this browser, so retrying is useless. */
export const isUnknownOrder = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * An order as its owner may see it, read once; or, with a poll, its state from that call. A state polled before this
 * screen opened counts as unknown, because the order may be running again with better photos. While the network or the
 * server is away, asks until it is back.
 * @param name its number; for the status call also its payment or job, until the number is known
 */
export function useOrder(name: number | string): OrderQuery<PublicOrder>;
export function useOrder(name: number | string | null, poll: Poll): OrderQuery<Order>;
export function useOrder(name: number | string | null, poll = FULL_ORDER): OrderQuery<Order> {
  const {
    call: callName,
    everyMs = false,
    shouldContinue = isRunning,
    maxMs = Number.POSITIVE_INFINITY,
    onFocus,
  } = poll;
  const client = useQueryClient();
  const [openedAt] = useState(Date.now);
  const id = (name && client.getQueryData<Order>(orderKey(name))?.id) || (name ?? '');
  const isCurrent = (order: Order | undefined, updatedAt: number): boolean =>
    order !== undefined && (callName === 'getOrder' ? 'roomForPhotos' in order : updatedAt >= openedAt);
  const query = useQuery({
    enabled: name !== null,
    queryKey: orderKey(id),
    queryFn: async ({ signal }): Promise<Order> => {
      try {
        const order = await abortHanging<Order>((hanging) =>
          ORDER_CALLS[callName](id, AbortSignal.any([signal, hanging])),
        );
        if (String(order.id) !== String(id)) client.setQueryData(orderKey(order.id), order);
        return order;
      } catch (error) {
        if (everyMs && !signal.aborted) console.error('Status poll failed:', error);
        throw error;
      }
    },
    refetchInterval: ({ state }) => {
      const isPolling =
        shouldContinue(isCurrent(state.data, state.dataUpdatedAt) ? state.data : undefined) &&
        !isUnknownOrder(state.error) &&
        Date.now() - openedAt < maxMs;
      return (isPolling && everyMs) || outageInterval({ state });
    },
    refetchOnWindowFocus: ({ state }) => onFocus?.(state.data) ?? false,
    staleTime: ({ state }) => (isCurrent(state.data, state.dataUpdatedAt) ? Number.POSITIVE_INFINITY : 0),
  });
  const data = isCurrent(query.data, query.dataUpdatedAt) ? query.data : undefined;
  const failure = useFailure(query);
  const error = query.errorUpdatedAt >= openedAt ? failure : null;
  // A failed poll keeps the last response, unless the order no longer exists.
  const isError = error !== null && (!data || isUnknownOrder(error));
  return { data, error, isError, isPending: !data && !error, refetch: query.refetch };
}

/** The result of a completed order as far as its customer wants it; locked orders only have decoys. */
export const openResult = (order: Order | undefined): AnalysisResult | null => {
  const result = order?.analysisResult;
  const opened = order?.status === 'completed' && result && !isLocked(result) ? readResult(result) : null;
  return opened && { ...opened, reading: readingInScope(opened.reading, order?.scope ?? null) };
};

export const isLocked = (result: StoredResult | LockedResult): result is LockedResult => 'locked' in result;

/** The result before payment, if any. */
export const lockedResult = ({ analysisResult: result }: Order): LockedResult | null =>
  result && isLocked(result) ? result : null;

export const isOrderId = (text: string | undefined | null): text is string => /^\d{1,12}$/.test(text ?? '');
