import { Chip } from '#renderer/ui/values/Chip.tsx';
import type { CaseStatus } from './samples.ts';

/** Whether a case is still worked on, as a chip. */
export function CaseStatusChip({ status }: { readonly status: CaseStatus }) {
  return status === 'opened' ? (
    <Chip label={{ text: 'Opened', tone: 'informative' }} />
  ) : (
    <Chip label={{ text: 'Closed', tone: 'neutral' }} />
  );
}
