import { USER_ACTS, type UserActName } from '#domain/acts/areas/users.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import type { RowDialogProps } from '#renderer/ui/actions/rowDialog.tsx';
import { ReadingDialog } from '#renderer/ui/feedback/ReadingDialog.tsx';
import { UserDialog } from './UserDialog.tsx';

/** An act that was chosen for a user of the list. */
export interface ChosenAct {
  readonly id: string;
  readonly action: UserActName;
}

/** Loads the whole user, whom the list knows in part, and asks. */
export function UserRowDialog({ shown: { id, action }, onClose }: RowDialogProps<ChosenAct>) {
  const { data, error, isPending, refetch } = useEndpoint('users.read', { id });
  if (data) return <UserDialog user={data} action={action} onClose={onClose} />;
  return (
    <ReadingDialog
      title={USER_ACTS[action].label}
      loading={isPending}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
