/** The dialogs of the ribbons: one at a time, kept with the typed text until it is finished. */
import type { ReactNode } from 'react';
import type { Ribbon } from '#contract/network/ribbons.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { type RowDialogProps, rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { type RibbonAction, RibbonActionDialog } from './RibbonActionDialog.tsx';
import { RibbonEditorDialog } from './RibbonEditorDialog.tsx';

/** A new ribbon, an edited one, or the subject of an action, as it was shown. */
type RibbonDialog =
  | { kind: 'create'; content: string }
  | { kind: 'update'; content: string; seen: Ribbon }
  | { kind: RibbonAction; seen: Ribbon };

function OpenedDialog({ shown, onClose }: RowDialogProps<RibbonDialog>): ReactNode {
  const change = useRibbonDialog();
  if ('content' in shown) {
    return (
      <RibbonEditorDialog
        seen={shown.kind === 'update' ? shown.seen : null}
        content={shown.content}
        onChange={(content) => change({ ...shown, content })}
        onClose={onClose}
      />
    );
  }
  return <RibbonActionDialog action={shown.kind} seen={shown.seen} onClose={onClose} />;
}

export const { Provider: RibbonDialogs, useOpen: useRibbonDialog } = rowDialog<RibbonDialog>(
  'ribbons.dialog',
  OpenedDialog,
  useDraft,
);
