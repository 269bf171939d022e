import type { AnalysisFailure } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Notice } from '../../components/notice/notice.tsx';

export interface FailureAdviceProps {
  readonly message: string;
  /** Whether this device still holds the photos, so that the ones to exchange are marked. */
  readonly photosAreHere: boolean;
}

/** After an unpaid order whose photos could not be measured: what to do. That it failed, a message has said. */
export const FailureAdvice = ({ message, photosAreHere }: FailureAdviceProps): ReactNode => (
  <Notice>
    <strong>
      {photosAreHere ? 'Exchange what is marked below and send all three again.' : 'Choose three photos once more.'}
    </strong>
    <span>{message} Another try costs nothing.</span>
  </Notice>
);

/** Says whose photos these will be, and that nobody pays twice. */
export const PaidOrderNotice = ({ id, failure }: { id: number; failure: AnalysisFailure | null }): ReactNode => (
  <Notice>
    <strong>Your order {id} is paid. It needs three photos.</strong>
    {failure && <span>{failure.message}</span>}
    <span>Choose them here: they go to this order, and nothing is charged again.</span>
  </Notice>
);
