import type { AnalysisResult } from '@trueseason/contracts';
import { colorNameOr } from '@trueseason/seasons/color-name';
import type { ReactNode } from 'react';
import { Draping } from '../drape/draping.tsx';
import { copyShareLink, shareResults } from '../drape/share/share.ts';
import { paths } from '../lib/navigation/paths.ts';
import { downloadProfessionalReport } from '../order/download.ts';
import { openResult, STATUS_ONCE, useOrder } from '../order/order.ts';
import { LeaveBrowser } from '../photos/leave-browser.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { RingMessage } from '../ui/ring-message/ring-message.tsx';
import { PageShell } from '../ui/shell/page-shell.tsx';
import { ClothGrid } from '../ui/swatch/cloth-swatch.tsx';
import styles from './classic-results.module.css';
import { OutfitGrid } from './outfits/outfit-grid.tsx';
import { useOutfits } from './outfits.ts';

const GROUPS = [
  ['coreNeutrals', 'Core Neutrals'],
  ['accentLights', 'Accent Lights'],
  ['accentBrights', 'Accent Brights'],
] as const;

/** The older, single page of results. */
export function ClassicResults({ orderId }: { readonly orderId: string }): ReactNode {
  const { data, isPending } = useOrder(orderId, STATUS_ONCE);
  const result = openResult(data);
  return (
    <PageShell below={result && <LeaveBrowser />}>
      <title>Your results · TrueSeason</title>
      {isPending ? (
        <RingMessage ring="turning" role="status" title="Preparing your premium results..." />
      ) : result ? (
        <Loaded orderId={orderId} result={result} />
      ) : (
        <RingMessage ring="empty" title="No analysis results found">
          <p>There may be nothing at this order number, or the analysis is still under way.</p>
          <div className="ways">
            <ButtonLink to={paths.lookup}>Find your results</ButtonLink>
          </div>
        </RingMessage>
      )}
    </PageShell>
  );
}

function Loaded({ orderId, result }: { orderId: string; result: AnalysisResult }): ReactNode {
  const { data: outfits } = useOutfits(orderId);
  return (
    <div className={`stack gap-7 page ${styles.page}`}>
      <header className={`stack gap-5 ${styles.head}`}>
        <h1>{result.season}</h1>
        <p>{result.description}</p>
        <div className="ways">
          <Button onClick={() => downloadProfessionalReport(orderId, result.season)}>Download PDF</Button>
          <Button look="quiet" onClick={() => shareResults(orderId)}>
            Share Results
          </Button>
          <Button look="quiet" onClick={() => copyShareLink(orderId)}>
            Copy Link
          </Button>
        </div>
      </header>
      <section className="stack gap-4 ruled">
        <h2>On you</h2>
        <Draping orderId={orderId} result={result} />
      </section>
      {GROUPS.map(([group, title]) => (
        <section key={group} className="stack gap-4 ruled">
          <h2>{title}</h2>
          <ClothGrid id={group} columns={6} colors={result[group].map((hex) => ({ hex, name: colorNameOr(hex) }))} />
        </section>
      ))}
      {outfits && (
        <section className="stack gap-4 ruled">
          <h2>Outfits</h2>
          <OutfitGrid outfits={outfits} linkText="Shop this color" result={result} />
        </section>
      )}
    </div>
  );
}
