import { createBrowser } from '@trueseason/test-kit';
import type { Photos } from '@trueseason/workshop/customers';
import type { Seen } from '@trueseason/workshop/report';
import type { Stage } from '../compose.ts';
import { OPERATOR } from '../environment.ts';

const PAGES = ['/imprint', '/privacy', '/terms'];

/** Who runs the shop stands on its pages, and photos are taken from nobody who did not agree. */
export async function checkOperator(stage: Stage, photos: Photos): Promise<Seen[]> {
  const browser = createBrowser(stage.urls.web);
  const pages = await Promise.all(PAGES.map((path) => browser.call('GET', path)));
  const text = pages.map(({ bytes }) => bytes.toString()).join('\n');
  const missing = Object.entries(OPERATOR).flatMap(([name, value]) => (text.includes(value) ? [] : name));
  const open = text.match(/\[\w+ is not set\]/g) ?? [];
  const files = photos.map((bytes, index) => [`photo${index + 1}`, bytes] as [string, Buffer<ArrayBuffer>]);
  const refused = await browser.upload('/api/orders/guest', files);
  return [
    {
      what: `facts about the operator on ${PAGES.join(', ')}`,
      value: [...missing, ...open].join(', ') || 'all',
      ok: missing.length + open.length === 0,
    },
    {
      what: 'photos without consent',
      value: `${refused.status} ${refused.json?.code}`,
      ok: refused.json?.code === 'consent_required',
    },
  ];
}
