import { useQueryClient } from '@tanstack/react-query';
import type { ComparedResult, NamedColor, Proposal } from '@trueseason/contracts';
import { type ReactNode, useId } from 'react';
import { call, problemOf } from '../../lib/api/api.ts';
import { storeResponse } from '../../lib/api/store-response.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { orderKey } from '../../order/order.ts';
import { asOwner } from '../../order/ownership.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { ChipGrid } from '../../ui/swatch/chip-grid.tsx';

const SIGNATURE_COUNT = 6;
const SURE = 'Sure colors are those that photos from another day would very likely give you again.';

interface ProposedResultProps {
  readonly orderId: number;
  readonly proposal: Proposal;
}

/** A new result next to the one that stays until its owner takes the new one. */
export function ProposedResult({ orderId, proposal }: ProposedResultProps): ReactNode {
  const { kept, proposed, why, changes, staysSure, becomesSure, noLongerSure } = proposal;
  const id = useId();
  const isSameSeason = kept.season === proposed.season;
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id} className="heading">
        {isSameSeason ? 'Your result could change' : `Is it ${proposed.season}, in place of ${kept.season}?`}
      </h2>
      <p>{[...why, 'Until you choose, your result stays as it is, in the report and emails, too.'].join(' ')}</p>
      <div className="stack gap-4 columns">
        {/* The first step says its verdict. */}
        <ResultSide title="Your result" {...kept} verdict="" />
        <ResultSide title="The new one" {...proposed} />
      </div>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p className="text-sm soft">{SURE}</p>
      <SureColors title="Becomes sure" colors={becomesSure} />
      <SureColors title="No longer sure" colors={noLongerSure} />
      <SureColors title="Stays sure" colors={staysSure} />
      <Decisions orderId={orderId} proposal={proposal} isSameSeason={isSameSeason} />
      <p className="text-sm soft">Below is your result as it is now, without the change.</p>
    </section>
  );
}

const ResultSide = ({ title, season, verdict, colors }: ComparedResult & { readonly title: string }): ReactNode => (
  <div className="stack gap-2">
    <p className="text-sm soft">{title}</p>
    <h3 className="title">{season}</h3>
    {verdict && <p className="text-sm">{verdict}</p>}
    <p className="text-sm soft">Signature colors</p>
    <ChipGrid colors={colors.slice(0, SIGNATURE_COUNT)} columns={6} columnsOnPhone={3} />
  </div>
);

const SureColors = ({ title, colors }: { readonly title: string; readonly colors: readonly NamedColor[] }): ReactNode =>
  colors.length > 0 && (
    <details>
      <summary>{`${title}: ${colors.length}`}</summary>
      <ChipGrid colors={colors} />
    </details>
  );

function Decisions(props: ProposedResultProps & { readonly isSameSeason: boolean }): ReactNode {
  const { orderId, proposal, isSameSeason } = props;
  const { round, kept, proposed } = proposal;
  const client = useQueryClient();
  const decide = async (decision: 'keep' | 'take'): Promise<void> => {
    const send = () => call('decideProposal', { params: { orderId }, body: { round, decision } });
    try {
      await storeResponse(client, orderKey(orderId), await asOwner(orderId, send, 'To choose your result'));
    } catch (error) {
      // Decided in another tab, or another answer came.
      if (problemOf(error) === 'proposal_outdated') await client.invalidateQueries({ queryKey: orderKey(orderId) });
      throw error;
    }
    await client.invalidateQueries({ queryKey: ['outfits', String(orderId)] });
    await client.invalidateQueries({ queryKey: [...orderKey(orderId), 'photo-links'] });
    showToast(
      decision === 'take'
        ? TOASTS.resultUpdated(`Your season is ${proposed.season}. We’re making a new report.`)
        : TOASTS.resultKept(`Your season is still ${kept.season}.`),
    );
  };
  const failureTitle = 'We couldn’t save your choice';
  return (
    <div className="ways">
      <ActionButton look="primary" action={() => decide('keep')} failureTitle={failureTitle}>
        {isSameSeason ? 'Keep My Result' : `Keep ${kept.season}`}
      </ActionButton>
      <ActionButton action={() => decide('take')} failureTitle={failureTitle}>
        {isSameSeason ? 'Take the New Result' : `Take ${proposed.season}`}
      </ActionButton>
    </div>
  );
}
