import 'react';

/** Styles may set custom properties, which style sheets read. */
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
