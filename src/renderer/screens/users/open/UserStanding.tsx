import { userStanding } from '#domain/standing/users.ts';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import { type OpenProps, useOpen } from './useOpen.ts';

/** The first thing that is open for a user, in one line, and what they lack. */
export const UserStanding = (props: OpenProps) => (
  <StandingView standing={userStanding(props.user, useOpen(props))} now={useNow()} />
);
