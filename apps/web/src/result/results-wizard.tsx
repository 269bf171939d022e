import { type AnalysisResult, doDiffer, type PublicOrder } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RevealStage } from '../drape/reveal/reveal-stage.tsx';
import { useReveal } from '../drape/reveal/use-reveal.ts';
import { shareResults } from '../drape/share/share.ts';
import { track, trackStep } from '../lib/analytics/analytics.ts';
import { call } from '../lib/api/api.ts';
import { requestModules } from '../lib/browser/request-modules.ts';
import { retryableLazy } from '../lib/browser/retryable-lazy.tsx';
import { whenIdle } from '../lib/browser/when-idle.ts';
import { dismissFailure, showMissing } from '../lib/messages.ts';
import { opensLaterStep } from '../lib/navigation/later-step.ts';
import { downloadProfessionalReport } from '../order/download.ts';
import { LazyPart } from '../order/lazy-part/lazy-part.tsx';
import { MailFailure } from '../order/order-state/order-state.tsx';
import { LeaveBrowser } from '../photos/leave-browser.tsx';
import { PageShell } from '../ui/shell/page-shell.tsx';
import { accentStyle } from './accent.ts';
import { storeOffline } from './keep-offline.ts';
import type { ResultContext } from './layout/page.tsx';
import { Wizard } from './layout/wizard.tsx';
import { Overview } from './sections/overview.tsx';
import { visibleStepsOf } from './steps.ts';
import { useStoryOnce } from './use-story-once.ts';

/** Loaded only if needed: few people send mismatched photos, or change what was measured. */
const PhotosDiffer = retryableLazy(async () => (await import('./sections/photos-differ.tsx')).PhotosDiffer);

const ProposedResult = retryableLazy(async () => (await import('./sections/proposed-result.tsx')).ProposedResult);

/** All later steps, in a separate file so that the reveal does not wait for them. */
async function loadLaterSteps() {
  await requestModules('later');
  return import('./later-steps.tsx');
}
const LaterStep = retryableLazy(async () => (await loadLaterSteps()).LaterStep);
/** Not before it is about to open: with its dialog, it is a tenth of the code of a step. */
const loadShareDialog = () => import('../drape/share/share-dialog.tsx');
const ShareDialog = retryableLazy(async () => (await loadShareDialog()).ShareDialog);

export function ResultsWizard({ orderId, result, order }: ResultContext & { readonly order: PublicOrder }): ReactNode {
  const { open: storyOpen, setOpen: setStoryOpen } = useStoryOnce(order.id);
  // Rendered once first opened, and kept so that closing can animate.
  const [hasOpenedStory, setHasOpenedStory] = useState(false);
  if (storyOpen && !hasOpenedStory) setHasOpenedStory(true);
  const reportMissingStory = (error: unknown): void => {
    setStoryOpen(false);
    setHasOpenedStory(false);
    void showMissing(error);
  };
  const { season } = result;
  useOnOpened(order, result);
  const { hash } = useLocation();
  const { cloths, ...reveal } = useReveal(order.id, result, hash);

  const actions = {
    onShare: () => shareResults(orderId),
    onDownload: async () => {
      if (await downloadProfessionalReport(orderId, season)) setStoryOpen(false);
    },
    onStory: () => setStoryOpen(true),
  };
  const steps = visibleStepsOf(result, order.scope).map(({ id, chapter, title }) => ({
    id,
    chapter,
    title,
    content:
      id === 'overview' ? (
        <Overview order={order} result={result} {...actions} />
      ) : (
        <LaterStep
          id={id}
          title={title}
          orderId={orderId}
          result={result}
          scope={order.scope}
          proposedAnswers={order.proposal?.answers}
          {...actions}
        />
      ),
  }));
  return (
    <div style={accentStyle(result)}>
      {cloths && <RevealStage orderId={orderId} result={result} cloths={cloths} {...reveal} />}
      <PageShell askConsent={false} footer={hash === '#share'} below={<LeaveBrowser />} inert={cloths !== null}>
        <LazyPart>{doDiffer(result.evidence.photos) && <PhotosDiffer order={order} />}</LazyPart>
        {/* The focus stays here once the proposal is gone. */}
        <div>
          <LazyPart>{order.proposal && <ProposedResult orderId={order.id} proposal={order.proposal} />}</LazyPart>
        </div>
        {order.mailTroubled && <MailFailure what="your results" />}
        <Wizard name={season} steps={steps} />
      </PageShell>
      <LazyPart onMissing={reportMissingStory}>
        {hasOpenedStory && (
          <ShareDialog
            orderId={orderId}
            result={result}
            open={storyOpen}
            onClose={() => setStoryOpen(false)}
            isLast={hash === '#share'}
          />
        )}
      </LazyPart>
    </div>
  );
}

/** Orders whose result emails were requested in this visit. The server sends them only once. */
const mailedOrders = new Set<number>();

function useOnOpened({ id, paymentIntentId }: PublicOrder, { season }: AnalysisResult): void {
  useEffect(() => {
    dismissFailure();
    if (!mailedOrders.has(id)) {
      mailedOrders.add(id);
      call('emailResults', { params: { orderId: id } }).catch((error: unknown) =>
        console.error('Mailing results failed:', error),
      );
    }
    // During the reveal and before offline content is listed.
    void whenIdle()
      .then(loadLaterSteps)
      // The next step opens the story.
      .then(() => (opensLaterStep() ? undefined : loadShareDialog()))
      .then(() => storeOffline(season), console.error);
    trackStep('results_page_view');
    track('results_viewed', { order_id: id, season, payment_intent_id: paymentIntentId ?? '' });
  }, [id, paymentIntentId, season]);
}
