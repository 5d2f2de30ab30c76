import { Button } from '@fluentui/react-components';
import { ActNote } from '#renderer/ui/guard/ActNote.tsx';
import { POSTING_WORDS } from './posting.ts';
import type { TransferFlow } from './useTransferFlow.ts';

/** The message about the posting, in the dialog or above the form. */
export function AnswerBar({ flow: { posting, retry } }: { readonly flow: TransferFlow }) {
  if (!posting) return null;
  return (
    <>
      <ActNote state={posting} words={POSTING_WORDS} />
      {posting.note?.kind === 'not-read' && (
        <div>
          <Button onClick={retry}>Retry</Button>
        </div>
      )}
    </>
  );
}
