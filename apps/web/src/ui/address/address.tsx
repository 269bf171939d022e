import { Fragment, type ReactNode } from 'react';

/** An email address, which breaks before its @ and its dots where it is too long for a line. */
export const Address = ({ email }: { readonly email: string }): ReactNode =>
  email.split(/(?=[@.])/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat and never move
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
