import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';

export interface LiveProps extends ComponentProps<'div'> {
  /** Off for what is read where it stands, and not read out when it appears. */
  readonly live?: boolean;
}

/**
 * What screen readers read out when it appears. They are silent about a region that arrives filled: its words follow once
 * the empty one has been drawn.
 */
export function Live({ live = true, children, ...rest }: LiveProps): ReactNode {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    // The first frame draws it, the second comes after that.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDrawn(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div {...rest} role={live ? 'status' : undefined}>
      {(isDrawn || !live) && children}
    </div>
  );
}
