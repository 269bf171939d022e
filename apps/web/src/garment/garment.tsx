import type { AnalysisResult, SeasonName } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { currentOrderId } from '../lib/browser/session.ts';
import { openedOrder } from '../order/open-order.ts';
import { openResult, useOrder } from '../order/order.ts';
import { PageShell } from '../ui/shell/page-shell.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { AnySeason } from './any-season.tsx';
import styles from './garment.module.css';
import { GarmentRoom } from './garment-room.tsx';
import { wardrobeOf } from './wardrobe.ts';

/** A garment before a palette: that of an order that this browser may open, or of a season that a visitor names. */
export function Component(): ReactNode {
  const [query] = useSearchParams();
  const named = Number(query.get('order'));
  const [orderId] = useState(() =>
    Number.isSafeInteger(named) && named > 0 ? named : (openedOrder() ?? currentOrderId()),
  );
  return (
    <PageShell>
      <title>Check a garment · TrueSeason</title>
      <div className="stack gap-6 page">
        <header className={`stack gap-3 ${styles.head}`}>
          <h1>Is it yours?</h1>
          <p>
            Check a garment against a palette with a photo or a screenshot from a store. The picture never leaves this
            device.
          </p>
        </header>
        {orderId ? <OwnRoom orderId={orderId} /> : <AnySeason />}
      </div>
    </PageShell>
  );
}

function OwnRoom({ orderId }: { readonly orderId: number }): ReactNode {
  const { data: order, isPending } = useOrder(orderId);
  const result = openResult(order);
  if (isPending) return <Skeleton height="20rem" />;
  if (!result) return <AnySeason />;
  return (
    <GarmentRoom
      wardrobe={wardrobeOf(result)}
      whose={<YourPalette season={result.season} result={result} />}
      skin={result.evidence.features.skin.lab}
    />
  );
}

const YourPalette = ({
  season,
  result,
}: {
  readonly season: SeasonName;
  readonly result: AnalysisResult;
}): ReactNode => (
  <div className={`stack gap-2 ${styles.palette}`}>
    <p>
      Held against your palette, <strong>{season}</strong>
    </p>
    <div aria-hidden="true">
      {[...result.coreNeutrals, ...result.accentLights, ...result.accentBrights].map((hex) => (
        <span key={hex} style={{ background: hex }} />
      ))}
    </div>
  </div>
);
