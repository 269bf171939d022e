import { Fragment, type ReactNode } from 'react';

/** An email address that may break before its @ and dots. */
export const Address = ({ email }: { readonly email: string }): ReactNode =>
  email.split(/(?=[@.])/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat and never move
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
