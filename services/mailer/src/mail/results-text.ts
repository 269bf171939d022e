import { BRAND, PHOTO_RETENTION } from '@trueseason/contracts';
import { plainText } from './plain-text.ts';
import { type MailFacts, withdrawalSentence } from './results-mail-facts.ts';

/** The plain-text version; links are on separate lines. */
export function resultsText(facts: MailFacts): string {
  const { season, subtitle, certainty, orderId, colors } = facts;
  const paragraphs = [
    `You are a ${season}.`,
    `${subtitle}.`,
    certainty,
    ['Your signature colors', ...colors.map(({ hex, name }) => `${hex} ${name}`)],
    ['Open your results:', facts.resultsUrl],
    'The professional report (PDF) is ready to download, with a card to cut out for shopping. The link needs no password, so forward it only to people you would show your results to.',
    ...facts.paragraphs,
    [`Order number: ${orderId}`],
    ['If you lose this mail, find your results with your email address and the order number:', facts.lookupUrl],
    `Your photos are deleted ${PHOTO_RETENTION.completedDays} days after your analysis was completed. To delete them now, use the button in My data.`,
    facts.confirmation,
    facts.withdrawal && [
      `Withdrawal: ${withdrawalSentence(facts.withdrawal)} Withdraw from contract:`,
      facts.withdrawal.url,
    ],
    `Questions: ${facts.supportEmail}`,
    `We send this email once because you ordered a color analysis. ${BRAND.name}, ${facts.publicUrl}`,
  ];
  return plainText(paragraphs);
}
