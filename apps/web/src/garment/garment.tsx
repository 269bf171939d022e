import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalysisResult, SeasonName } from '@trueseason/contracts';
import { RING_ORDER } from '@trueseason/print/drawings';
import { advisedContrast } from '@trueseason/style/reading/facts';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isOutage } from '../lib/api/api.ts';
import { currentOrderId } from '../lib/browser/storage.ts';
import { paths } from '../lib/navigation/paths.ts';
import { lastOpenedOrder } from '../order/open-order.ts';
import { openResult, useOrder } from '../order/order.ts';
import { paletteColors } from '../order/palette-colors.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Select } from '../ui/field/select.tsx';
import { PageShell } from '../ui/shell/page-shell.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './garment.module.css';
import { GarmentChecker } from './garment-checker.tsx';
import type { Wardrobe } from './judge-color.ts';
import { wardrobeOfSeason } from './wardrobe-of-season.ts';

/** Compares a garment with the customer's palette if this browser may open their order, or else a season's. */
export function Component(): ReactNode {
  const [query] = useSearchParams();
  const orderParameter = Number(query.get('order'));
  const [orderId] = useState(() =>
    Number.isSafeInteger(orderParameter) && orderParameter > 0
      ? orderParameter
      : (lastOpenedOrder() ?? currentOrderId()),
  );
  return (
    <PageShell title="Check a garment">
      <div className="stack gap-6 page">
        <header className="stack gap-3">
          <h1>Is it yours?</h1>
          <p className="soft">
            Check a garment against a palette with a photo or a screenshot from a store. The picture never leaves this
            device.
          </p>
        </header>
        {orderId ? <CustomerChecker orderId={orderId} /> : <SeasonChecker />}
      </div>
    </PageShell>
  );
}

function CustomerChecker({ orderId }: { readonly orderId: number }): ReactNode {
  const { data: order, error, isPending } = useOrder(orderId);
  const result = openResult(order);
  // The palette comes once the network is back; another one until then would lose the garment.
  if (isPending || isOutage(error)) return <Skeleton height="20rem" />;
  if (!result) return <SeasonChecker />;
  const palette = (
    <div className={`stack gap-2 ${styles.palette}`}>
      <p>
        Compared with your palette: <strong>{result.season}</strong>
      </p>
      <div className="edged" aria-hidden="true">
        {[...result.coreNeutrals, ...result.accentLights, ...result.accentBrights].map((hex) => (
          <span key={hex} style={{ background: hex }} />
        ))}
      </div>
    </div>
  );
  return (
    <GarmentChecker wardrobe={resultWardrobe(result)} palette={palette} skin={result.evidence.features.skin.lab} />
  );
}

/** Lets visitors without a result here choose a season. */
function SeasonChecker(): ReactNode {
  const [season, setSeason] = useState<SeasonName>();
  const { data: wardrobe } = useQuery({
    queryKey: ['wardrobe', season],
    queryFn: () => (season ? seasonWardrobe(season) : null),
    // The choice stays where it is, with the focus.
    placeholderData: keepPreviousData,
  });
  const seasons = (
    <div className={styles.seasons}>
      <Select
        label="Compare with"
        emptyLabel="Choose a season"
        values={RING_ORDER}
        selected={season}
        onChange={setSeason}
      />
    </div>
  );
  return (
    <>
      {wardrobe ? <GarmentChecker wardrobe={wardrobe} palette={seasons} /> : seasons}
      <div className="stack start gap-3">
        <p className="soft">With your own result, we check your palette.</p>
        <ButtonLink look="quiet" to={paths.upload}>
          Find my season
        </ButtonLink>
      </div>
    </>
  );
}

const resultWardrobe = (result: AnalysisResult): Wardrobe => ({
  neutrals: paletteColors(result, 'coreNeutrals'),
  lights: paletteColors(result, 'accentLights'),
  brights: paletteColors(result, 'accentBrights'),
  avoid: result.overview.avoidColors,
  distribution: result.evidence.distribution,
  forFace: result.reading.sections.signature.colors[0],
  isLowContrast: advisedContrast(result.season, result.evidence) === 'low',
});

async function seasonWardrobe(season: SeasonName): Promise<Wardrobe> {
  const { loadSeasonProfile } = await import('@trueseason/style/seasons/load-season-profile');
  return wardrobeOfSeason(season, (await loadSeasonProfile(season)).palette);
}
