import type { ReactNode } from 'react';
import { EarlyPhoto } from '../drape/early-photo/early-photo.tsx';
import { LongWait } from '../order/order-state/long-wait.tsx';
import { PageShell } from '../ui/shell/page-shell.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import hero from './hero/hero.module.css';
import { heroShape } from './hero/hero-shape.ts';
import { BarSkeleton } from './layout/wizard.tsx';

/** The hero's ratio, or a larger repaint would delay LCP. The build has no window. */
const currentRatio = (): number => (typeof window === 'undefined' ? 0.75 : heroShape().ratio);

export const ResultsSkeleton = (): ReactNode => (
  <PageShell title="Your results" askConsent={false}>
    <BarSkeleton />
    <div className={hero.hero} role="status" aria-label="Loading your results">
      <div
        className={`framed ${hero.picture} ${hero.waiting}`}
        style={{ '--ratio': currentRatio() }}
        data-early-photo="hero"
      >
        <EarlyPhoto inSkeleton />
      </div>
      <div className={`stack gap-4 ${hero.beside}`}>
        <Skeleton height="1.5rem" width="14rem" />
        <Skeleton height="3rem" width="18rem" />
      </div>
    </div>
    <LongWait />
  </PageShell>
);
