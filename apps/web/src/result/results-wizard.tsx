import { type AnalysisResult, doDiffer, type PublicOrder, type SeasonName } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Stage } from '../drape/reveal/stage.tsx';
import { useReveal } from '../drape/reveal/use-reveal.ts';
import { shareResults } from '../drape/share/share.ts';
import { track, trackStep } from '../lib/analytics/analytics.ts';
import { lazyAgain } from '../lib/browser/lazy-again.tsx';
import { whenIdle } from '../lib/browser/when-idle.ts';
import { dismissFailure } from '../lib/messages/show-toast.ts';
import { downloadProfessionalReport } from '../order/download.ts';
import { Late } from '../order/late/late.tsx';
import { MailTrouble } from '../order/order-state/order-state.tsx';
import { LeaveBrowser } from '../photos/leave-browser.tsx';
import { PageShell } from '../ui/shell/page-shell.tsx';
import { accentOf } from './accent.ts';
import { keepOffline } from './keep-offline.ts';
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
import { requestResultsMail } from './results-mail.ts';
import { Overview } from './steps/overview.tsx';
import { useStoryOnce } from './use-story-once.ts';
import { Wizard, type WizardStep } from './wizard/wizard.tsx';

/** Seldom needed: few people choose photos that do not belong together. */
const PhotosDiffer = lazyAgain(async () => (await import('./photos-differ.tsx')).PhotosDiffer);

export interface ResultsWizardProps {
  readonly orderId: string;
  readonly order: PublicOrder;
  readonly result: AnalysisResult;
}

export function ResultsWizard({ orderId, order, result }: ResultsWizardProps): ReactNode {
  const { open: storyOpen, setOpen: setStoryOpen } = useStoryOnce(order.id);
  // Not drawn before it is first asked for, and kept from then on, so that it can close in its own way.
  const [storyAsked, setStoryAsked] = useState(false);
  if (storyOpen && !storyAsked) setStoryAsked(true);
  const { season } = result;
  useOpened(order, season);
  const { hash } = useLocation();
  const { cloths, ...reveal } = useReveal(order.id, result, hash);

  const steps = stepsOf(order, result, {
    share: () => shareResults(orderId),
    download: async () => {
      if (await downloadProfessionalReport(orderId, season)) setStoryOpen(false);
    },
    story: () => setStoryOpen(true),
  });
  return (
    <div style={accentOf(result)}>
      {cloths && <Stage orderId={orderId} result={result} cloths={cloths} {...reveal} />}
      <PageShell askConsent={false} owner footer={hash === '#share'} below={<LeaveBrowser />} inert={cloths !== null}>
        <Late>{doDiffer(result.evidence.photos) && <PhotosDiffer order={order} />}</Late>
        {order.mailTroubled && <MailTrouble what="your results" />}
        <Wizard name={season} steps={steps} />
      </PageShell>
      <Late>
        {storyAsked && (
          <ShareDialog
            orderId={orderId}
            result={result}
            open={storyOpen}
            onClose={() => setStoryOpen(false)}
            isLast={hash === '#share'}
          />
        )}
      </Late>
    </div>
  );
}

/** What follows once a result is open. */
function useOpened({ id, paymentIntentId }: PublicOrder, season: SeasonName): void {
  useEffect(() => {
    dismissFailure();
    requestResultsMail(id);
    // Behind the reveal, and before offline content is counted.
    void whenIdle()
      .then(loadLaterSteps)
      .then(() => keepOffline(season), console.error);
    trackStep('results_page_view');
    track('results_viewed', { order_id: id, season, payment_intent_id: paymentIntentId ?? '' });
  }, [id, paymentIntentId, season]);
}

interface Acts {
  readonly share: () => Promise<boolean>;
  readonly download: () => Promise<void>;
  readonly story: () => void;
}

function stepsOf(order: PublicOrder, result: AnalysisResult, { share, download, story }: Acts): WizardStep[] {
  const both = { result, orderId: String(order.id) };
  const overview = <Overview order={order} result={result} onShare={share} onDownload={download} />;
  const sharing = <ShareStep {...both} onShare={share} onDownload={download} onStory={story} />;
  return [
    { id: 'overview', chapter: 'You', title: 'Season Overview', content: overview },
    { id: 'palette', chapter: 'Colors', title: 'Color Palette', content: <PaletteStep {...both} /> },
    { id: 'clothing', chapter: 'Wear', title: 'Clothing Overview', content: <ClothingStep {...both} /> },
    {
      id: 'accessories',
      chapter: 'Wear',
      title: 'Metals, Jewelry & Glasses',
      content: <AccessoriesStep {...both} />,
    },
    { id: 'hair', chapter: 'Face', title: 'Hair Color', content: <HairStep {...both} /> },
    { id: 'makeup', chapter: 'Face', title: 'Makeup', content: <MakeupStep {...both} /> },
    {
      id: 'celebrities',
      chapter: 'Face',
      title: 'Celebrity Inspiration',
      content: <CelebritiesStep result={result} />,
    },
    { id: 'evidence', chapter: 'Why', title: 'Evidence', content: <EvidenceStep {...both} /> },
    { id: 'share', chapter: 'Why', title: 'Share Results', content: sharing },
  ];
}
