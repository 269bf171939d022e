import { BRAND } from '@trueseason/contracts';
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MailFacts, PAPER } from './facts.ts';
import { Palette } from './palette.tsx';
import { shell } from './shell.ts';
import { INK_STYLE, MUTED, READING, RULE, SANS, SERIF } from './styles.ts';

export const resultsHtml = (facts: MailFacts): string =>
  shell(escaped(facts.subject), renderToStaticMarkup(<ResultsMail facts={facts} />));

const escaped = (text: string): string => renderToStaticMarkup(text);

function ResultsMail({ facts }: { facts: MailFacts }) {
  const { season, subtitle, result, orderId, resultsUrl, lookupUrl, accent } = facts;
  return (
    <>
      <Preheader text={facts.preheader} />
      <table
        role="presentation"
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        className="paper"
        style={{ maxWidth: 600, margin: '0 auto', backgroundColor: PAPER }}
      >
        <tbody>
          <Row style={{ paddingTop: 32 }}>
            <p className="ink" style={{ ...SERIF, ...INK_STYLE, margin: 0, fontSize: 20 }}>
              {BRAND.name}
            </p>
          </Row>
          <Row style={{ paddingTop: 44 }}>
            <h1 style={{ margin: 0, fontWeight: 400 }}>
              <span className="muted" style={{ ...SANS, ...MUTED, display: 'block', fontSize: 15, lineHeight: '22px' }}>
                You are a
              </span>
              <span className="title ink" style={{ ...SERIF, ...INK_STYLE, fontSize: 52, lineHeight: 1.05 }}>
                {season}
              </span>
            </h1>
            <p
              className="ink"
              style={{ ...SERIF, ...INK_STYLE, fontStyle: 'italic', fontSize: 19, margin: '10px 0 0' }}
            >
              {subtitle}
            </p>
          </Row>
          <Palette colors={facts.colors} />
          <Row style={{ paddingTop: 28 }}>
            <p className="ink" style={{ ...READING, ...INK_STYLE }}>
              {result.overview.description}
            </p>
            {facts.typeLine && (
              <p className="ink" style={{ ...READING, ...INK_STYLE, marginTop: 14 }}>
                Among 16 types you are {facts.typeLine}; {season} is the nearest of the 12 seasons.
              </p>
            )}
            <p className="muted" style={{ ...SANS, ...MUTED, fontSize: 14, lineHeight: '21px', margin: '14px 0 0' }}>
              Probability {facts.probability}. The runner-up is {result.evidence.runnerUp}.
            </p>
          </Row>
          <Row style={{ paddingTop: 28 }}>
            <Button href={resultsUrl} background={accent} ink={facts.accentInk}>
              Open your results
            </Button>
            <p className="muted" style={{ ...SANS, ...MUTED, fontSize: 14, lineHeight: '21px', margin: '14px 0 0' }}>
              The professional report (PDF) is there to download. The link needs no password, so forward it only to
              people you would show your results to.
            </p>
          </Row>
          <Row style={{ paddingTop: 36 }}>
            <Note label="Order number">
              <span style={{ ...SERIF, fontSize: 24, lineHeight: '32px' }}>{orderId}</span>
              <br />
              Lost this mail? <Link href={lookupUrl}>Find your results</Link> with your e-mail address and this number.
            </Note>
            <Note label="Your photos">
              They are deleted 30 days after your analysis was completed. To delete them now, use the button on your
              results page.
            </Note>
            <Note label="Questions">
              <Link href={`mailto:${facts.supportEmail}`}>{facts.supportEmail}</Link>
            </Note>
          </Row>
          <Row style={{ paddingTop: 12, paddingBottom: 40 }}>
            <p className="muted" style={{ ...SANS, ...MUTED, fontSize: 13, lineHeight: '19px', margin: 0 }}>
              You receive this mail once, because you ordered a color analysis.{' '}
              <Link href={facts.publicUrl}>{BRAND.name}</Link>
            </p>
          </Row>
        </tbody>
      </table>
    </>
  );
}

/** Shown by inboxes beside the subject; the blanks keep the mail's first lines from following it. */
function Preheader({ text }: { text: string }) {
  return (
    <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0, fontSize: 1, lineHeight: '1px' }}>
      {text}
      {'\u00A0\u200C'.repeat(80)}
    </div>
  );
}

function Row({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <tr>
      <td className="side" style={{ paddingLeft: 40, paddingRight: 40, ...style }}>
        {children}
      </td>
    </tr>
  );
}

/** A cell with a colour and padding: clients that ignore padding on links still show a button. */
function Button({
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
          <td style={{ ...flat, borderRadius: 2 }}>
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

function Note({ label, children }: { label: string; children: ReactNode }) {
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

function Link({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="ink" style={{ ...INK_STYLE, textDecoration: 'underline' }}>
      {children}
    </a>
  );
}
