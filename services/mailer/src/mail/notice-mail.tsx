import { BRAND } from '@trueseason/contracts';
import { Button, Link, mailHtml, Note, Row } from './parts.tsx';
import { plainText } from './plain-text.ts';
import type { Mail } from './results-mail.tsx';
import { INK, PAPER } from './results-mail-facts.ts';
import { INK_STYLE, READING, SERIF } from './styles.ts';

export interface Notice {
  readonly subject: string;
  readonly preheader: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A highlighted value below the paragraphs, with its note. */
  readonly code?: string;
  readonly after?: readonly string[];
  /** Links shown as their addresses. */
  readonly links?: readonly { readonly label: string; readonly url: string }[];
  readonly action?: { readonly label: string; readonly url: string };
}

/** What every notice ends with. */
export type About = ({ readonly orderId: number } | { readonly complaint: number }) & { readonly supportEmail: string };

const FRAME = { border: '1px solid #D9D2C6', padding: '18px 6px', textAlign: 'center', whiteSpace: 'nowrap' } as const;

const Paragraphs = ({ of }: { of: readonly string[] }) =>
  of.map((paragraph) => (
    <p key={paragraph} className="ink" style={{ ...READING, ...INK_STYLE, marginBottom: 14 }}>
      {paragraph}
    </p>
  ));

/** The link to withdraw, while possible. */
export const withdrawLink = (url: string | null): NonNullable<Notice['links']> =>
  url === null ? [] : [{ label: 'Withdraw from contract', url }];

/** A short mail about an order or a complaint: title, a few sentences, at most one action. */
export function noticeMail(notice: Notice, about: About): Mail {
  const { supportEmail } = about;
  const number =
    'orderId' in about
      ? { label: 'Order number', value: about.orderId }
      : { label: 'Complaint number', value: about.complaint };
  const { subject, preheader, title, paragraphs, code, after = [], links = [], action } = notice;
  const rows = (
    <>
      <Row style={{ paddingTop: 32 }}>
        <p className="ink" style={{ ...SERIF, ...INK_STYLE, margin: 0, fontSize: 20 }}>
          {BRAND.name}
        </p>
      </Row>
      <Row style={{ paddingTop: 40 }}>
        <h1
          className="title ink"
          style={{ ...SERIF, ...INK_STYLE, margin: 0, fontWeight: 400, fontSize: 40, lineHeight: 1.1 }}
        >
          {title}
        </h1>
      </Row>
      <Row style={{ paddingTop: 20 }}>
        <Paragraphs of={paragraphs} />
      </Row>
      {code && (
        <Row style={{ paddingTop: 10, paddingBottom: 24 }}>
          <p
            className="rule ink"
            style={{ ...SERIF, ...INK_STYLE, ...FRAME, margin: 0, fontSize: 20, lineHeight: '28px' }}
          >
            {code}
          </p>
        </Row>
      )}
      {after.length > 0 && (
        <Row style={{}}>
          <Paragraphs of={after} />
        </Row>
      )}
      {action && (
        <Row style={{ paddingTop: 14 }}>
          <Button href={action.url} background={INK} ink={PAPER}>
            {action.label}
          </Button>
        </Row>
      )}
      <Row style={{ paddingTop: 36, paddingBottom: 40 }}>
        {links.map(({ label, url }) => (
          <Note key={label} label={label}>
            <Link href={url}>{url}</Link>
          </Note>
        ))}
        <Note label={number.label}>{number.value}</Note>
        <Note label="Questions">
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        </Note>
      </Row>
    </>
  );
  return {
    subject,
    preheader,
    html: mailHtml(subject, preheader, rows),
    text: plainText([
      BRAND.name,
      title,
      ...paragraphs,
      code,
      ...after,
      action && [`${action.label}:`, action.url],
      ...links.map(({ label, url }) => [`${label}:`, url]),
      [`${number.label}: ${number.value}`],
      `Questions: ${supportEmail}`,
    ]),
  };
}
