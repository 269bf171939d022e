import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { PublicOrder } from '@trueseason/contracts';
import { wordsIn } from '@trueseason/testing';
import { resultFixture } from '@trueseason/testing/result';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { orderKey } from '../../order/order.ts';
import { Invitation } from './invitation.tsx';

const ID = '7000000001';
const result = resultFixture('True Summer');

function shown(order: Partial<PublicOrder>): string {
  const client = new QueryClient();
  client.setQueryData(orderKey(ID), { id: Number(ID), roomForPhotos: 2, photoExchanges: 0, ...order });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Invitation orderId={ID} result={result} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says in two colors what another place would settle, and takes photos', () => {
  const markup = shown({});
  expect(wordsIn(markup)).toMatch(/whether \w.* or \w.* comes first: try another place or day\. Add a photo, free/);
  expect(markup).toContain(`href="/upload?order=${ID}&amp;more"`);
});

it.each([{ roomForPhotos: 0 }, { photoExchanges: 1 }])('invites nobody whose order takes none: %j', (order) => {
  expect(shown(order)).toBe('');
});
