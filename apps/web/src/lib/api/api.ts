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
import { takeEarly } from './early-answers.ts';

/** A refused call. `message` is '{status}: {response text}', or the status text when the body is empty. */
export class ApiError extends Error {
  readonly status: number;
  /** The parsed body, when the server sent one of its own problems. */
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
    const known =
      typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
    return known ? (value as ProblemBody) : null;
  } catch {
    return null;
  }
}

/** The server's message for customers, if any. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.message : undefined;

type Values = Readonly<Record<string, string | number>>;

/** What a call requires: the parameters of its path, a body, a form. */
type Needs<Name extends CallName> = ([ParamName<Routes[Name]>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<ParamName<Routes[Name]>, string | number>> }) &
  (Api[Name] extends { body: unknown } ? { readonly body: BodyOf<Api[Name]> } : { readonly body?: undefined }) &
  (Api[Name] extends { files: unknown } ? { readonly form: FormData } : { readonly form?: undefined });

export type CallOptions<Name extends CallName> = Needs<Name> & {
  readonly query?: Readonly<Partial<Record<keyof QueryOf<Api[Name]> & string, string | number>>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Goes through even if the page closes; for small bodies. */
  readonly keepalive?: boolean;
};

/** Options may be left out where a call needs none. */
type Options<Name extends CallName> =
  object extends Needs<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

/** Where a call goes, with its parameters in place. */
export function address(route: Route, params: Values = {}): { readonly method: string; readonly url: string } {
  const { method, path } = splitRoute(route);
  return { method, url: path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? ''))) };
}

/** The time of the last click or change, until a call reports it. */
let pressed: number | undefined;
for (const kind of ['click', 'change'] as const) {
  globalThis.addEventListener?.(kind, () => (pressed = performance.now()), true);
}

/** Tells the gateway how long ago (ms) the press was that led to this call, so that its trace begins there. */
function sinceClick(): Readonly<Record<string, string>> {
  const from = pressed;
  pressed = undefined;
  return from === undefined ? {} : { 'x-since-click': String(Math.round(performance.now() - from)) };
}

/** Makes a call of the contract and gives its raw response. Rejects with an ApiError on any non-success answer. */
export async function send<Name extends CallName>(name: Name, ...[options]: Options<Name>): Promise<Response> {
  const { params, query, body, form, headers, signal, keepalive }: Partial<CallOptions<Name>> = options ?? {};
  const { method, url } = address(ROUTES[name], params);
  const asked = Object.entries<string | number | undefined>(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const early = method === 'GET' && asked.length === 0 ? takeEarly(url) : undefined;
  const response = await (early ??
    fetch(asked.length > 0 ? `${url}?${new URLSearchParams(asked)}` : url, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(method === 'GET' ? {} : sinceClick()),
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

/** Makes a call of the contract and reads its JSON answer, which the gateway has checked. */
export async function call<Name extends CallName>(name: Name, ...options: Options<Name>): Promise<AnswerOf<Api[Name]>> {
  const response = await send(name, ...options);
  return response.json();
}

export const UNREACHABLE = 'We can’t reach the server. Please check your connection and try again.';

/** Whether a call got no response. The browser's message would tell customers nothing. */
const isUnreachable = (error: unknown): boolean => error instanceof TypeError;

/** Why a call failed, for customers: the server's message, or that it cannot be reached; else undefined. */
export const reasonOf = (error: unknown): string | undefined =>
  serverMessage(error) ?? (isUnreachable(error) ? UNREACHABLE : undefined);

/** The same, with a fallback message. */
export const reasonOrFault = (error: unknown): string =>
  reasonOf(error) ?? 'Something went wrong on our side. Please try again in a moment.';

export const problemOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.code : undefined;

/** A canceled prompt; not a failure, so no message is shown. */
export const isCanceled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
