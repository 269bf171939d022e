import type { AnswerOf, Api } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import styles from './processors.module.css';

type Config = AnswerOf<Api['getClientConfig']>;

interface Processor {
  readonly name: string;
  readonly gets: string;
  /** Whether this shop has it set up; those without are always. */
  readonly isUsed?: (config: Config) => boolean;
}

const PROCESSORS: readonly Processor[] = [
  {
    name: 'Stripe',
    gets: 'your payment: amount, card, address for the receipt, and your internet address where tax depends on where you are. Card numbers go to them alone.',
  },
  { name: 'Twilio SendGrid', gets: 'your e-mail address and our mails to it.' },
  {
    name: 'Google (Gemini on Vertex AI)',
    gets: 'smaller copies of your photos, only if you ticked the second box.',
    isUsed: ({ secondOpinion }) => secondOpinion,
  },
  {
    name: 'Google (Tag Manager)',
    gets: 'which pages are opened, only if you said yes to counting.',
    isUsed: ({ analytics }) => analytics !== null,
  },
  {
    name: 'Google (Wallet)',
    gets: 'your season and its colors, only if you press "Add to Google Wallet".',
    isUsed: ({ wallets }) => wallets.google,
  },
  {
    name: 'The person check (Cloudflare Turnstile or alike)',
    gets: 'your internet address and browser, when many orders come from your network.',
    isUsed: ({ challenge }) => challenge !== null,
  },
];

/** Who works for us: all that could, until it is known which of them this shop has set up. */
export function Processors(): ReactNode {
  const [config, setConfig] = useState<Config | null>(null);
  useEffect(() => {
    call('getClientConfig')
      .then(setConfig)
      .catch(() => undefined);
  }, []);
  const used = PROCESSORS.filter(({ isUsed }) => !isUsed || !config || isUsed(config));
  return (
    <dl className={styles.processors}>
      {used.map(({ name, gets, isUsed }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isUsed && !config ? `${gets} Only where this shop has it set up.` : gets}</dd>
        </div>
      ))}
    </dl>
  );
}
