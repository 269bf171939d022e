import { setTimeout as sleep } from 'node:timers/promises';
import { createBrowser } from '@trueseason/testing';
import { MAILBOXES, type Shop, type Visit } from '../customers.ts';
import type { Host } from '../host.ts';
import type { Observation } from '../report.ts';
import { type Expected, type Finding, judge } from './judge.ts';
import { askOutside, type Outside, type Records, readRecords } from './records.ts';

const LOOK_MS = 1_000;
/** Shorter cookies are settings. */
const SECRET_LENGTH = 16;

export const isBroken = ({ found }: Finding): boolean => found.length > 0;

export const observationOf = ({ what, found }: Finding): Observation => ({
  what,
  value: [found.length, ...found.slice(0, 5)].join(' '),
  ok: found.length === 0,
});

/** Links of the newest and of the oldest result that was mailed. */
function mailedLinks({ orders }: Records, outside: Outside): string[] {
  const completed = new Set(orders.filter(({ isCompleted }) => isCompleted).map(({ id }) => id));
  const texts = outside.payments
    .map(({ metadata }) => Number(metadata.orderId))
    .filter((order) => completed.has(order))
    .flatMap((order) => outside.mailsOf(order).filter(({ categories }) => categories.includes('results')))
    .map(({ text }) => text);
  const links = texts.flatMap((text) => /https?:\/\/\S+\/open\/[\w.-]+/.exec(text) ?? []);
  return [...new Set([links.at(0), links.at(-1)])].filter((link) => link !== undefined);
}

async function openLinks({ web }: Shop, links: readonly string[]): Promise<Finding> {
  const answers = await Promise.all(
    links.map(async (link) => {
      const { headers } = await createBrowser(web).call('GET', new URL(link).pathname);
      return headers.get('location') ?? 'nowhere';
    }),
  );
  return {
    what: 'mailed links that do not open',
    found: answers.filter((location) => !/^\/results\/\d+$/.test(location)),
  };
}

/** Lines that hold something personal. */
export const personalLines = (logs: string, personal: readonly string[]): string[] =>
  logs.split('\n').filter((line) => personal.some((text) => line.includes(text)));

/** How long to wait for what is still to come, and what of it may be. */
interface Patience extends Expected {
  readonly isOver: () => boolean;
}

/**
 * The invariants of a drill that is over: work takes a while to end, and what does not hold then is a finding.
 * @param since when the drill began
 */
export async function checkInvariants(
  host: Host,
  since: Date,
  visits: readonly Visit[],
  { isOver, mayRefund }: Patience,
): Promise<readonly Finding[]> {
  for (;;) {
    const [records, outside] = [await readRecords(host), await askOutside(host)];
    const findings = judge(records, outside, visits, { mayRefund });
    if (findings.some(isBroken) && !isOver()) {
      await sleep(LOOK_MS);
      continue;
    }
    const links = mailedLinks(records, outside);
    const cookies = visits.flatMap(({ browser }) => browser.cookieHeader().split('; '));
    const secrets = [
      ...cookies.map((cookie) => cookie.split('=')[1] ?? ''),
      ...links.map((link) => link.split('/open/')[1] ?? ''),
    ];
    const personal = [MAILBOXES, ...secrets.filter((secret) => secret.length >= SECRET_LENGTH)];
    const lines = personalLines(await host.logs(since), personal);
    return [
      ...findings,
      await openLinks(host.shop, links),
      { what: 'log lines with something personal', found: lines.map((line) => line.slice(0, 200)) },
    ];
  }
}
