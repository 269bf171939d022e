import { type AnalysisResult, doDiffer, type PublicOrder } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Stage } from '../drape/reveal/stage.tsx';
import { useReveal } from '../drape/reveal/use-reveal.ts';
import { shareResults } from '../drape/share/share.ts';
import { track, trackStep } from '../lib/analytics/analytics.ts';
import { call } from '../lib/api/api.ts';
import { askForModules } from '../lib/browser/ask-for-modules.ts';
import { lazyAgain } from '../lib/browser/lazy-again.tsx';
import { whenIdle } from '../lib/browser/when-idle.ts';
import { dismissFailure } from '../lib/messages.ts';
import { downloadProfessionalReport } from '../order/download.ts';
import { Late } from '../order/late/late.tsx';
import { MailTrouble } from '../order/order-state/order-state.tsx';
import { LeaveBrowser } from '../photos/leave-browser.tsx';
import { PageShell } from '../ui/shell/page-shell.tsx';
import { accentOf } from './accent.ts';
import { keepOffline } from './keep-offline.ts';
import type { About } from './layout/page.tsx';
import { Wizard } from './layout/wizard.tsx';
import { Overview } from './sections/overview.tsx';
import { useStoryOnce } from './use-story-once.ts';

/** Loaded only if needed: few people send mismatched photos. */
const PhotosDiffer = lazyAgain(async () => (await import('./sections/photos-differ.tsx')).PhotosDiffer);

/** All later steps, in a separate file so that the reveal does not wait for them. */
async function loadLaterSteps() {
  await askForModules('later');
  return import('./later-steps.tsx');
}
const LaterStep = lazyAgain(async () => (await loadLaterSteps()).LaterStep);
const ShareDialog = lazyAgain(async () => (await loadLaterSteps()).ShareDialog);

const STEPS = [
  ['overview', 'You', 'Season Overview'],
  ['palette', 'Colors', 'Color Palette'],
  ['clothing', 'Wear', 'Clothing Overview'],
  ['accessories', 'Wear', 'Metals, Jewelry & Glasses'],
  ['hair', 'Face', 'Hair Color'],
  ['makeup', 'Face', 'Makeup'],
  ['celebrities', 'Face', 'Celebrity Inspiration'],
  ['evidence', 'Why', 'Evidence'],
  ['share', 'Why', 'Share Results'],
] as const;

export function ResultsWizard({ orderId, result, order }: About & { readonly order: PublicOrder }): ReactNode {
  const { open: storyOpen, setOpen: setStoryOpen } = useStoryOnce(order.id);
  // Rendered once first opened, and kept so that closing can animate.
  const [storyAsked, setStoryAsked] = useState(false);
  if (storyOpen && !storyAsked) setStoryAsked(true);
  const { season } = result;
  useOpened(order, result);
  const { hash } = useLocation();
  const { cloths, ...reveal } = useReveal(order.id, result, hash);

  const actions = {
    onShare: () => shareResults(orderId),
    onDownload: async () => {
      if (await downloadProfessionalReport(orderId, season)) setStoryOpen(false);
    },
    onStory: () => setStoryOpen(true),
  };
  const shown = STEPS.filter(([id]) => id !== 'makeup' || order.makeupAdvice);
  const steps = shown.map(([id, chapter, title]) => ({
    id,
    chapter,
    title,
    content:
      id === 'overview' ? (
        <Overview order={order} result={result} {...actions} />
      ) : (
        <LaterStep id={id} title={title} orderId={orderId} result={result} {...actions} />
      ),
  }));
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

/** Orders whose result emails were requested in this visit. The server sends them only once. */
const mailed = new Set<number>();

function useOpened({ id, paymentIntentId }: PublicOrder, { season }: AnalysisResult): void {
  useEffect(() => {
    dismissFailure();
    if (!mailed.has(id)) {
      mailed.add(id);
      call('emailResults', { params: { orderId: id } }).catch((error: unknown) =>
        console.error('Mailing results failed:', error),
      );
    }
    // During the reveal and before offline content is listed.
    void whenIdle()
      .then(loadLaterSteps)
      .then(() => keepOffline(season), console.error);
    trackStep('results_page_view');
    track('results_viewed', { order_id: id, season, payment_intent_id: paymentIntentId ?? '' });
  }, [id, paymentIntentId, season]);
}
