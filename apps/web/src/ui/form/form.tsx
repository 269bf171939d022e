import type { ComponentProps, ReactNode } from 'react';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit: () => unknown;
}

/** A form that the page itself handles. */
export const Form = ({ onSubmit, ...rest }: FormProps): ReactNode => (
  <form
    {...rest}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  />
);
