import type { CallName, ProblemCode } from '@trueseason/contracts';
import type { Answer, Browser } from '@trueseason/test-kit';
import type { flowsOf } from '../flows.ts';
import type { TestGateway } from '../test-gateway.ts';

export interface Stage {
  readonly gateway: TestGateway;
  readonly flows: ReturnType<typeof flowsOf>;
}

/** An order in the state that a call expects, its holder, and the call itself. */
export interface Prepared {
  readonly holder: Browser;
  readonly id: number;
  send(browser: Browser): Promise<Answer>;
}

/** How one call of the specification behaves; contract.sweep.test.ts plays each through. */
export interface CallCase {
  readonly call: CallName;
  prepare(stage: Stage): Promise<Prepared>;
  /** What a success looks like. */
  expectAnswer(answer: Answer, prepared: Prepared): void;
  /** By what is wrong with it. */
  readonly bad: Readonly<
    Record<string, readonly [send: (browser: Browser, id: number) => Promise<Answer>, code: ProblemCode]>
  >;
  /** The call about something that does not exist, where it is about something. */
  readonly missing?: (browser: Browser) => Promise<Answer>;
  /** What a browser without a grant gets. */
  readonly foreign: ProblemCode | 'the same right';
  /** What a second call gets: the same answer, a refusal, or another answer that is right as well. */
  readonly again: 'the same answer' | 'another answer' | ProblemCode;
  /** What five calls at once must leave behind. */
  readonly expectAtOnce?: (stage: Stage, prepared: Prepared, answers: readonly Answer[]) => Promise<void>;
}

export const NO_ORDER = 1_234_567_890;
