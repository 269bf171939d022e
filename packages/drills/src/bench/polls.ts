import autocannon from 'autocannon';
import { type Photos, place, shopOf } from '../customers.ts';
import { COUNTED, type Counts, recordOf, type Side } from './side.ts';

/** More than a second of CPU on a busy machine, as the kernel counts in hundredths. */
const POLLS = 8_000;
const CONNECTIONS = 20;

/** Of one poll. */
export interface PollCost {
  /** Of gateway, Postgres and Redis, in milliseconds. */
  readonly cpuMs: number;
  readonly counts: Counts;
}

const cpuOf = (side: Side): number => {
  const { gateway, postgres, redis } = side.cpu();
  return gateway + postgres + redis;
};

/** Makes an order, whose status is then polled as by a crowd of browsers. */
export async function preparePolls(side: Side, photos: Photos): Promise<() => Promise<PollCost>> {
  const { id, browser } = await place(shopOf(side.system), photos);
  const url = `${side.system.urls.web}/api/orders/${id}/status`;
  const request = { url, headers: { cookie: browser.cookieHeader() }, connections: CONNECTIONS, amount: POLLS };
  return async () => {
    const countsBefore = await side.counts();
    const cpuBefore = cpuOf(side);
    const { '2xx': answered } = await autocannon(request);
    const cpuMs = (cpuOf(side) - cpuBefore) / POLLS;
    if (answered < POLLS) throw new Error(`${answered} of ${POLLS} polls of ${url} were answered`);
    const counts = await side.counts();
    return { cpuMs, counts: recordOf(COUNTED, (name) => (counts[name] - countsBefore[name]) / POLLS) };
  };
}
