import type { AnswerOf, Api, BodyOf, ParamsOf, ProblemBody } from '@trueseason/contracts';
import { API_TABLE, type BrowserCall } from './api-table.ts';

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

/** The server's own words for people, if there are any. */
export const serverMessage = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.message : undefined;

type Values = Readonly<Record<string, string | number>>;

export interface CallOptions<Name extends BrowserCall> {
  readonly params?: ParamsOf<Api[Name]> extends Record<string, never> ? never : Values;
  readonly query?: Values;
  readonly body?: BodyOf<Api[Name]>;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export function callPath(name: BrowserCall, params: Values = {}): string {
  return API_TABLE[name][1].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')));
}

/** Makes a call of the contract and gives its raw response. Rejects with an ApiError on any non-success answer. */
export async function send<Name extends BrowserCall>(name: Name, options: CallOptions<Name> = {}): Promise<Response> {
  const { params, query, body, form, headers, signal } = options;
  const search = query
    ? `?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
    : '';
  const response = await fetch(callPath(name, params) + search, {
    method: API_TABLE[name][0],
    credentials: 'same-origin',
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    signal,
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

/** Makes a call of the contract and reads its JSON answer. */
export async function call<Name extends BrowserCall>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<AnswerOf<Api[Name]>> {
  const response = await send(name, options);
  return (await response.json()) as AnswerOf<Api[Name]>;
}
