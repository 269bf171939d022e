import type { AnalysisFailure, PhotoVerdict } from '@trueseason/contracts';
import { useCallback, useState } from 'react';
import { forgetAdvice, rememberedAdvice } from '../remembered-advice.ts';

export interface Advice {
  /** What the analysis said of the photos that this device still shows; null once they have changed. */
  readonly failure: AnalysisFailure | null;
  readonly of: (index: number) => PhotoVerdict | undefined;
  /** The photos are others now. */
  readonly forget: () => void;
}

/** What an analysis said of photos that it could not measure: those of the paid order, or of this visit's last one. */
export function useFailureAdvice(ofOrder: AnalysisFailure | null): Advice {
  const [failure, setFailure] = useState(() => ofOrder ?? rememberedAdvice());
  const forget = useCallback(() => {
    forgetAdvice();
    setFailure(null);
  }, []);
  return { failure, forget, of: (index) => failure?.photos.find(({ position }) => position === index + 1) };
}
