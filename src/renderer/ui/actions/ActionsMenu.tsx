import {
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuList,
  MenuPopover,
} from '@fluentui/react-components';
import type { PropsWithChildren, ReactNode } from 'react';
import { OUTCOME_UNKNOWN, useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import styles from './actions.module.css';

interface ActionsMenuProps extends PropsWithChildren {
  /** The guard's key of what the actions are about, such as 'card:7'. */
  readonly subject: string;
  /** Names the menu: 'Actions of card 7'. */
  readonly label: string;
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  /** What may be done; `children` come below. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
}

/** The open menu of the actions on one thing; it says when the outcome of the last one is unknown. */
export function ActionsMenu(props: ActionsMenuProps) {
  const { subject, label, anchor, actions, onClose, children } = props;
  const unknown = useOutcomeUnknown(subject);
  return (
    <Menu
      open
      inline
      positioning={{ target: anchor, position: 'below', align: 'end', strategy: 'fixed' }}
      onOpenChange={(_event, { open }) => !open && onClose()}
    >
      <MenuPopover className={styles['menu'] ?? ''}>
        <MenuList aria-label={label}>
          <MenuGroup>
            {unknown && <MenuGroupHeader title={OUTCOME_UNKNOWN}>Outcome unknown</MenuGroupHeader>}
            {actions}
          </MenuGroup>
          {children}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
