import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { mailDocument } from './mail-document.ts';
import { INK, PAPER } from './results-mail-facts.ts';
import { INK_STYLE, MUTED, RULE, SANS } from './styles.ts';

/** A complete mail; `subject` for clients that show it, rows in a 600 px column. */
export function mailHtml(subject: string, preheader: string, rows: ReactNode): string {
  const body = (
    <>
      <Preheader text={preheader} />
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        className="paper"
        style={{ maxWidth: 600, margin: '0 auto', backgroundColor: PAPER }}
      >
        <tbody>{rows}</tbody>
      </table>
    </>
  );
  return mailDocument(renderToStaticMarkup(subject), renderToStaticMarkup(body));
}

/** Shown next to the subject; the blanks keep body text out of the preview. */
function Preheader({ text }: { text: string }) {
  return (
    <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0, fontSize: 1, lineHeight: '1px' }}>
      {text}
      {'\u00A0\u200C'.repeat(80)}
    </div>
  );
}

export function Row({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <tr>
      <td className="side" style={{ paddingLeft: 40, paddingRight: 40, ...style }}>
        {children}
      </td>
    </tr>
  );
}

/** Outlook for Windows ignores padding on links and uses this cell property. */
const OUTLOOK_PADDING = { msoPaddingAlt: '15px 30px' } as CSSProperties;

/** For clients that ignore padding on links. In dark mode an ink button turns to paper; a dark color gets a border. */
export function Button({
  href,
  background,
  ink,
  children,
}: {
  href: string;
  background: string;
  ink: string;
  children: string;
}) {
  const flat = { backgroundColor: background, backgroundImage: `linear-gradient(${background},${background})` };
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td
            className={background === INK ? 'button on-ink' : 'button'}
            style={{ ...flat, ...OUTLOOK_PADDING, border: `1px solid ${background}`, borderRadius: 2 }}
          >
            <a
              href={href}
              style={{
                ...SANS,
                display: 'inline-block',
                padding: '15px 30px',
                fontSize: 16,
                lineHeight: '20px',
                fontWeight: 600,
                color: ink,
                textDecoration: 'none',
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function Note({ label, children }: { label: string; children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td className="rule" style={{ ...RULE, padding: '14px 0 20px' }}>
            <p className="muted" style={{ ...SANS, ...MUTED, fontSize: 13, lineHeight: '18px', margin: '0 0 2px' }}>
              {label}
            </p>
            <p className="ink" style={{ ...SANS, ...INK_STYLE, fontSize: 15, lineHeight: '23px', margin: 0 }}>
              {children}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function Link({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="ink" style={{ ...INK_STYLE, textDecoration: 'underline' }}>
      {children}
    </a>
  );
}
