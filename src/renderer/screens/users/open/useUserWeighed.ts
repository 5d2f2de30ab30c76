import type { FullUser } from '#contract/people/users.ts';
import { sentence, type Weighed } from '#domain/standing/evidence.ts';
import { openText } from '#domain/standing/users.ts';
import { useOpen } from './useOpen.ts';

/** A hook: what stays open where a user is banned or deleted, which speaks against it. */
export function useUserWeighed(user: FullUser): Weighed {
  const { items, isLoading, isWhole } = useOpen({ user });
  const open = openText(items);
  const contradiction = sentence('Something is still open for the user', { weight: 'contradicts' });
  const gap = sentence(
    'Some lists of the user could not be searched completely, so more may be open',
  );
  return {
    evidence: [...(open === null ? [] : [contradiction]), ...(isLoading || isWhole ? [] : [gap])],
    isLoading,
    open: isLoading ? undefined : open,
  };
}
