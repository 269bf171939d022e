import type { AnalysisResult } from '@trueseason/contracts';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { trackStep } from '../../lib/analytics/analytics.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useOpenOrder } from '../../order/open-order.ts';
import { isOrderId } from '../../order/order.ts';
import { LeaveBrowser } from '../../photos/leave-browser.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { accentOf } from '../accent.ts';
import { Wizard } from '../wizard/wizard.tsx';
import { CompletePalette } from './complete-palette.tsx';
import { Identity } from './identity.tsx';
import { Looks } from './looks.tsx';
import { PremiumActions } from './premium-actions.tsx';
import { StylingGuide } from './styling-guide.tsx';
import { WowColors } from './wow-colors.tsx';

export function Component(): ReactNode {
  const { orderId } = useParams();
  return isOrderId(orderId) ? <Premium orderId={orderId} /> : <Navigate to={paths.home} replace />;
}

function Premium({ orderId }: { readonly orderId: string }): ReactNode {
  const { result } = useOpenOrder(orderId);

  if (!result) {
    return (
      <PageShell>
        <Skeleton height="80dvh" />
      </PageShell>
    );
  }
  return <Loaded orderId={orderId} result={result} />;
}

function Loaded({ orderId, result }: { orderId: string; result: AnalysisResult }): ReactNode {
  useEffect(() => trackStep('results_page_view'), []);
  return (
    <div style={accentOf(result)}>
      <PageShell askConsent={false} below={<LeaveBrowser />}>
        <h1 className="visually-hidden">{`${result.season}, premium`}</h1>
        <Wizard
          captionIsHeading
          name={`${result.season}, premium`}
          steps={[
            { id: 'identity', title: 'Your Color Identity', content: <Identity result={result} /> },
            {
              id: 'palette',
              title: 'Your Complete Palette',
              content: <CompletePalette result={result} orderId={orderId} />,
            },
            { id: 'wow', title: 'Your WOW Colors', content: <WowColors result={result} /> },
            { id: 'guide', title: 'Professional Styling Guide', content: <StylingGuide result={result} /> },
            { id: 'looks', title: 'Curated Looks', content: <Looks orderId={orderId} result={result} /> },
          ]}
        />
        <PremiumActions orderId={orderId} season={result.season} />
      </PageShell>
    </div>
  );
}
