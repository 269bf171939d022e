import type { BrowserContext, Request, Route } from '@playwright/test';
import {
  type AnswerOf,
  API,
  type Api,
  type BodyOf,
  type Call,
  type CallName,
  keysOf,
  PROBLEMS,
  type ProblemCode,
  problemSchema,
  ROUTES,
  splitRoute,
} from '@trueseason/contracts';
import { z } from 'zod';

/** How a mocked call is answered. Made by the functions below. */
export interface Reply {
  readonly send: (route: Route) => Promise<void>;
}

export const problem = (code: ProblemCode, message: string = PROBLEMS[code].message): Reply => {
  const json = problemSchema.parse({ code, message });
  return { send: (route) => route.fulfill({ status: PROBLEMS[code].status, json }) };
};
/** A refusal without the server's own problem body, such as a proxy sends. */
export const refusal = (status: number, body = ''): Reply => ({
  send: (route) => route.fulfill({ status, body, contentType: 'text/plain' }),
});
export const unreachable: Reply = { send: (route) => route.abort('connectionrefused') };
export const never: Reply = { send: () => new Promise(() => {}) };
export const file = (body: string): Reply => ({
  send: (route) => route.fulfill({ body, contentType: 'application/pdf' }),
});
export const image = (body: Buffer): Reply => ({ send: (route) => route.fulfill({ body, contentType: 'image/jpeg' }) });
/** An answer that the contract forbids, for what the screens do with it. */
export const forbidden = (json: unknown): Reply => ({ send: (route) => route.fulfill({ json }) });

export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at bodies loosely, after the contract has parsed them
  readonly body: any;
  readonly contentType: string | undefined;
  /** Of a multipart body: the names of its fields in order. */
  readonly fields: readonly string[];
}

type Answers<Name extends CallName> = readonly [Reply | AnswerOf<Api[Name]>, ...(Reply | AnswerOf<Api[Name]>)[]];

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
const isReply = (value: unknown): value is Reply => typeof value === 'object' && value !== null && 'send' in value;

/** Answers every call of the browser from what a test says, held to the contract on both sides. */
export class MockApi {
  /** Calls that no test has announced, and requests that break the contract. */
  readonly faults: string[] = [];
  readonly #replies = new Map<CallName, Reply[]>();
  readonly #calls = new Map<CallName, Recorded[]>();

  /** Says what a call answers: each in turn, the last one from then on. */
  on<Name extends CallName>(name: Name, ...answers: Answers<Name>): void {
    this.#replies.set(
      name,
      answers.map((answer) => (isReply(answer) ? answer : this.#json(name, answer))),
    );
  }

  /** Holds the answer back until the returned function is called. */
  hold<Name extends CallName>(name: Name, answer: Reply | AnswerOf<Api[Name]>): () => void {
    const gate = Promise.withResolvers<void>();
    const reply = isReply(answer) ? answer : this.#json(name, answer);
    this.on(name, {
      send: async (route) => {
        await gate.promise;
        await reply.send(route);
      },
    });
    return () => gate.resolve();
  }

  calls = (name: CallName): readonly Recorded[] => this.#calls.get(name) ?? [];
  bodies = <Name extends CallName>(name: Name): BodyOf<Api[Name]>[] => this.calls(name).map(({ body }) => body);

  /** What every page may ask: pages of results for photos, of which none are kept, and once visits are counted, all. */
  #standing(name: CallName): Reply[] {
    if (name === 'giveConsent' || name === 'endConsent') return [this.#json(name, { success: true })];
    if (name === 'findPurchaseContext')
      return [this.#json(name, { bought: null, unpaid: null, latest: null, discount: 100 })];
    if (name === 'getRemeasure') {
      return [this.#json(name, { state: 'waiting', opensAt: '2027-11-19T09:30:00.000Z', reminder: false })];
    }
    if (name === 'adminSelf') return [problem('not_signed_in')];
    if (name === 'adminAttention') return [this.#json(name, { total: 0, waiting: 0, groups: [], rows: [] })];
    // Screens that show a photo get along without.
    if (name === 'getPhotoLinks') return [this.#json(name, [])];
    if (name !== 'getClientConfig') return [];
    const config = { paymentScriptUrl: 'https://pay.test/', paymentPublishableKey: 'pk_test_none', testMode: true };
    const off = { challenge: null, analytics: null, secondOpinion: false };
    return [this.#json(name, { ...config, ...off })];
  }

  #json(name: CallName, answer: unknown): Reply {
    const { response: schema }: Call = API[name];
    const json = schema?.parse(answer);
    return { send: (route) => route.fulfill({ json }) };
  }

  async route(route: Route, request: Request): Promise<void> {
    const { pathname, search } = new URL(request.url());
    const callName = keysOf(ROUTES).find((name) => {
      const { method, path } = splitRoute(ROUTES[name]);
      return method === request.method() && pattern(path).test(pathname);
    });
    const [reply, ...later] = callName ? (this.#replies.get(callName) ?? this.#standing(callName)) : [];
    if (!callName || !reply) {
      this.faults.push(`not announced: ${request.method()} ${pathname}`);
      return route.fulfill({ status: 500, body: 'not announced' });
    }
    if (later.length > 0) this.#replies.set(callName, later);
    this.#calls.set(callName, [...this.calls(callName), this.#record(callName, request, pathname, search)]);
    // A screen that has gone away no longer waits for its answer.
    await reply.send(route).catch(() => undefined);
  }

  #record(name: CallName, request: Request, path: string, query: string): Recorded {
    const contentType = request.headers()['content-type'];
    const data = contentType?.startsWith('multipart') ? null : request.postData();
    const body = data === null ? undefined : JSON.parse(data);
    const { body: bodySchema, query: querySchema = z.object({}), files }: Call = API[name];
    if (!files && !(bodySchema ?? z.undefined()).safeParse(body).success) this.faults.push(`body of ${name}: ${data}`);
    if (!querySchema.safeParse(Object.fromEntries(new URLSearchParams(query))).success) {
      this.faults.push(`query of ${name}: ${query}`);
    }
    const form = request.postDataBuffer()?.toString('latin1') ?? '';
    const fields = [...form.matchAll(/form-data; name="(\w+)"/g)].map(([, field = '']) => field);
    return { method: request.method(), path, query, body, contentType, fields };
  }
}

export async function mockApi(context: BrowserContext): Promise<MockApi> {
  const api = new MockApi();
  await context.route(
    (url) => url.pathname.startsWith('/api/'),
    (route, request) => api.route(route, request),
  );
  return api;
}
