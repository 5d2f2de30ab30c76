import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
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

/** A ribbon, whether users see it, and what can be done with it. */
export function RibbonCard({ ribbon, onChoose }: RibbonCardProps) {
  const unknown = useOutcomeUnknown(RIBBON.key(ribbon));
  return (
    <article className={styles['ribbon']} aria-label={`Ribbon ${ribbon.id}`}>
      <header>
        <Chip label={ribbonLabel(ribbon)} />
        <span className={styles['id']}>{ribbon.id}</span>
        {unknown && <span role="status">Outcome unknown</span>}
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button
              className={styles['actions'] ?? ''}
              size="small"
              appearance="subtle"
              icon={<MoreHorizontalRegular />}
              aria-label="Actions"
              title="Actions"
            />
          </MenuTrigger>
          <MenuPopover>
            <MenuList aria-label={`Actions of ribbon ${ribbon.id}`}>
              <MenuItem disabled={unknown} onClick={() => onChoose('update')}>
                Edit
              </MenuItem>
              <MenuItem disabled={unknown || ribbon.is_active} onClick={() => onChoose('publish')}>
                Publish
              </MenuItem>
              <MenuItem
                disabled={unknown || !ribbon.is_active}
                onClick={() => onChoose('unpublish')}
              >
                Unpublish
              </MenuItem>
              <MenuItem disabled={unknown} onClick={() => onChoose('remove')}>
                Remove
              </MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      </header>
      <RichText html={ribbon.content ?? ''} kind="line" />
    </article>
  );
}
