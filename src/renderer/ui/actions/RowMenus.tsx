/** The actions of the rows of a list: one menu at a time, which stays while rows reload. */
import { MenuItem } from '@fluentui/react-components';
import {
  createContext,
  type PropsWithChildren,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { RowButton } from './RowButton.tsx';

/** One entry of a row's menu. */
interface RowAction {
  readonly label: string;
  readonly disabled?: boolean;
  /** Why it is disabled. */
  readonly disabledReason?: string | undefined;
  run(): void;
}

/** A row whose menu can be opened. */
export interface MenuRow {
  /** The guard's key of what the row shows, such as 'card:7'. */
  readonly subject: string;
  /** Names the menu: 'Actions of card 7'. */
  readonly label: string;
  readonly actions: readonly RowAction[];
  /** Whether its button is reached by Tab: where no grid presses it, as in a card. */
  readonly isStop?: boolean;
}

interface OpenMenu extends MenuRow {
  readonly anchor: HTMLElement;
}

interface RowMenusValue {
  readonly openOf: string | null;
  open(row: MenuRow, anchor: HTMLElement): void;
}

const RowMenusContext = createContext<RowMenusValue | null>(null);

interface OpenedProps {
  readonly menu: OpenMenu;
  readonly onClose: () => void;
}

function Opened({ menu: { actions, ...menu }, onClose }: OpenedProps) {
  return (
    <ActionsMenu
      {...menu}
      actions={actions.map(
        ({ label, disabledReason, disabled = disabledReason !== undefined, run }) => (
          <MenuItem key={label} disabled={disabled} title={disabledReason} onClick={run}>
            {label}
          </MenuItem>
        ),
      )}
      onClose={onClose}
    />
  );
}

/** Gives the rows below it their menus. */
export function RowMenus({ children }: PropsWithChildren) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const open = useCallback((row: MenuRow, anchor: HTMLElement) => setMenu({ ...row, anchor }), []);
  const openOf = menu?.subject ?? null;
  const value = useMemo(() => ({ openOf, open }), [openOf, open]);
  return (
    <RowMenusContext.Provider value={value}>
      {children}
      {menu && (
        <Opened
          menu={menu}
          onClose={() => {
            setMenu(null);
            menu.anchor.focus();
          }}
        />
      )}
    </RowMenusContext.Provider>
  );
}

/** Opens the menu of a row. @throws outside {@link RowMenus} */
export function RowMenuButton(row: MenuRow) {
  const menus = useContext(RowMenusContext);
  if (!menus) throw new Error('RowMenuButton is used outside RowMenus');
  const unknown = useOutcomeUnknown(row.subject);
  return (
    <RowButton
      unknown={unknown}
      expanded={menus.openOf === row.subject}
      isStop={row.isStop}
      onOpen={(anchor) => menus.open(row, anchor)}
    />
  );
}
