import { Button } from '@fluentui/react-components';
import type { UseQueryResult } from '@tanstack/react-query';
import utility from '#renderer/ui/utility.module.css';

interface MissingProps {
  /** 'The matches'. */
  readonly things: string;
  readonly query: UseQueryResult<unknown>;
}

/** Says that a part of a story could not be loaded; nothing while it is there or on its way. */
export function Missing({ things, query }: MissingProps) {
  if (query.data !== undefined || !query.isError) return null;
  return (
    <p className={`${utility.row} ${utility.note}`} role="status">
      <span>{things} could not be loaded</span>
      <Button
        size="small"
        aria-label={`Retry: ${things.toLowerCase()}`}
        onClick={() => void query.refetch()}
      >
        Retry
      </Button>
    </p>
  );
}
