import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { trackStep } from '../../lib/analytics/analytics.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { isOrderId } from '../../order/order.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { PaidOrderPhotos } from './paid-order-photos.tsx';
import { PhotoWork } from './photo-work.tsx';
import { RemeasureNote } from './remeasure-note.tsx';
import { ResultPhotos } from './result-photos.tsx';
import styles from './upload.module.css';
import { WhatFollows } from './what-follows.tsx';

const LEADS = {
  new: 'Three selfies by a window, ideally from different days. We check them before you pay.',
  paid: 'Three selfies by a window. We check each one before you send it.',
  replace: 'Three selfies by a window, all of you. They replace your earlier photos, which we delete.',
  more: 'One or two more selfies by a window, from another day. We add them to the ones we have.',
} as const;

/**
 * Uploads three photos as a new order, or to the paid order of `?order=` that waits for them; with `&more`, adds photos
 * to an analyzed order, and with `&others` replaces all photos of a bought one.
 */
export function Component(): ReactNode {
  const [query] = useSearchParams();
  const orderId = query.get('order');
  const photosOf = !isOrderId(orderId) ? 'new' : query.has('more') ? 'more' : query.has('others') ? 'replace' : 'paid';
  // The preview leads on to the result of a bought order.
  const back = isOrderId(orderId) && photosOf !== 'paid' ? paths.resultsPreview(orderId) : paths.home;
  useEffect(() => trackStep('upload_page_view'), []);
  return (
    <PageShell focused>
      <title>Upload your photos · TrueSeason</title>
      <div className={`halves ${styles.page}`}>
        <header className={`halves-words ${styles.head}`}>
          <ButtonLink look="text" to={back}>
            Back
          </ButtonLink>
          <h1>AI Color Analysis</h1>
          <p>{LEADS[photosOf]}</p>
          {photosOf === 'new' && <RemeasureNote />}
        </header>
        {!isOrderId(orderId) ? (
          <PhotoWork order={null} />
        ) : photosOf === 'more' || photosOf === 'replace' ? (
          <ResultPhotos orderId={orderId} way={photosOf} />
        ) : (
          <PaidOrderPhotos orderId={orderId} />
        )}
        {photosOf === 'new' && <WhatFollows />}
      </div>
    </PageShell>
  );
}
