import { CURRENCY, PRICE_CENTS } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import {
  CAMPAIGN_KEYS,
  type Campaign,
  currentCampaign,
  rememberCampaign,
  track,
  trackStep,
} from '../../lib/analytics/analytics.ts';
import { Button } from '../../ui/button/button.tsx';
import { LabeledValue } from '../../ui/plate/plate.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';

const SAMPLE =
  'utm_source=reddit&utm_medium=cpc&utm_campaign=color_analysis_test&utm_term=personal_color&utm_content=ring';
const PHOTOS = 3;
const AMOUNT = PRICE_CENTS / 100;

const EVENTS: readonly (readonly [label: string, fire: () => void])[] = [
  ['Photo upload', () => track('photo_upload', { photos: PHOTOS })],
  ['Payment initiated', () => trackStep('payment_initiated', { amount: AMOUNT })],
  [
    'Conversion',
    () => track('purchase', { transaction_id: 'test_payment_123', value: AMOUNT, currency: CURRENCY.toUpperCase() }),
  ],
  ['Analysis complete', () => track('analysis_complete', { season: 'True Winter', order_id: 'test_order_123' })],
  ['Funnel step', () => trackStep('upload_page_view', { test: true })],
  ['Print campaign data', () => console.log('Campaign data:', currentCampaign())],
];

export function Component(): ReactNode {
  const [campaign, setCampaign] = useState<Campaign | null>(null);
  const [last, setLast] = useState('');
  useEffect(() => {
    rememberCampaign(`?${SAMPLE}`);
    setCampaign(currentCampaign());
  }, []);
  return (
    <PageShell title="Analytics test" focused>
      <meta name="robots" content="noindex" />
      <div className="stack gap-6 page">
        <h1 className="text-2xl">Analytics test</h1>
        <dl>
          {CAMPAIGN_KEYS.map((key) => (
            <LabeledValue key={key} label={key}>
              {campaign?.[key] ?? 'none'}
            </LabeledValue>
          ))}
        </dl>
        <div className="row gap-3">
          {EVENTS.map(([label, fire]) => (
            <Button
              key={label}
              look="quiet"
              onClick={() => {
                fire();
                setLast(label);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
        <p role="status">{last && `Fired: ${last}. Without consent it waits in memory.`}</p>
      </div>
    </PageShell>
  );
}
