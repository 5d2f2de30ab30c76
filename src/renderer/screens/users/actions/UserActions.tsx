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
import { keyOf, whyNot } from '#domain/acts/act.ts';
import { offeredOnUser, USER, USER_ACTS, type UserActName } from '#domain/acts/areas/users.ts';
import { asSentence } from '#domain/text/words.ts';
import { OUTCOME_UNKNOWN, useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import { endpointKey } from '#renderer/client/calls/endpoints.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { useQuestion } from '#renderer/client/kept/useDraft.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import styles from '../profile/profile.module.css';
import { UserSummary } from './UserSummary.tsx';

const ICONS: Readonly<Record<UserActName, FluentIcon>> = {
  'user.createNetworkEmail': MailAddRegular,
  'user.ban': PersonProhibitedRegular,
  'user.unban': PersonAvailableRegular,
  'user.delete': DeleteRegular,
};

/** Those that cannot be undone or lock a person out: they stand apart from the rest. */
const APART: readonly UserActName[] = ['user.ban', 'user.delete'];
const standsApart = (name: UserActName) => APART.includes(name);

/** It is shown of every user, and says why it is not offered (2UD03). */
const ALWAYS = 'user.createNetworkEmail';

const readAction = (kept: unknown) =>
  typeof kept === 'string' && Object.hasOwn(USER_ACTS, kept) ? (kept as UserActName) : null;

export interface UserActionsProps {
  readonly user: FullUser;
  /** Called when a deletion is under way, or has failed. */
  readonly onDeleting?: (deleting: boolean) => void;
  /** Called once the user is no longer there. */
  readonly onDeleted?: () => void;
}

interface ActionButtonsProps {
  readonly user: FullUser;
  readonly names: readonly UserActName[];
  readonly onAsk: (name: UserActName) => void;
}

function ActionButtons({ user, names, onAsk }: ActionButtonsProps) {
  const role = useRole();
  return names.map((name) => {
    const Icon = ICONS[name];
    const why = whyNot(USER_ACTS[name], user, role);
    return (
      <Button
        key={name}
        size="small"
        icon={<Icon />}
        disabledFocusable={why !== null}
        {...(why !== null && { title: asSentence(why) })}
        onClick={() => onAsk(name)}
      >
        {USER_ACTS[name].label}
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
  const offered = offeredOnUser(user, role).filter((name) => name !== ALWAYS);
  const apart = offered.filter(standsApart);
  return (
    <section className={styles['actions']} aria-label="Actions">
      <ActionButtons
        user={user}
        names={[ALWAYS, ...offered.filter((name) => !standsApart(name))]}
        onAsk={ask}
      />
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
  readonly action: UserActName;
  readonly onClose: () => void;
}

function ActionDialog(props: ActionDialogProps) {
  const { action, user, onClose, onDeleting, onDeleted } = props;
  const queries = useQueryClient();
  const gone = useRef(false);
  const deletes = action === 'user.delete';
  return (
    <GuardedDialog
      act={USER_ACTS[action]}
      seen={user}
      choice={null}
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
