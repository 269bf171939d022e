import { useQueryClient } from '@tanstack/react-query';
import { ATTENTION, type AttentionPage, dismissalOf, OPERATOR_ACTIONS, togetherOf } from '@trueseason/contracts';
import { capital } from '@trueseason/style/seasons/capital';
import type { ReactNode } from 'react';
import { call } from '../lib/api/api.ts';
import { showToast } from '../lib/messages.ts';
import { ButtonSubject } from '../ui/button/button.tsx';
import { ConfirmAction } from '../ui/confirm-action/confirm-action.tsx';
import { asOperator } from './step-up.ts';
import { ATTENTION_KEY } from './use-attention.ts';

interface GroupsProps {
  readonly groups: AttentionPage['groups'];
  readonly onEnd: () => void;
}

/** Causes that several rows share, each with what ends them together. */
export const Groups = ({ groups, onEnd }: GroupsProps): ReactNode =>
  groups.length > 0 && (
    <ul className="stack gap-4" aria-label="Of one cause">
      {groups.map((group) => (
        <Group key={`${group.kind} ${group.what}`} group={group} onEnd={onEnd} />
      ))}
    </ul>
  );

function Group({ group, onEnd }: Pick<GroupsProps, 'onEnd'> & { readonly group: GroupsProps['groups'][number] }) {
  const { kind, what, count } = group;
  const queries = useQueryClient();
  const action = togetherOf(kind);
  const dismissal = dismissalOf(kind);
  const end = async (title: string, dismiss: boolean): Promise<void> => {
    const { ended, left } = await asOperator(() =>
      call('adminEndTogether', { params: { kind }, body: { what, dismiss } }),
    );
    showToast({ title, text: left > 0 ? `${ended} of ${ended + left}` : String(ended), tone: 'neutral' });
    onEnd();
    await queries.invalidateQueries({ queryKey: ATTENTION_KEY });
  };
  return (
    <li className="stack gap-2 ruled">
      <h3 className="text-lg">{`${ATTENTION[kind].title}: ${count}`}</h3>
      <p className="breaks">{capital(what)}.</p>
      <ButtonSubject value={`${count} of ${ATTENTION[kind].title.toLowerCase()}`}>
        <div className="stack start gap-3 text-sm">
          {action && (
            <ConfirmAction
              look="quiet"
              label={`${OPERATOR_ACTIONS[action].title}: all ${count}`}
              warning="Do this for all rows of this cause? Each is on record."
              yes="Yes, all"
              no="Cancel"
              action={() => end(OPERATOR_ACTIONS[action].title, false)}
              failureTitle="Not done"
            />
          )}
          {dismissal && (
            <ConfirmAction
              label={`${dismissal}: all ${count}`}
              warning="End all rows of this cause without doing anything?"
              yes="Yes, end all"
              no="Cancel"
              action={() => end(dismissal, true)}
              failureTitle="Not ended"
            />
          )}
        </div>
      </ButtonSubject>
    </li>
  );
}
