import type { FullUser } from '#contract/people/users.ts';
import { userStanding } from '#domain/standing/users.ts';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import styles from './open.module.css';
import { useOpen } from './useOpen.ts';

interface UserStandingProps {
  readonly user: FullUser;
  readonly isPane?: true;
}

/** The first thing that is open for a user, in one line, and what they lack. */
export function UserStanding({ user, isPane }: UserStandingProps) {
  const open = useOpen(user, isPane === true);
  return (
    <div className={styles['standing']}>
      <StandingView standing={userStanding(user, open)} now={useNow()} />
    </div>
  );
}
