import { createBrowser } from '@trueseason/test-kit';
import type { Seen } from '@trueseason/workshop/report';
import type { Stage } from '../compose.ts';
import { OPERATOR } from '../environment.ts';

const PAGES = ['/imprint', '/privacy', '/terms'];

/** Checks that pages name the operator. */
export async function checkOperator(stage: Stage): Promise<Seen[]> {
  const browser = createBrowser(stage.urls.web);
  const pages = await Promise.all(PAGES.map((path) => browser.call('GET', path)));
  const text = pages.map(({ bytes }) => bytes.toString()).join('\n');
  const missing = Object.entries(OPERATOR).flatMap(([name, value]) => (text.includes(value) ? [] : name));
  const open = text.match(/\[\w+ is not set\]/g) ?? [];
  return [
    {
      what: `facts about the operator on ${PAGES.join(', ')}`,
      value: [...missing, ...open].join(', ') || 'all',
      ok: missing.length + open.length === 0,
    },
  ];
}
