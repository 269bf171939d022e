import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tooltip.module.css';

export const TooltipProvider = ({ children }: { children: ReactNode }): ReactNode => (
  <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
    {children}
  </Primitive.Provider>
);

/** Extra help on hover and focus, never the only source of information. */
export const Tooltip = ({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }): ReactNode => (
  <Primitive.Root>
    <Primitive.Trigger asChild>{children}</Primitive.Trigger>
    <Primitive.Portal>
      <Primitive.Content className={styles.tip} sideOffset={6} collisionPadding={8}>
        {text}
      </Primitive.Content>
    </Primitive.Portal>
  </Primitive.Root>
);
