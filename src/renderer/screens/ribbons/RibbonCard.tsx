import type { Ribbon } from '#contract/network/ribbons.ts';
import { keyOf, whyNot } from '#domain/acts/act.ts';
import { RIBBON, RIBBON_ACTS } from '#domain/acts/areas/ribbons.ts';
import { ribbonLabel } from '#domain/network/ribbons.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { RowMenuButton } from '#renderer/ui/actions/RowMenus.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { useRibbonDialog } from './dialogs.tsx';
import { RIBBON_ACTIONS } from './RibbonActionDialog.tsx';
import { RibbonBand } from './RibbonPreview.tsx';
import styles from './ribbons.module.css';

/** Pixels of a card at least, and about its height. */
export const CARD_WIDTH = 420;
export const CARD_HEIGHT = 120;

/** What can be done with a ribbon; what cannot be done now is disabled (2B). */
function RibbonMenu({ ribbon }: { readonly ribbon: Ribbon }) {
  const open = useRibbonDialog();
  const role = useRole();
  return (
    <RowMenuButton
      subject={keyOf(RIBBON, ribbon)}
      label={`Actions of ${RIBBON.name(ribbon)}`}
      isStop
      actions={[
        {
          label: 'Edit',
          run: () => open({ kind: 'update', seen: ribbon, content: ribbon.content ?? '' }),
        },
        ...RIBBON_ACTIONS.map((kind) => ({
          label: RIBBON_ACTS[kind].label,
          disabledReason: whyNot(RIBBON_ACTS[kind], ribbon, role),
          run: () => open({ kind, seen: ribbon }),
        })),
      ]}
    />
  );
}

/** A ribbon, whether users see it, and what can be done with it. */
export function RibbonCard({ ribbon }: { readonly ribbon: Ribbon }) {
  return (
    <article className={styles['ribbon']} aria-label={`Ribbon ${ribbon.id}`}>
      <header>
        <Chip label={ribbonLabel(ribbon)} />
        <span className={styles['id']}>{ribbon.id}</span>
        <span className={styles['actions']}>
          <RibbonMenu ribbon={ribbon} />
        </span>
      </header>
      <RibbonBand html={ribbon.content ?? ''} />
    </article>
  );
}
