import {
  type AnswerOf,
  type Api,
  type BodyOf,
  type CallName,
  type ParamName,
  type ProblemBody,
  type QueryOf,
  ROUTES,
  type Route,
  type Routes,
  splitRoute,
} from '@trueseason/contracts';
import { takeEarlyResponse } from './early-responses.ts';

/** A refused call. `message` is '{status}: {response text}', or the status text if the body is empty. */
export class ApiError extends Error {
  readonly status: number;
  /** The parsed body, if it is one of the server's own problems. */
  readonly problem: ProblemBody | null;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = parseProblem(body);
  }
}

function parseProblem(body: string): ProblemBody | null {
  try {
    const value: unknown = JSON.parse(body);
    const isProblem =
      typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
    return isProblem ? (value as ProblemBody) : null;
  } catch {
    return null;
  }
}

/** The server's message for customers, if any. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.message : undefined;

type Values = Readonly<Record<string, string | number>>;

type CallInput<Name extends CallName> = ([ParamName<Routes[Name]>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<ParamName<Routes[Name]>, string | number>> }) &
  (Api[Name] extends { body: unknown } ? { readonly body: BodyOf<Api[Name]> } : { readonly body?: undefined }) &
  (Api[Name] extends { files: unknown } ? { readonly form: FormData } : { readonly form?: undefined });

export type CallOptions<Name extends CallName> = CallInput<Name> & {
  readonly query?: Readonly<Partial<Record<keyof QueryOf<Api[Name]> & string, string | number>>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Completes even if the page closes; for small bodies. */
  readonly keepalive?: boolean;
};

/** Optional if the call needs none. */
type Options<Name extends CallName> =
  object extends CallInput<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

export function resolveRoute(route: Route, params: Values = {}): { readonly method: string; readonly url: string } {
  const { method, path } = splitRoute(route);
  return { method, url: path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? ''))) };
}

/** The time of the last click or change, until a call reports it. */
let lastPressAt: number | undefined;
for (const kind of ['click', 'change'] as const) {
  globalThis.addEventListener?.(kind, () => (lastPressAt = performance.now()), true);
}

/** Sends the time (ms) since the press that led to this call, so that the gateway's trace starts there. */
function pressHeaders(): Readonly<Record<string, string>> {
  const pressedAt = lastPressAt;
  lastPressAt = undefined;
  return pressedAt === undefined ? {} : { 'x-since-click': String(Math.round(performance.now() - pressedAt)) };
}

/** Makes a call of the contract and returns the raw response. @throws ApiError on any non-success status */
export async function sendCall<Name extends CallName>(name: Name, ...[options]: Options<Name>): Promise<Response> {
  const { params, query, body, form, headers, signal, keepalive }: Partial<CallOptions<Name>> = options ?? {};
  const { method, url } = resolveRoute(ROUTES[name], params);
  const queryEntries = Object.entries<string | number | undefined>(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const earlyResponse = method === 'GET' && queryEntries.length === 0 ? takeEarlyResponse(url) : undefined;
  const response = await (earlyResponse ??
    fetch(queryEntries.length > 0 ? `${url}?${new URLSearchParams(queryEntries)}` : url, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(method === 'GET' ? {} : pressHeaders()),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal,
      keepalive,
    }));
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

/** Makes a call of the contract and reads its JSON, which the gateway validated. */
export async function call<Name extends CallName>(name: Name, ...options: Options<Name>): Promise<AnswerOf<Api[Name]>> {
  const response = await sendCall(name, ...options);
  return response.json();
}

export const UNREACHABLE = 'We can’t reach the server. Please check your connection and try again.';

/** Whether a call got no response; the browser's own message is of no use to customers. */
const isUnreachable = (error: unknown): boolean => error instanceof TypeError;

/** Whether a call may work once the network or the server is back. */
export const isOutage = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof ApiError && error.status >= 502 && error.status <= 504);

/** Why a call failed, for customers: the server's message, or that it is unreachable; undefined otherwise. */
export const reasonOf = (error: unknown): string | undefined =>
  serverMessage(error) ?? (isUnreachable(error) ? UNREACHABLE : undefined);

export const reasonOrFault = (error: unknown): string =>
  reasonOf(error) ?? 'Something went wrong on our side. Please try again in a moment.';

export const problemOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.code : undefined;

/** A canceled prompt is not a failure, so it shows no message. */
export const isCanceled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
