import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext, useId } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './button.module.css';

type Look = 'primary' | 'quiet' | 'text';

interface Shared {
  /** `primary` is a screen's main action. */
  readonly look?: Look;
  readonly wide?: boolean;
}

const classOf = (look: Look, wide: boolean, extra?: string): string =>
  [styles.button, styles[look], 'on-screen', wide ? 'wide' : '', extra ?? ''].filter(Boolean).join(' ');

export interface ButtonProps extends Shared, ComponentProps<'button'> {
  /** Work is in progress: the button keeps its text and focus, and ignores presses. */
  readonly busy?: boolean;
  /** What to fill in first, shown beside the button, which ignores presses until then but can have focus. */
  readonly missing?: string | false;
}

/** A disabled button would lose focus. */
const refuse = (event: MouseEvent): void => event.preventDefault();

export function Button({
  look = 'primary',
  wide = false,
  busy = false,
  missing = false,
  className,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const reason = useId();
  const waits = busy || missing !== false;
  return (
    <>
      <button
        type="button"
        {...rest}
        aria-disabled={waits || undefined}
        aria-describedby={missing === false ? undefined : reason}
        onClick={waits ? refuse : rest.onClick}
        className={classOf(look, wide, className)}
      >
        {busy && <span className={`turning ${styles.spinner}`} aria-hidden="true" />}
        {/* In its own element, since page translators replace text nodes, next to which React could not insert. */}
        <span className={styles.label}>{children}</span>
        <Of />
      </button>
      {missing !== false && (
        <p id={reason} className="text-sm soft">
          {missing}
        </p>
      )}
    </>
  );
}

export function ButtonLink(props: Shared & LinkProps): ReactNode {
  const { look = 'primary', wide = false, className, children, ...rest } = props;
  return (
    <Link {...rest} className={classOf(look, wide, className)}>
      <span>{children}</span>
      <Of />
    </Link>
  );
}

/** What the buttons below are about, if the same ones appear several times on a page. */
export const About = createContext('');

function Of(): ReactNode {
  const about = useContext(About);
  return about && <span className="visually-hidden">, {about}</span>;
}
