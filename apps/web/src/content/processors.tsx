import type { AnswerOf, Api } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../lib/api/api.ts';

type Config = AnswerOf<Api['getClientConfig']>;

interface Processor {
  readonly name: string;
  readonly gets: string;
  /** Whether this shop uses it; always if absent. */
  readonly isUsed?: (config: Config) => boolean;
}

const PROCESSORS: readonly Processor[] = [
  {
    name: 'Stripe',
    gets: 'your payment: amount, card, address for the receipt, and your IP address where tax depends on your location. Card numbers go only to them.',
  },
  { name: 'Twilio SendGrid', gets: 'your email address and our emails to you.' },
  {
    name: 'Google (Gemini on Vertex AI)',
    gets: 'smaller copies of your photos, for an automated second opinion on your season, only if you checked the second box.',
    isUsed: ({ secondOpinion }) => secondOpinion,
  },
  {
    name: 'Google (Tag Manager)',
    gets: 'which pages you open, only if you said yes to counting.',
    isUsed: ({ analytics }) => analytics !== null,
  },
  {
    name: 'The bot check (Cloudflare Turnstile or similar)',
    gets: 'your IP address and browser, when many orders come from your network.',
    isUsed: ({ challenge }) => challenge !== null,
  },
];

/** All possible processors until the shop's configuration is known. */
export function Processors(): ReactNode {
  const [config, setConfig] = useState<Config | null>(null);
  useEffect(() => {
    call('getClientConfig')
      .then(setConfig)
      .catch(() => undefined);
  }, []);
  const used = PROCESSORS.filter(({ isUsed }) => !isUsed || !config || isUsed(config));
  return (
    <dl>
      {used.map(({ name, gets, isUsed }) => (
        <div key={name} className="stack gap-1 columns listed" style={{ '--columns': '14rem 1fr' }}>
          <dt className="strong">{name}</dt>
          <dd className="soft">{isUsed && !config ? `${gets} Only where this service is set up.` : gets}</dd>
        </div>
      ))}
    </dl>
  );
}
