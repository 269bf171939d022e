import type { ReactNode } from 'react';
import { HowWorn, type HowWornProps } from '../../../components/how-worn/how-worn.tsx';
import { Cut } from '../looks/cut.tsx';

/** All that somebody can say of how they are drawn. */
export const HowDrawn = ({ orderId, result }: Pick<HowWornProps, 'orderId' | 'result'>): ReactNode => (
  <>
    <HowWorn orderId={orderId} result={result} />
    <Cut orderId={orderId} result={result} />
  </>
);
