import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** Says that a mail did not arrive, and leads to where its address is corrected. */
export const MailTrouble = ({ what }: { readonly what: string }): ReactNode => (
  <Notice tone="alarm">
    <strong>We couldn’t email you {what}.</strong>
    <span>The address may be mistyped, or its mailbox refuses our mail.</span>
    <ButtonLink look="quiet" to={paths.myData}>
      Check Your Address
    </ButtonLink>
  </Notice>
);
