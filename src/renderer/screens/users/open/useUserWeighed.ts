import type { FullUser } from '#contract/people/users.ts';
import { finding, type Weighed } from '#domain/standing/finding.ts';
import { openText } from '#domain/standing/users.ts';
import { useOpen } from './useOpen.ts';

/** A hook: what stays open where a user is banned or deleted, which speaks against it. */
export function useUserWeighed(user: FullUser): Weighed {
  const { items, isLoading, isWhole } = useOpen({ user });
  const open = openText(items);
  const contradiction = finding('Something is still open for the user', { weight: 'contradicts' });
  const gap = finding('Not everything of the user could be searched: others may be open too');
  return {
    findings: [...(open === null ? [] : [contradiction]), ...(isLoading || isWhole ? [] : [gap])],
    isLoading,
    open: isLoading ? undefined : open,
  };
}
