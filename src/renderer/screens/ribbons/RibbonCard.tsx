import { Button, Menu, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { Ribbon } from '#contract/ribbons.ts';
import { ribbonLabel } from '#domain/ribbons.ts';
import { RichText } from '#renderer/ui/editor/RichText.tsx';
import { useOutcomeUnknown } from '#renderer/ui/guard/outcomes.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import type { RibbonDialog } from './dialog.ts';
import styles from './ribbons.module.css';
import { RIBBON } from './subject.ts';

/** Pixels of a card at least, and about its height. */
export const CARD_WIDTH = 420;
export const CARD_HEIGHT = 120;

interface RibbonCardProps {
  readonly ribbon: Ribbon;
  readonly onChoose: (kind: Exclude<RibbonDialog['kind'], 'create'>) => void;
}

/** What can be done with a ribbon; what cannot be done now is disabled (document 2 §2). */
function ActionsMenu({
  ribbon,
  unknown,
  onChoose,
}: RibbonCardProps & { readonly unknown: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const item = (label: string, kind: Parameters<typeof onChoose>[0], possible: boolean) => (
    <MenuItem disabled={unknown || !possible} onClick={() => onChoose(kind)}>
      {label}
    </MenuItem>
  );
  // A menu with a trigger gives the focus back late, and would take it from the dialog it opened.
  const close = () => {
    setAnchor(null);
    anchor?.focus();
  };
  return (
    <>
      <Button
        className={styles['actions'] ?? ''}
        size="small"
        appearance="subtle"
        icon={<MoreHorizontalRegular />}
        aria-label="Actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title="Actions"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && (
        <Menu
          open
          inline
          positioning={{
            target: anchor,
            position: 'below',
            align: 'end',
            strategy: 'fixed',
          }}
          onOpenChange={(_event, data) => !data.open && close()}
        >
          <MenuPopover>
            <MenuList aria-label={`Actions of ribbon ${ribbon.id}`}>
              {item('Edit', 'update', true)}
              {item('Publish', 'publish', !ribbon.is_active)}
              {item('Unpublish', 'unpublish', ribbon.is_active)}
              {item('Remove', 'remove', true)}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
    </>
  );
}

/** A ribbon, whether users see it, and what can be done with it. */
export function RibbonCard({ ribbon, onChoose }: RibbonCardProps) {
  const unknown = useOutcomeUnknown(RIBBON.key(ribbon));
  return (
    <article className={styles['ribbon']} aria-label={`Ribbon ${ribbon.id}`}>
      <header>
        <Chip label={ribbonLabel(ribbon)} />
        <span className={styles['id']}>{ribbon.id}</span>
        {unknown && <span role="status">Outcome unknown</span>}
        <ActionsMenu ribbon={ribbon} unknown={unknown} onChoose={onChoose} />
      </header>
      <RichText html={ribbon.content ?? ''} kind="line" />
    </article>
  );
}
