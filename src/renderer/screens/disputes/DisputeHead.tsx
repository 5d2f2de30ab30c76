import { disputeStanding } from '#domain/standing/reviews.ts';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { ActionBar, type ActionBarProps } from './ActionBar.tsx';

/** The head of a dispute wherever it is shown: the verdict, and all that can be done about it. */
export const DisputeHead = (props: ActionBarProps) => (
  <StandingView standing={disputeStanding(props.dispute)}>
    <ActionBar {...props} />
  </StandingView>
);
