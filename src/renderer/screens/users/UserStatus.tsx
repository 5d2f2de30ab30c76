import { userStatusLabel } from '#domain/users/status.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';

/** What a user has come to, as a chip. */
export function UserStatus({ status }: { readonly status: string }) {
  return <Chip label={userStatusLabel(status)} />;
}
