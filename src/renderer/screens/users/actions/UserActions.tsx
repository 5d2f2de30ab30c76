import { Button } from '@fluentui/react-components';
import {
  DeleteRegular,
  type FluentIcon,
  MailAddRegular,
  PersonAvailableRegular,
  PersonProhibitedRegular,
} from '@fluentui/react-icons';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FullUser } from '#contract/people/users.ts';
import { USER, USER_ACTS } from '#domain/acts/areas/users.ts';
import { keyOf } from '#domain/acts/declare.ts';
import {
  isUserAction,
  offeredUserActions,
  standsApart,
  type UserAction,
  userAction,
} from '#domain/users/actions.ts';
import { useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import { endpointKey } from '#renderer/client/calls/endpoints.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { useQuestion } from '#renderer/client/kept/useDraft.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { OUTCOME_UNKNOWN } from '#renderer/ui/guard/notes.ts';
import styles from '../profile/profile.module.css';
import { UserSummary } from './UserSummary.tsx';

const ICONS: Readonly<Record<UserAction, FluentIcon>> = {
  createNetworkEmail: MailAddRegular,
  ban: PersonProhibitedRegular,
  unban: PersonAvailableRegular,
  delete: DeleteRegular,
};

/** A failure on the user screens is titled so, word for word (2UD28). */
const FAILED = 'Error';

const readAction = (kept: unknown) => (isUserAction(kept) ? kept : null);

export interface UserActionsProps {
  readonly user: FullUser;
  /** Called when a deletion is under way, or has failed. */
  readonly onDeleting?: (deleting: boolean) => void;
  /** Called once the user is no longer there. */
  readonly onDeleted?: () => void;
}

interface ActionButtonsProps {
  readonly user: FullUser;
  readonly names: readonly UserAction[];
  readonly onAsk: (name: UserAction) => void;
}

function ActionButtons({ user, names, onAsk }: ActionButtonsProps) {
  return names.map((name) => {
    const Icon = ICONS[name];
    const { label, disabledReason } = userAction(name);
    const why = disabledReason(user);
    return (
      <Button
        key={name}
        size="small"
        icon={<Icon />}
        disabledFocusable={why !== null}
        {...(why !== null && { title: why })}
        onClick={() => onAsk(name)}
      >
        {label}
      </Button>
    );
  });
}

/**
 * The actions of the signed-in user on this user; all but the network email have a question (2UD03). Ban and Delete
 * stand apart from the rest.
 */
export function UserActions(props: UserActionsProps) {
  const { user } = props;
  const role = useRole();
  const [asked, ask, forget] = useQuestion(`user.${user.id}.action`, readAction);
  const unknown = useOutcomeUnknown(keyOf(USER, user));
  const offered = offeredUserActions(user, role);
  const apart = offered.filter(standsApart);
  return (
    <section className={styles['actions']} aria-label="Actions">
      <ActionButtons user={user} names={offered.filter((name) => !standsApart(name))} onAsk={ask} />
      {unknown && (
        <span role="status" title={OUTCOME_UNKNOWN}>
          Outcome unknown
        </span>
      )}
      {apart.length > 0 && (
        <fieldset className={styles['apart']} aria-label="Ban or delete">
          <ActionButtons user={user} names={apart} onAsk={ask} />
        </fieldset>
      )}
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
  const queries = useQueryClient();
  const gone = useRef(false);
  const { label, question, done } = userAction(action);
  const deletes = action === 'delete';
  return (
    <GuardedDialog
      label={label}
      question={question ?? ''}
      warns={question !== null}
      asksFirst={question !== null}
      alert={FAILED}
      done={done}
      act={USER_ACTS[`user.${action}`]}
      seen={user}
      asked={null}
      onConfirm={() => onDeleting?.(deletes)}
      onDone={(answer, { id }) => {
        gone.current = deletes;
        // The answer is the user: the card shows it at once.
        if (!deletes) queries.setQueryData(endpointKey('users.read', { id }), answer);
      }}
      summary={(seen) => <UserSummary user={seen} />}
      onClose={() => {
        onClose();
        if (gone.current) onDeleted?.();
        else onDeleting?.(false);
      }}
    />
  );
}
