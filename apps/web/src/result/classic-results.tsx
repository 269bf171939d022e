import type { ReactNode } from 'react';
import { Draping } from '../drape/draping.tsx';
import { copyShareLink, shareResults } from '../drape/share/share.ts';
import { isOutage } from '../lib/api/api.ts';
import { paths } from '../lib/navigation/paths.ts';
import { downloadProfessionalReport } from '../order/download.ts';
import { openResult, STATUS_ONCE, useOrder } from '../order/order.ts';
import { textOf } from '../order/read-result.ts';
import { LeaveBrowser } from '../photos/leave-browser.tsx';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { RingMessage } from '../ui/ring-message/ring-message.tsx';
import { PageShell } from '../ui/shell/page-shell.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { Page, type ResultContext } from './layout/page.tsx';
import { Outfits } from './sections/outfits.tsx';
import { paletteRows } from './sections/palette.tsx';

export function ClassicResults({ orderId }: { readonly orderId: string }): ReactNode {
  const { data, error, isPending } = useOrder(orderId, STATUS_ONCE);
  const result = openResult(data);
  return (
    <PageShell title="Your results" below={result && <LeaveBrowser />}>
      {isPending || isOutage(error) ? (
        <RingMessage ring="turning" role="status" title="Preparing your premium results..." />
      ) : result ? (
        <ClassicPage orderId={orderId} result={result} />
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

const ClassicPage = ({ orderId, result }: ResultContext): ReactNode => (
  <Page
    head={{ title: result.season, lead: `${textOf(result, 'verdict')} ${result.description}` }}
    rows={[
      {
        bare: (
          <div className="ways">
            <Button onClick={() => downloadProfessionalReport(orderId, result.season)}>Download PDF</Button>
            <Button look="quiet" onClick={() => shareResults(orderId)}>
              Share Results
            </Button>
            <Button look="quiet" onClick={() => copyShareLink(orderId)}>
              Copy Link
            </Button>
          </div>
        ),
      },
      { title: 'On you', look: 'large', body: <Draping orderId={orderId} result={result} /> },
      ...paletteRows(result),
      {
        title: 'Outfits',
        body: (
          <Outfits
            orderId={orderId}
            result={result}
            linkText="Shop this color"
            placeholder={<Skeleton height="21rem" />}
          />
        ),
      },
    ]}
  />
);
