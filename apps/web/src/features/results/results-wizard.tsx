import { readableInk } from '@trueseason/color';
import type { AnalysisResult, PublicOrder } from '@trueseason/contracts';
import { ringSeasonOr } from '@trueseason/seasons/ring';
import { type CSSProperties, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NewerSeason } from '../../components/newer-season/newer-season.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { Wizard, type WizardStep } from '../../components/wizard/wizard.tsx';
import { track, trackStep } from '../../lib/analytics.ts';
import { downloadProfessionalReport } from '../../lib/download.ts';
import { keepOffline } from '../../lib/keep-offline.ts';
import { requestResultsMail } from '../../lib/results-mail.ts';
import { shareResults } from '../../lib/share.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import {
  AccessoriesStep,
  CelebritiesStep,
  ClothingStep,
  EvidenceStep,
  HairStep,
  loadLaterSteps,
  MakeupStep,
  PaletteStep,
  ShareDialog,
  ShareStep,
} from './later-steps.ts';
import { Overview } from './steps/overview.tsx';
import { useStoryOnce } from './use-story-once.ts';

/** Seldom needed: few people choose photos that do not belong together. */
const PhotosDiffer = lazy(async () => ({ default: (await import('./photos-differ.tsx')).PhotosDiffer }));

export interface ResultsWizardProps {
  readonly orderId: string;
  readonly order: PublicOrder;
  readonly result: AnalysisResult;
}

export function ResultsWizard({ orderId, order, result }: ResultsWizardProps): ReactNode {
  const { hash } = useLocation();
  const [storyOpen, setStoryOpen] = useStoryOnce(order.id, hash === '' || hash === '#overview');
  // Not drawn before it is first asked for, and kept from then on, so that it can close in its own way.
  const [storyAsked, setStoryAsked] = useState(false);
  if (storyOpen && !storyAsked) setStoryAsked(true);
  const { season } = result;
  const { arc } = ringSeasonOr(season);

  useEffect(() => {
    requestResultsMail(order.id);
    // Behind the reveal, and before what is kept for the time without a network is counted.
    void whenIdle()
      .then(loadLaterSteps)
      .then(() => keepOffline(season), console.error);
    trackStep('results_page_view');
    track('results_viewed', { order_id: order.id, season, payment_intent_id: order.paymentIntentId ?? '' });
  }, [order.id, order.paymentIntentId, season]);

  const share = (): Promise<boolean> => shareResults(orderId);
  const download = async (): Promise<void> => {
    if (await downloadProfessionalReport(orderId, season)) setStoryOpen(false);
  };
  const steps: WizardStep[] = [
    {
      id: 'overview',
      title: 'Season Overview',
      content: <Overview result={result} onShare={share} onDownload={download} />,
    },
    { id: 'palette', title: 'Color Palette', content: <PaletteStep result={result} orderId={orderId} /> },
    { id: 'clothing', title: 'Clothing Overview', content: <ClothingStep result={result} orderId={orderId} /> },
    { id: 'accessories', title: 'Metals, Jewelry & Glasses', content: <AccessoriesStep result={result} /> },
    { id: 'hair', title: 'Hair Color', content: <HairStep result={result} /> },
    { id: 'makeup', title: 'Makeup', content: <MakeupStep result={result} /> },
    { id: 'celebrities', title: 'Celebrity Inspiration', content: <CelebritiesStep result={result} /> },
    { id: 'evidence', title: 'Evidence', content: <EvidenceStep result={result} orderId={orderId} /> },
    {
      id: 'share',
      title: 'Share Results',
      content: (
        <ShareStep
          result={result}
          orderId={orderId}
          onShare={share}
          onDownload={download}
          onStory={() => setStoryOpen(true)}
        />
      ),
    },
  ];

  return (
    <div style={{ '--accent': arc, '--accent-ink': readableInk(arc) } as CSSProperties}>
      <PageShell askConsent={false}>
        <title>{`${season} · TrueSeason`}</title>
        <NewerSeason season={season} />
        <Suspense>
          {result.evidence.photos.some(({ warnings }) => warnings.includes('unlike_others')) && <PhotosDiffer />}
        </Suspense>
        <Wizard steps={steps} />
      </PageShell>
      <Suspense>
        {storyAsked && <ShareDialog season={season} open={storyOpen} onClose={() => setStoryOpen(false)} />}
      </Suspense>
    </div>
  );
}
