import type { Ribbon } from '#contract/network/ribbons.ts';
import { RIBBON_ACTS } from '#domain/acts/areas/ribbons.ts';
import { ribbonLabel } from '#domain/network/ribbons.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { RibbonPreview } from './RibbonPreview.tsx';

/** The words of each action; the alerts word for word (2B). */
const ACTIONS = {
  publish: {
    label: 'Publish',
    question: 'Are you sure you want to publish this ribbon? All users will see it.',
    done: 'Ribbon published',
    alert: 'Error updating ribbon',
  },
  unpublish: {
    label: 'Unpublish',
    question: 'Are you sure you want to unpublish this ribbon? Users will not see it any more.',
    done: 'Ribbon unpublished',
    alert: 'Error updating ribbon',
  },
  remove: {
    label: 'Remove',
    question: 'Are you sure you want to remove this ribbon? You cannot undo this.',
    done: 'Ribbon removed',
    alert: 'Error creating ribbon',
  },
};

/** The actions on a ribbon that have a question. */
export type RibbonAction = keyof typeof ACTIONS;

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
      {...ACTIONS[action]}
      act={RIBBON_ACTS[`ribbon.${action}`]}
      seen={seen}
      asked={null}
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
