import type { ReactNode } from 'react';
import { Live } from '../live/live.tsx';

export interface NoticeProps {
  readonly tone?: 'alarm';
  /** Whether it is read out when it appears. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** What has to be known before a screen is used: a strong line, and what follows from it. */
export const Notice = ({ tone, live = true, children }: NoticeProps): ReactNode => (
  <Live live={live}>
    <div className="panel" data-tone={tone}>
      {children}
    </div>
  </Live>
);
