import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { RingMessage } from '../../ui/ring-message/ring-message.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';

export const Component = (): ReactNode => (
  <PageShell title="404 Page Not Found">
    <RingMessage ring="empty" title="404 Page Not Found">
      <p>There’s no page at this address. It may have moved, or the link may be missing a character.</p>
      <div className="ways">
        <ButtonLink to={paths.home}>Go home</ButtonLink>
        <ButtonLink look="text" to={paths.lookup}>
          Looking for your results?
        </ButtonLink>
      </div>
    </RingMessage>
  </PageShell>
);
