import type { AnalysisFailure } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { ORDER_WORDS, OrderNotice } from '../../order/order-state/order-state.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

export interface FailureAdviceProps {
  readonly message: string;
  /** Whether this device still holds the photos, so that the ones to exchange are marked. */
  readonly photosAreHere: boolean;
}

/** After an unpaid order whose photos could not be measured: what to do. That it failed, a message has said. */
export const FailureAdvice = ({ message, photosAreHere }: FailureAdviceProps): ReactNode => (
  <Notice>
    <strong>
      {photosAreHere ? 'Replace the marked photos and send all three again.' : 'Choose three photos again.'}
    </strong>
    <span>{message} It’s free to try again.</span>
  </Notice>
);

/** Names the order the photos are for, and says that there is nothing to pay. */
export const PaidOrderNotice = ({ id, failure }: { id: number; failure: AnalysisFailure | null }): ReactNode => (
  <Notice>
    <strong>Your order {id} needs three photos.</strong>
    {failure && <span>{failure.message}</span>}
    <span>Add them here. There’s nothing more to pay.</span>
  </Notice>
);

/** In place of the photos while an unpaid order's are measured, so that nobody sends them a second time by mistake. */
export const RunningOrderNotice = ({ id, onAnother }: { id: number; onAnother: () => void }): ReactNode => (
  <OrderNotice
    title={`We have your photos: order ${id}.`}
    lines={[ORDER_WORDS.analysis.text]}
    to={paths.processing(id)}
    way={ORDER_WORDS.analysis.way}
    onAnother={onAnother}
  />
);

/** Leads back to an unpaid preview, which no email links to. */
export const UnpaidOrderNotice = ({ id }: { readonly id: number }): ReactNode => (
  <OrderNotice
    live={false}
    title={`You already have a result: order ${id}.`}
    lines={['It’s measured and locked. You haven’t paid, and you owe nothing.']}
    to={paths.resultsPreview(id)}
    way="See Its Preview"
  />
);
