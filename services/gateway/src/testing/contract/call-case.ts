import type { CallName, ProblemCode } from '@trueseason/contracts';
import type { Answer, Browser } from '@trueseason/test-kit';
import type { flowsOf } from '../flows.ts';
import type { TestGateway } from '../test-gateway.ts';

export interface Stage {
  readonly gateway: TestGateway;
  readonly flows: ReturnType<typeof flowsOf>;
}

/** An order in the state a call expects, its holder, and the call. */
export interface Prepared {
  readonly holder: Browser;
  readonly id: number;
  send(browser: Browser): Promise<Answer>;
}

/** Expected behavior of one call; contract.sweep.test.ts runs each. */
export interface CallCase {
  readonly call: CallName;
  prepare(stage: Stage): Promise<Prepared>;
  /** Checks a successful answer. */
  expectAnswer(answer: Answer, prepared: Prepared): void;
  /** Bad inputs by description. */
  readonly bad: Readonly<
    Record<string, readonly [send: (browser: Browser, id: number) => Promise<Answer>, code: ProblemCode]>
  >;
  /** The call with a missing resource, if it has one. */
  readonly missing?: (browser: Browser) => Promise<Answer>;
  /** What a browser without a grant gets. */
  readonly foreign: ProblemCode | 'the same right';
  /** What a second call gets: the same answer, an error, or another valid answer. */
  readonly again: 'the same answer' | 'another answer' | ProblemCode;
  /** Checks the state after five concurrent calls. */
  readonly expectAtOnce?: (stage: Stage, prepared: Prepared, answers: readonly Answer[]) => Promise<void>;
}

export const NO_ORDER = 1_234_567_890;
