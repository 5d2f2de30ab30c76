import { userStatusLabel } from '#domain/users/status.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';

/** The status of a user as a chip. */
export function UserStatusChip({ status }: { readonly status: string }) {
  return <Chip label={userStatusLabel(status)} />;
}
