import type { NextStep, OrderStatus } from '@trueseason/contracts';
import { paths } from '../navigation/paths.ts';
import { photoMetadata } from '../photos/photo-metadata.ts';

export interface OrderState {
  readonly id: number | string;
  readonly status: OrderStatus;
  readonly nextStep: NextStep;
}

/** Where an order in this state goes on. */
export function wayOn({ id, status, nextStep }: OrderState): string {
  switch (nextStep) {
    case 'photos':
      return paths.uploadFor(id);
    case 'payment':
      if (status === 'analyzed') return paths.resultsPreview(id);
      // Paying needs the photos, which are in the tab that chose them.
      return photoMetadata().length > 0 ? paths.checkout : paths.upload;
    case 'analysis':
      return paths.processing(id);
    case 'result':
      return paths.results(id);
    case 'gift':
      return paths.giftCard(id);
    case 'dispute':
      return paths.help;
    case 'new_order':
      return paths.upload;
  }
}
