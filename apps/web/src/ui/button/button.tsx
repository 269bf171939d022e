import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext, useId } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './button.module.css';

type Look = 'primary' | 'quiet' | 'text';

interface LookProps {
  /** `primary` is a screen's main action. */
  readonly look?: Look;
  readonly wide?: boolean;
}

const buttonClass = (look: Look, wide: boolean, extra?: string): string =>
  [styles.button, styles[look], 'on-screen', wide ? 'wide' : '', extra ?? ''].filter(Boolean).join(' ');

export interface ButtonProps extends LookProps, ComponentProps<'button'> {
  /** Work is in progress: the button keeps its text and focus, and ignores presses. */
  readonly busy?: boolean;
  /** What to fill in first, shown next to the button, which ignores presses until then but can have focus. */
  readonly missing?: string | false;
}

/** A disabled button would lose focus. */
const ignoreClick = (event: MouseEvent): void => event.preventDefault();

export function Button({
  look = 'primary',
  wide = false,
  busy = false,
  missing = false,
  disabled = false,
  className,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const reasonId = useId();
  const isWaiting = busy || disabled || missing !== false;
  return (
    <>
      <button
        type="button"
        {...rest}
        aria-disabled={isWaiting || undefined}
        aria-describedby={missing === false ? undefined : reasonId}
        onClick={isWaiting ? ignoreClick : rest.onClick}
        className={buttonClass(look, wide, className)}
      >
        {busy && <span className={`turning ${styles.spinner}`} aria-hidden="true" />}
        {/* In its own element, since page translators replace text nodes, next to which React could not insert. */}
        <span className={styles.label}>{children}</span>
        <SubjectSuffix />
      </button>
      {missing !== false && (
        <p id={reasonId} className="text-sm soft">
          {missing}
        </p>
      )}
    </>
  );
}

export function ButtonLink(props: LookProps & LinkProps): ReactNode {
  const { look = 'primary', wide = false, className, children, ...rest } = props;
  return (
    <Link {...rest} className={buttonClass(look, wide, className)}>
      <span>{children}</span>
      <SubjectSuffix />
    </Link>
  );
}

/** What the buttons below are about, if the same ones appear several times on a page. */
export const ButtonSubject = createContext('');

function SubjectSuffix(): ReactNode {
  const subject = useContext(ButtonSubject);
  return subject && <span className="visually-hidden">, {subject}</span>;
}
