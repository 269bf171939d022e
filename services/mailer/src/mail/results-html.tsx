import { BRAND, PHOTO_RETENTION } from '@trueseason/contracts';
import { Palette } from './palette.tsx';
import { Button, Link, mailHtml, Note, Row } from './parts.tsx';
import { type MailFacts, withdrawalSentence } from './results-mail-facts.ts';
import { RingStrip } from './ring-strip.tsx';
import { INK_STYLE, MUTED, READING, SANS, SERIF, SMALL } from './styles.ts';

export const resultsHtml = (facts: MailFacts): string =>
  mailHtml(facts.subject, facts.preheader, <ResultsRows facts={facts} />);

function ResultsRows({ facts }: { facts: MailFacts }) {
  const { season, subtitle, certainty, orderId, resultsUrl, lookupUrl, accent } = facts;
  return (
    <>
      <RingStrip season={season} />
      <Row style={{ paddingTop: 24 }}>
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
        <p className="ink" style={{ ...SERIF, ...INK_STYLE, fontStyle: 'italic', fontSize: 19, margin: '10px 0 0' }}>
          {subtitle}
        </p>
        {certainty && (
          <p className="ink" style={{ ...SANS, ...INK_STYLE, fontSize: 16, lineHeight: '24px', margin: '14px 0 0' }}>
            {certainty}
          </p>
        )}
      </Row>
      <Palette colors={facts.colors} />
      <Row style={{ paddingTop: 32 }}>
        <Button href={resultsUrl} background={accent} ink={facts.accentInk}>
          Open your results
        </Button>
        <p className="muted" style={{ ...SMALL, margin: '14px 0 0' }}>
          The professional report (PDF) is ready to download, with a card to cut out for shopping. The link needs no
          password, so forward it only to people you would show your results to.
        </p>
      </Row>
      <Row style={{ paddingTop: 32 }}>
        {facts.paragraphs.map((text, i) => (
          <p key={text} className="ink" style={{ ...READING, ...INK_STYLE, ...(i > 0 && { marginTop: 14 }) }}>
            {text}
          </p>
        ))}
      </Row>
      {facts.confirmation && (
        <Row style={{ paddingTop: 24 }}>
          <p className="muted" style={{ ...SMALL, margin: 0 }}>
            {facts.confirmation}
          </p>
        </Row>
      )}
      <Row style={{ paddingTop: 36 }}>
        <Note label="Order number">
          <span style={{ ...SERIF, fontSize: 24, lineHeight: '32px' }}>{orderId}</span>
          <br />
          Lost this mail? <Link href={lookupUrl}>Find your results</Link> with your email address and this number.
        </Note>
        <Note label="Your photos">
          They are deleted {PHOTO_RETENTION.completedDays} days after your analysis was completed. To delete them now,
          use the button in My data.
        </Note>
        {facts.withdrawal && (
          <Note label="Withdrawal">
            {withdrawalSentence(facts.withdrawal)} <Link href={facts.withdrawal.url}>Withdraw from contract</Link>
          </Note>
        )}
        <Note label="Questions">
          <Link href={`mailto:${facts.supportEmail}`}>{facts.supportEmail}</Link>
        </Note>
      </Row>
      <Row style={{ paddingTop: 12, paddingBottom: 40 }}>
        <p className="muted" style={{ ...SANS, ...MUTED, fontSize: 13, lineHeight: '19px', margin: 0 }}>
          We send this email once because you ordered a color analysis. <Link href={facts.publicUrl}>{BRAND.name}</Link>
        </p>
      </Row>
    </>
  );
}
