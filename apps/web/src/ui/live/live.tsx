import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';

export interface LiveProps extends ComponentProps<'div'> {
  /** Off for text that should not be read out. */
  readonly live?: boolean;
}

/** Text that screen readers read out when it appears. They ignore prefilled regions, so it appears a frame later. */
export function Live({ live = true, children, ...rest }: LiveProps): ReactNode {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    // The second frame comes after the empty region is drawn.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsShown(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div {...rest} role={live ? 'status' : undefined}>
      {(isShown || !live) && children}
    </div>
  );
}
