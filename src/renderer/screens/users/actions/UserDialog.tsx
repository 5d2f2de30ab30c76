import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FullUser } from '#contract/people/users.ts';
import { USER_ACTS, type UserActName } from '#domain/acts/areas/users.ts';
import { endpointKey } from '#renderer/client/calls/endpoints.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { useUserWeighed } from '../open/useUserWeighed.ts';
import { UserSummary } from './UserSummary.tsx';

export interface UserActionsProps {
  readonly user: FullUser;
  /** Called when a deletion is under way, or has failed. */
  readonly onDeleting?: (deleting: boolean) => void;
  /** Called once the user is no longer there. */
  readonly onDeleted?: () => void;
}

interface UserDialogProps extends UserActionsProps {
  readonly action: UserActName;
  readonly onClose: () => void;
}

/** Asks before an act on a user, and carries it out under the guard. */
export function UserDialog(props: UserDialogProps) {
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
      {...(USER_ACTS[action].isDangerous && { useWeighed: useUserWeighed })}
      lines={2}
      summary={(seen) => <UserSummary user={seen} />}
      onClose={() => {
        onClose();
        if (gone.current) onDeleted?.();
        else onDeleting?.(false);
      }}
    />
  );
}
