/** The dialog of the actions on withdrawals: one at a time, kept while it is open. */
import { createContext, type PropsWithChildren, useContext } from 'react';
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import { WITHDRAWAL_ACTIONS, type WithdrawalAction } from '#domain/referrals/actions.ts';
import type { Json } from '#renderer/client/kept/drafts.ts';
import { useQuestion } from '#renderer/client/kept/useDraft.ts';
import { RowMenus } from '#renderer/ui/actions/RowMenus.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';

interface Asked {
  readonly action: WithdrawalAction;
  readonly withdrawal: ReferralTransaction;
}
type KeptAsked = Asked & { [key: string]: Json };

const readAsked = (kept: unknown): KeptAsked | null => {
  const asked = (kept ?? null) as KeptAsked | null;
  return asked && WITHDRAWAL_ACTIONS.includes(asked.action) ? asked : null;
};

const AskContext = createContext<((asked: Asked) => void) | null>(null);

/** A function that opens the dialog of an action. @throws outside the provider */
export function useAsk(): (asked: Asked) => void {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('useAsk is used outside WithdrawalActionsProvider');
  return ask;
}

/** Gives everything below it the dialog of the actions. */
export function WithdrawalActionsProvider({ children }: PropsWithChildren) {
  const [asked, setAsked, forget] = useQuestion('withdrawals.asked', readAsked);
  return (
    <AskContext value={(next) => setAsked(next as KeptAsked)}>
      <RowMenus>{children}</RowMenus>
      {asked && (
        <WithdrawalDialog action={asked.action} withdrawal={asked.withdrawal} onClose={forget} />
      )}
    </AskContext>
  );
}
