import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { RingMessage } from '../../components/ring-message/ring-message.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { paths } from '../../lib/navigation/paths.ts';

export const Component = (): ReactNode => (
  <PageShell>
    <title>404 Page Not Found · TrueSeason</title>
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
