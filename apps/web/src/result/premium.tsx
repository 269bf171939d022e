import { type AnalysisResult, covers, type PublicOrder, type Scope } from '@trueseason/contracts';
import { Cloth } from '@trueseason/print/drawings';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Draping } from '../drape/draping.tsx';
import { copyShareLink } from '../drape/share/share.ts';
import { trackStep } from '../lib/analytics/analytics.ts';
import { paths } from '../lib/navigation/paths.ts';
import { downloadProfessionalReport } from '../order/download.ts';
import { useOpenOrder } from '../order/open-order.ts';
import { isOrderId } from '../order/order.ts';
import { LongWait } from '../order/order-state/long-wait.tsx';
import { paletteColors } from '../order/palette-colors.ts';
import { colorsOf } from '../order/read-result.ts';
import { LeaveBrowser } from '../photos/leave-browser.tsx';
import { Button } from '../ui/button/button.tsx';
import { CopyButton } from '../ui/button/copy-button.tsx';
import { Live } from '../ui/live/live.tsx';
import { PageShell } from '../ui/shell/page-shell.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { ChipGrid } from '../ui/swatch/chip-grid.tsx';
import { accentStyle } from './accent.ts';
import { Page, type ResultContext, type Row, Rules } from './layout/page.tsx';
import { Wizard } from './layout/wizard.tsx';
import styles from './premium.module.css';
import { Frames, Metals } from './sections/accessories.tsx';
import { Identity } from './sections/identity.tsx';
import { Outfits } from './sections/outfits.tsx';
import { paletteRows } from './sections/palette.tsx';

const WOW_COUNT = 6;
const OCCASIONS = ['statement pieces', 'accessories', 'special occasions'] as const;
const SHOPPING = [
  'Hold your palette against the fabric in daylight, near the door of the store.',
  'Buy neutrals first: two that you love carry a closet for years.',
  'Wear a color that is close, but not yours, below the waist.',
  'Skip what you have to work at.',
] as const;

export function Component(): ReactNode {
  const { orderId } = useParams();
  return isOrderId(orderId) ? <Premium orderId={orderId} /> : <Navigate to={paths.home} replace />;
}

function Premium({ orderId }: { readonly orderId: string }): ReactNode {
  const { order, result } = useOpenOrder(orderId);
  if (order && result) return <PremiumPage orderId={orderId} result={result} scope={order.scope} />;
  return (
    <PageShell title="Your results">
      <LongWait />
      <Skeleton height="80dvh" />
    </PageShell>
  );
}

const stepsOf = (
  { result, orderId }: ResultContext,
  scope: Scope,
): readonly (readonly [id: string, title: string, rows: (Row | false)[]])[] => {
  const { metals, makeup, eyewear } = result.recommendations;
  const curating = <Live>Curating your perfect outfits...</Live>;
  // In its own block: on phones, the row of outfits extends beyond it to the page's edges.
  const looks = (
    <div>
      <Outfits
        orderId={orderId}
        result={result}
        linkText="Shop This Look"
        placeholder={curating}
        emptyContent={curating}
      />
    </div>
  );
  return [
    ['identity', 'Your Color Identity', [{ bare: <Identity result={result} /> }]],
    [
      'palette',
      'Your Complete Palette',
      [
        ...paletteRows(result, ['Foundation Neutrals', 'Accent Lights', 'Statement Brights']),
        { title: 'On you', look: 'large', body: <Draping orderId={orderId} result={result} /> },
      ],
    ],
    ['wow', 'Your WOW Colors', [{ bare: <WowColors result={result} /> }]],
    [
      'guide',
      'Professional Styling Guide',
      [
        { title: 'Best Metals & Jewelry', lead: metals, body: <Metals result={result} /> },
        covers(scope, 'makeup') && {
          title: 'Makeup & Beauty',
          lead: makeup,
          body: <ChipGrid colors={faceColors(result)} columns={4} />,
        },
        { title: 'Eyewear & Frames', lead: eyewear, body: <Frames result={result} /> },
        { title: 'Shopping Strategy', body: <Rules items={SHOPPING} /> },
      ],
    ],
    ['looks', 'Curated Looks', [{ bare: looks }]],
  ];
};

function PremiumPage({ orderId, result, scope }: ResultContext & Pick<PublicOrder, 'scope'>): ReactNode {
  useEffect(() => trackStep('results_page_view'), []);
  const name = `${result.season}, premium`;
  const steps = stepsOf({ orderId, result }, scope).map(([id, title, rows]) => ({
    id,
    title,
    content: <Page head={{ title, as: 'h3' }} heading="h4" rows={rows} />,
  }));
  return (
    <div style={accentStyle(result)}>
      <PageShell askConsent={false} below={<LeaveBrowser />}>
        <h1 className="visually-hidden">{name}</h1>
        <Wizard captionIsHeading name={name} steps={steps} />
        <div className="page ways on-screen">
          <Button onClick={() => downloadProfessionalReport(orderId, result.season)}>Professional PDF</Button>
          <CopyButton look="quiet" label="Share Results" text={orderId} write={copyShareLink} />
        </div>
      </PageShell>
    </div>
  );
}

type ResultProps = Pick<ResultContext, 'result'>;

const WowColors = ({ result }: ResultProps): ReactNode => (
  <>
    <ul className={styles.wow}>
      {paletteColors(result, 'accentBrights')
        .slice(0, WOW_COUNT)
        .map(({ hex, name }, i) => (
          <li key={hex}>
            <div>
              <Cloth hex={hex} seed={i + 20} id={`wow-${i}`} height={90} edge={10} />
            </div>
            <h4 className="title">{name}</h4>
            <p className="text-sm soft">For {OCCASIONS[i % OCCASIONS.length]}</p>
          </li>
        ))}
    </ul>
    <div>
      <p className="panel">
        <span>
          <strong>Pro tip:</strong> wear these near your face. A scarf, collar, or lapel does more than anything below
          the waist.
        </span>
      </p>
    </div>
  </>
);

const faceColors = (result: AnalysisResult) => [
  ...colorsOf(result, 'eyeshadow').slice(0, 1),
  ...colorsOf(result, 'blush').slice(0, 1),
  ...colorsOf(result, 'lipstick').slice(0, 2),
];
