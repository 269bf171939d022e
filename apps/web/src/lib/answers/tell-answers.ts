import type { QueryClient } from '@tanstack/react-query';
import {
  type AnalysisResult,
  type Answers,
  type GivenAnswers,
  keysOf,
  NO_ANSWERS,
  type PublicOrder,
} from '@trueseason/contracts';
import { call } from '../api/api.ts';
import { asOwner, isCanceled } from '../order/as-owner.ts';
import { isLocked, openResult, orderKey } from '../order/order.ts';
import { onceProven } from '../order/ownership.ts';

/** What was said about one order and is on its way. */
interface Line {
  /** As the server has it. */
  kept: Answers;
  sent: GivenAnswers;
  waiting: GivenAnswers;
  /** Said on this page by somebody who would not show that the order is theirs: drawn here, and kept once they have. */
  held: GivenAnswers;
  current: Promise<PublicOrder> | null;
  next: Promise<PublicOrder> | null;
}

/** What shows as it is said. */
const DRAWN: ReadonlySet<keyof GivenAnswers> = new Set(['hairWorn', 'presentation', 'beard']);

const lines = new WeakMap<QueryClient, Map<string, Line>>();

/**
 * Takes what is answered to one question or more, wherever it is asked, and sends no more than that: another tab may know
 * more of the others. One is sent after the other, so that of one question the last wins. How hair and clothes are worn
 * shows at once, and no more if it could not be kept.
 */
export function tellAnswers(client: QueryClient, orderId: string, given: GivenAnswers): Promise<PublicOrder> {
  const line = lineOf(client, orderId);
  if (!line.current && !line.next) line.kept = answersIn(client, orderId);
  line.waiting = { ...line.held, ...line.waiting, ...given };
  line.held = {};
  line.next ??= (line.current ?? Promise.resolve()).catch(() => null).then(() => send(client, orderId, line));
  show(client, orderId, line);
  return line.next;
}

async function send(client: QueryClient, orderId: string, line: Line): Promise<PublicOrder> {
  [line.sent, line.waiting] = [line.waiting, {}];
  [line.current, line.next] = [line.next, null];
  try {
    const body = line.sent;
    const order = await asOwner(orderId, () => call('putAnswers', { params: { orderId }, body }), whyOf(body));
    client.setQueryData(orderKey(orderId), order);
    line.kept = answersIn(client, orderId);
    return order;
  } catch (error) {
    if (isCanceled(error)) hold(client, orderId, line);
    throw error;
  } finally {
    line.sent = {};
    if (!line.next) line.current = null;
    show(client, orderId, line);
  }
}

/** What the code is asked for, in the words of the question. */
function whyOf(given: GivenAnswers): string {
  const [only, ...others] = keysOf(given);
  if (others.length === 0 && (only === 'hairWorn' || only === 'beard')) return 'To keep how you wear your hair';
  return 'To keep what you told us about yourself';
}

/** Of hair and clothes: what the others would change is worked out for nobody but the buyer. */
function hold(client: QueryClient, orderId: string, line: Line): void {
  const drawn = keysOf(line.sent).filter((question) => DRAWN.has(question));
  if (drawn.length === 0) return;
  const isFirst = keysOf(line.held).length === 0;
  line.held = { ...line.held, ...Object.fromEntries(drawn.map((question) => [question, line.sent[question]])) };
  if (isFirst)
    onceProven(orderId, () => {
      if (keysOf(line.held).length > 0) void tellAnswers(client, orderId, {}).catch(console.error);
    });
}

function lineOf(client: QueryClient, orderId: string): Line {
  const ofClient = lines.get(client) ?? new Map<string, Line>();
  lines.set(client, ofClient);
  const line = ofClient.get(orderId) ?? {
    kept: NO_ANSWERS,
    sent: {},
    waiting: {},
    held: {},
    current: null,
    next: null,
  };
  ofClient.set(orderId, line);
  return line;
}

const answersIn = (client: QueryClient, orderId: string): Answers =>
  openResult(client.getQueryData<PublicOrder>(orderKey(orderId)))?.evidence.answers ?? NO_ANSWERS;

/** Draws what is said of hair and clothes; the others wait for the result that follows from them. */
function show(client: QueryClient, orderId: string, { kept, sent, waiting, held }: Line): void {
  const { hairWorn, presentation, beard } = { ...kept, ...held, ...sent, ...waiting };
  client.setQueryData<PublicOrder>(orderKey(orderId), (order) => {
    const result = order?.analysisResult;
    if (!order || !result || isLocked(result)) return order;
    return { ...order, analysisResult: answered(result, { ...kept, hairWorn, presentation, beard }) };
  });
}

const answered = (result: AnalysisResult, answers: Answers): AnalysisResult => ({
  ...result,
  evidence: { ...result.evidence, answers },
});
