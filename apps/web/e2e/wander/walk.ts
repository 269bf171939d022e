import type { Browser } from '@playwright/test';
import { keysOf } from '@trueseason/contracts';
import { type SeededRandom, seededRandom } from '@trueseason/test-kit';
import { type PhotoFile, standInsUrl } from '../journey.ts';
import { Customer, WAYS } from './customer.ts';

const STEPS = 8;
/** So long does a customer who wants the result follow what screens and mails offer; analyses take their time on a busy machine. */
const PATIENCE_MS = 6 * 60_000;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

export interface Walk {
  readonly steps: readonly string[];
  readonly violations: readonly string[];
}

type Detour = (customer: Customer, random: SeededRandom) => Promise<unknown>;

const DETOURS: Readonly<Record<string, Detour>> = {
  reload: ({ page }) => page.reload(),
  back: ({ page }) => page.goBack(),
  decline: (customer) => customer.advance(false),
  offline: async (customer) => {
    await customer.context.setOffline(true);
    await customer.advance().finally(() => customer.context.setOffline(false));
  },
  'lost answer': (customer) => {
    customer.loseNextAnswer();
    return customer.advance();
  },
  'second tab': async (customer) => {
    const url = customer.page.url();
    customer.page = await customer.context.newPage();
    await customer.page.goto(url);
  },
  'closed tab': async (customer) => {
    const { page } = customer;
    customer.page = await customer.context.newPage();
    await page.close();
    await customer.start();
  },
  'in the middle': async (customer) => {
    // Pressed, and away before the answer.
    const pressed = customer.advance().catch(() => undefined);
    await customer.page.waitForRequest((request) => request.method() === 'POST', { timeout: 5_000 });
    await customer.page.reload();
    await pressed;
  },
};

async function mailedLink(email: string): Promise<string | null> {
  const mails: { to: { email: string }[]; text: string }[] = await (await fetch(`${standInsUrl()}/mail`)).json();
  const mail = mails.find(({ to }) => to.some((recipient) => recipient.email === email));
  return /https?:\/\/\S*\/open\/\S+/.exec(mail?.text ?? '')?.[0] ?? null;
}

/** Lets the customer do what screens and mails offer until a result is open. */
async function reachResult(customer: Customer): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS;
  for (let turn = 0; Date.now() < until; turn++) {
    if (await customer.hasResult()) return true;
    await customer.advance().catch(() => undefined);
    if (turn % 4 !== 3 || (await customer.hasResult())) continue;
    const link = customer.isPaid ? await mailedLink(customer.email) : null;
    const waits = /^\/(analyzing|processing)/.test(new URL(customer.page.url()).pathname);
    if (link) await customer.page.goto(link).catch(() => undefined);
    else if (!waits) await customer.start().catch(() => undefined);
  }
  return customer.hasResult();
}

/** Intents under this address that were paid, as the provider knows them. */
async function paidAt(email: string): Promise<number> {
  const answer = await fetch(`${standInsUrl()}/payments`, { headers: { accept: 'application/json' } });
  const intents: { receipt_email: string | null; status: string }[] = await answer.json();
  return intents.filter(({ receipt_email, status }) => receipt_email === email && status === 'succeeded').length;
}

/** A walk from its seed, and what of it must never be. */
export async function walk(browser: Browser, seed: number, photos: PhotoFile[]): Promise<Walk> {
  const random = seededRandom(seed);
  const way = random.pick(keysOf(WAYS));
  const email = `browser-walker-${seed}-${Date.now()}@example.com`;
  const context = await browser.newContext({ viewport: random.pick([PHONE, DESK]), reducedMotion: 'reduce' });
  const customer = await Customer.arrive(context, { email, way, photos });
  const steps: string[] = [way];
  const errors: string[] = [];
  context.on('weberror', (error) => {
    const { message } = error.error();
    // Without a network its code cannot come.
    if (!message.includes('dynamically imported module')) errors.push(message);
  });
  try {
    await customer.start();
    for (let step = 0; step < STEPS && !(await customer.hasResult()); step++) {
      const name = random.below(2) === 0 ? 'on' : random.pick(keysOf(DETOURS));
      const act: Detour = DETOURS[name] ?? ((who) => who.advance());
      // What a screen does not offer cannot be done: the walk goes on from there.
      const done = await act(customer, random).then(
        () => '',
        () => '?',
      );
      steps.push(`${name}${done} ${new URL(customer.page.url()).pathname}`);
    }
    const arrived = await reachResult(customer);
    steps.push(`ends at ${customer.page.url()}`);
    const paid = await paidAt(email);
    const violations = errors.map((message) => `a page threw: ${message}`);
    if (!arrived)
      violations.push(
        `no way on to a result: ${((await customer.page.locator('main').textContent()) ?? '').slice(0, 300)}`,
      );
    if (paid > 1) violations.push(`paid ${paid} times`);
    return { steps, violations };
  } finally {
    await context.close();
  }
}
