import { nameOrEmail } from '#domain/text/person-names.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { Private } from '#renderer/ui/values/Private.tsx';

/** A user's name, once the screen has read it; until then the id, as everywhere. */
export function UserCrumb({ id }: { readonly id: string }) {
  const { data } = useEndpoint('users.read', { id }, { enabled: false });
  const name = nameOrEmail(data ?? null);
  return name ? (
    <span title={name}>
      <Private>{name}</Private>
    </span>
  ) : (
    `#${id}`
  );
}
