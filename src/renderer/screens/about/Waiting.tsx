import { Button } from '@fluentui/react-components';
import { Loading } from '#renderer/ui/loading/Loading.tsx';

interface WaitingProps {
  /** What is waited for, as a sentence about several begins: 'The licences'. */
  readonly what: string;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** In place of a part of this program that is not there yet, or could not be loaded. */
export function Waiting({ what, failed, onRetry }: WaitingProps) {
  if (!failed) return <Loading />;
  return (
    <div role="alert">
      <p>{what} could not be loaded. They are part of this program: try again.</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
