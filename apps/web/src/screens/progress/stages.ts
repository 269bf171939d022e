import type { OrderStatus } from '@trueseason/contracts';

export interface Stage {
  readonly percent: number;
  readonly message: string;
}

/** For those who paid first, until the result opens. */
export const PAID_NOTE = 'Nothing left to pay. Your result opens here by itself.';

/** What the progress screen shows for each status. */
export const STAGES: Readonly<Record<OrderStatus, Stage>> = {
  queued: { percent: 25, message: 'Your photos are in the analysis queue...' },
  files_uploaded: { percent: 50, message: 'Photos uploaded! Starting AI analysis...' },
  processing: { percent: 75, message: 'AI is analyzing your colors...' },
  analyzed: { percent: 100, message: 'Analysis complete! Preparing your results...' },
  completed: { percent: 100, message: 'Analysis complete! Redirecting to results...' },
  failed: { percent: 0, message: 'The analysis stopped.' },
};
