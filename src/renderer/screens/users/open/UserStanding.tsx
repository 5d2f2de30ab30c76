import { userStanding } from '#domain/standing/users.ts';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import styles from './open.module.css';
import { type OpenProps, useOpen } from './useOpen.ts';

/** The first thing that is open for a user, in one line, and what they lack. */
export function UserStanding(props: OpenProps) {
  const open = useOpen(props);
  return (
    <div className={styles.standing}>
      <StandingView standing={userStanding(props.user, open)} now={useNow()} />
    </div>
  );
}
