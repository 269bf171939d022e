import type { ReactNode } from 'react';
import { isMeasured, type MeasuredReport, type Report } from './model.ts';

/** A chapter of one report, as the contents list it. */
export interface Chapter {
  readonly title: string;
  /** The sheet on which it begins, counted from the cover. */
  readonly number: number;
  /** How many sheets it takes: one, unless a text is far longer than ours. */
  readonly sheets: number;
}

/** Everything that a page draws from. */
export interface PageContext extends Chapter {
  readonly report: Report;
  /** Every chapter, for the contents. */
  readonly chapters: readonly Chapter[];
}

export type PageComponent = (context: PageContext) => ReactNode;

/** What a page that tells of the measurement draws from. */
export interface MeasuredContext extends PageContext {
  readonly report: MeasuredReport;
}

/** A page that is left out where the result was stored without evidence. */
export const ifMeasured =
  (page: (context: MeasuredContext) => ReactNode): PageComponent =>
  (context) => {
    const { report } = context;
    return isMeasured(report) ? page({ ...context, report }) : null;
  };
