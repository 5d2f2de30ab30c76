import { Button } from '@fluentui/react-components';
import {
  DeleteRegular,
  type FluentIcon,
  MailAddRegular,
  PersonAvailableRegular,
  PersonProhibitedRegular,
} from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FullUser } from '#contract/users.ts';
import {
  isUserAction,
  offeredUserActions,
  type UserAction,
  userAction,
} from '#domain/users/actions.ts';
import { problemOf } from '#renderer/desk/bridge.ts';
import { useRole } from '#renderer/desk/desk.ts';
import { callEndpoint } from '#renderer/desk/endpoints.ts';
import { useDraft } from '#renderer/desk/useDraft.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { useOutcomeUnknown } from '#renderer/ui/guard/outcomes.ts';
import styles from '../profile/profile.module.css';
import { subjectOf } from './subject.ts';
import { UserSummary } from './UserSummary.tsx';

const ICONS: Readonly<Record<UserAction, FluentIcon>> = {
  createNetworkEmail: MailAddRegular,
  ban: PersonProhibitedRegular,
  unban: PersonAvailableRegular,
  delete: DeleteRegular,
};

/** A failure on the user screens is titled so, word for word (document 2 §8). */
const FAILED = 'Error';

const readAction = (kept: unknown) => (isUserAction(kept) ? kept : null);

/** A function that sends an action; where the answer is the user, the card shows it at once. */
function useSend() {
  const queries = useQueryClient();
  return async (action: UserAction, { id }: FullUser) => {
    if (action === 'delete') return await callEndpoint('users.delete', { id });
    const changed = await callEndpoint(`users.${action}`, { id });
    queries.setQueryData(['users.read', { id }], changed);
    return changed;
  };
}

/** Creates the network email without asking: nothing is lost by it. */
function useCreateEmail(user: FullUser) {
  const feedback = useFeedback();
  const send = useSend();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const create = async () => {
    // State is too late for a second press in the same instant.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await send('createNetworkEmail', user);
      feedback.success(userAction('createNetworkEmail').done);
    } catch (thrown) {
      feedback.report(problemOf(thrown), FAILED);
    }
    running.current = false;
    setBusy(false);
  };
  return { busy, create };
}

export interface UserActionsProps {
  readonly user: FullUser;
  /** Told that a deletion is under way, or has failed. */
  readonly onDeleting: (deleting: boolean) => void;
  /** Called once the user is no longer there. */
  readonly onDeleted: () => void;
}

/** What this person may do to the user; all but the network email is asked about first. */
export function UserActions(props: UserActionsProps) {
  const { user } = props;
  const role = useRole();
  const [asked, ask, forget] = useDraft(`user.${user.id}.action`, readAction);
  const { busy, create } = useCreateEmail(user);
  const unknown = useOutcomeUnknown(subjectOf('ban').key(user));
  const start = (name: UserAction) => (name === 'createNetworkEmail' ? void create() : ask(name));
  return (
    <section className={styles['actions']} aria-label="Actions">
      {offeredUserActions(user, role).map((name) => {
        const Icon = ICONS[name];
        const { label, hindrance } = userAction(name);
        const why = hindrance(user);
        return (
          <Button
            key={name}
            size="small"
            icon={<Icon />}
            disabledFocusable={unknown || why !== null || (busy && name === 'createNetworkEmail')}
            {...(why !== null && { title: why })}
            onClick={() => start(name)}
          >
            {label}
          </Button>
        );
      })}
      {unknown && <span role="status">Outcome unknown</span>}
      {asked && <ActionDialog {...props} action={asked} onClose={forget} />}
    </section>
  );
}

interface ActionDialogProps extends UserActionsProps {
  readonly action: UserAction;
  readonly onClose: () => void;
}

function ActionDialog(props: ActionDialogProps) {
  const { action, user, onClose, onDeleting, onDeleted } = props;
  const send = useSend();
  const gone = useRef(false);
  const { label, question, done, isOffered } = userAction(action);
  const intent = {
    seen: user,
    isPossible: isOffered,
    send: async (now: FullUser) => {
      const deletes = action === 'delete';
      onDeleting(deletes);
      try {
        await send(action, now);
        gone.current = deletes;
      } catch (thrown) {
        onDeleting(false);
        throw thrown;
      }
    },
  };
  return (
    <GuardedDialog
      label={label}
      question={question ?? ''}
      warns
      alert={FAILED}
      done={done}
      subject={subjectOf(action)}
      intent={intent}
      summary={(seen) => <UserSummary user={seen} />}
      onClose={() => {
        onClose();
        if (gone.current) onDeleted();
      }}
    />
  );
}
