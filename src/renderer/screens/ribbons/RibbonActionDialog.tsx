import type { Ribbon } from '#contract/network/ribbons.ts';
import { RIBBON_ACTS } from '#domain/acts/areas/ribbons.ts';
import { ribbonLabel } from '#domain/network/ribbons.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { RibbonPreview } from './RibbonPreview.tsx';

/** The acts on a ribbon that have a question. */
export type RibbonAction = 'ribbon.publish' | 'ribbon.unpublish' | 'ribbon.remove';

interface RibbonActionDialogProps {
  readonly action: RibbonAction;
  /** The ribbon as shown when the action was chosen. */
  readonly seen: Ribbon;
  readonly onClose: () => void;
}

/** Asks before a ribbon is published, unpublished or removed. */
export function RibbonActionDialog({ action, seen, onClose }: RibbonActionDialogProps) {
  return (
    <GuardedDialog
      act={RIBBON_ACTS[action]}
      seen={seen}
      choice={null}
      summary={(ribbon) => (
        <>
          <div>
            <Chip label={ribbonLabel(ribbon)} />
          </div>
          <RibbonPreview html={ribbon.content ?? ''} />
        </>
      )}
      onClose={onClose}
    />
  );
}
