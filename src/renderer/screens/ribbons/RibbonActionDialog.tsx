import type { Ribbon } from '#contract/ribbons.ts';
import { ribbonLabel } from '#domain/ribbons.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import type { EndpointCall } from '#renderer/ui/guard/subject.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import type { RibbonAction } from './dialog.ts';
import { RibbonPreview } from './RibbonPreview.tsx';
import { RIBBON } from './subject.ts';

interface ActionTexts {
  readonly label: string;
  readonly question: string;
  readonly done: string;
  /** Word for word (2B). */
  readonly alert: string;
  isPossible(ribbon: Ribbon): boolean;
  call(ribbon: Ribbon): EndpointCall;
}

const ACTIONS: Readonly<Record<RibbonAction, ActionTexts>> = {
  publish: {
    label: 'Publish',
    question: 'Are you sure you want to publish this ribbon? All users will see it.',
    done: 'Ribbon published',
    alert: 'Error updating ribbon',
    isPossible: ({ is_active: active }) => !active,
    call: ({ id }) => ({ endpoint: 'ribbons.update', input: { id, is_active: true } }),
  },
  unpublish: {
    label: 'Unpublish',
    question: 'Are you sure you want to unpublish this ribbon? Users will not see it any more.',
    done: 'Ribbon unpublished',
    alert: 'Error updating ribbon',
    isPossible: ({ is_active: active }) => active,
    call: ({ id }) => ({ endpoint: 'ribbons.update', input: { id, is_active: false } }),
  },
  remove: {
    label: 'Remove',
    question: 'Are you sure you want to remove this ribbon? You cannot undo this.',
    done: 'Ribbon removed',
    alert: 'Error creating ribbon',
    isPossible: () => true,
    call: ({ id }) => ({ endpoint: 'ribbons.remove', input: { id } }),
  },
};

interface RibbonActionDialogProps {
  readonly action: RibbonAction;
  /** The ribbon as shown when the action was chosen. */
  readonly seen: Ribbon;
  readonly onClose: () => void;
}

/** Asks before a ribbon is published, unpublished or removed. */
export function RibbonActionDialog({ action, seen, onClose }: RibbonActionDialogProps) {
  const { label, question, done, alert, isPossible, call } = ACTIONS[action];
  return (
    <GuardedDialog
      label={label}
      question={question}
      done={done}
      alert={alert}
      subject={RIBBON}
      seen={seen}
      intent={{ action: `ribbon.${action}`, isPossible, call }}
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
