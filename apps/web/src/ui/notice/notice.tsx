import type { ReactNode } from 'react';
import { Live } from '../live/live.tsx';

export interface NoticeProps {
  readonly tone?: 'alarm';
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** A note above a screen: a bold line and its explanation. */
export const Notice = ({ tone, live = true, children }: NoticeProps): ReactNode => (
  <Live live={live}>
    <div className="panel" data-tone={tone}>
      {children}
    </div>
  </Live>
);
