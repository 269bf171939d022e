import { z } from 'zod';
import { orderIdParamSchema } from '../order-id.ts';

/** What carries the answer or the body besides JSON. */
export type Payload = 'multipart' | 'pdf' | 'image' | 'redirect';

export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for each parameter. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** Set when the body is multipart, or the answer a file or a redirect, not JSON. */
  readonly sends?: Payload;
  readonly returns?: Payload;
}

const nothing = z.undefined();
const anyQuery = z.object({});

/** A row of the table; what is left out is empty. */
export function call<
  Params extends z.ZodType = typeof anyQuery,
  Query extends z.ZodType = typeof anyQuery,
  Body extends z.ZodType = typeof nothing,
  Answer extends z.ZodType = typeof nothing,
>(
  row: Pick<Call, 'method' | 'path' | 'summary' | 'sends' | 'returns'> & {
    params?: Params;
    query?: Query;
    body?: Body;
    answer?: Answer;
  },
): Call<Params, Query, Body, Answer> {
  return {
    params: anyQuery as unknown as Params,
    query: anyQuery as unknown as Query,
    body: nothing as unknown as Body,
    answer: nothing as unknown as Answer,
    ...row,
  };
}

export const orderIdParams = z.object({ orderId: orderIdParamSchema });
/** An id of ours or of the payment provider. */
export const referenceSchema = z.string().regex(/^[\w-]{1,255}$/);
export const done = z.object({ success: z.literal(true) });
