import type { AnalysisResult, PublicOrder } from '@trueseason/contracts';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOutage } from '../lib/api/api.ts';
import { readLocal, writeLocal } from '../lib/browser/storage.ts';
import { TOASTS, type Toast } from '../lib/message-texts.ts';
import { showToast } from '../lib/messages.ts';
import { paths } from '../lib/navigation/paths.ts';
import { useAreAnswersCounted } from './answers/use-draft-answers.ts';
import { isUnknownOrder, openResult, useOrder } from './order.ts';
import { type OrderScreen, screenOf } from './screen-of.ts';

const OPENED_ORDER_KEY = 'openedOrder';

/** The order last opened on this device, whose palette the garment check uses. */
export function lastOpenedOrder(): number | null {
  const id = Number(readLocal(OPENED_ORDER_KEY));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Why the result is not ready; for other steps, the order's own screen explains it. */
const CLOSED_ORDER_TOASTS: Partial<Readonly<Record<OrderScreen, Toast>>> = {
  checkout: TOASTS.notPaid,
  preview: TOASTS.notPaid,
  progress: TOASTS.analysisNotReady,
  results: TOASTS.analysisNotReady,
};

/**
 * Loads an order whose result may be shown; otherwise redirects, to the screen that follows any order and says what became
 * of it. In an outage, it waits.
 */
export function useOpenOrder(orderId: string): { order: PublicOrder | undefined; result: AnalysisResult | null } {
  const navigate = useNavigate();
  const { data: order, error } = useOrder(orderId);
  const opened = useMemo(() => openResult(order), [order]);
  const result = useAreAnswersCounted(orderId, order) ? opened : null;
  // Only the analysis page can show a result without evidence.
  const lacksEvidence = order !== undefined && !opened && order.status === 'completed' && order.analysisResult !== null;
  const screen = order && !opened ? screenOf(order) : null;

  useEffect(() => {
    if (isUnknownOrder(error)) {
      navigate(paths.processing(orderId), { replace: true });
    } else if (error) {
      showToast(TOASTS.resultsLoadFailed);
      if (!isOutage(error)) navigate(paths.home, { replace: true });
    } else if (lacksEvidence) {
      navigate(paths.analysis(orderId), { replace: true });
    } else if (screen) {
      const toast = CLOSED_ORDER_TOASTS[screen];
      if (toast) showToast(toast);
      navigate(paths.processing(orderId), { replace: true });
    }
  }, [error, lacksEvidence, screen, orderId, navigate]);

  const openedId = result ? order?.id : undefined;
  useEffect(() => {
    if (openedId !== undefined) writeLocal(OPENED_ORDER_KEY, String(openedId));
  }, [openedId]);

  return { order, result };
}
