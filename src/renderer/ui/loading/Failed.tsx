/** What is said in place of a part that could not be loaded. */
import { Button } from '@fluentui/react-components';
import type { PropsWithChildren } from 'react';
import { useReason } from '#renderer/ui/feedback/useReason.ts';
import utility from '#renderer/ui/utility.module.css';

interface InPlaceProps {
  readonly onRetry: () => void;
}

/** Said in place of what cannot be shown. */
export const InPlace = ({ children, onRetry }: PropsWithChildren<InPlaceProps>) => (
  <div className={utility.row} role="status">
    <span>{children}</span>
    <Button size="small" onClick={onRetry}>
      Retry
    </Button>
  </div>
);

interface FailedProps extends InPlaceProps {
  /** What could not be loaded: 'The order could not be loaded.' */
  readonly text: string;
  readonly error: Error;
}

/** Shown in place of a part that could not be loaded. */
export function Failed({ text, error, onRetry }: FailedProps) {
  const reason = useReason(error);
  return (
    <InPlace onRetry={onRetry}>
      {text} {reason}
    </InPlace>
  );
}
