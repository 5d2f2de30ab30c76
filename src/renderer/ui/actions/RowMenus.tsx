/** The actions of the rows of a list: one menu at a time, which stays while rows reload. */
import { MenuDivider, MenuGroup, MenuGroupHeader, MenuItem } from '@fluentui/react-components';
import {
  createContext,
  Fragment,
  type PropsWithChildren,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { asSentence } from '#domain/text/words.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { RowButton } from './RowButton.tsx';

/** One entry of a row's menu. */
interface RowAction {
  readonly label: string;
  /** The heading that it stands below, together with those that follow it and have the same; none before all groups. */
  readonly group?: string;
  readonly disabled?: boolean;
  /** Why it is disabled; null where it is not. */
  readonly disabledReason?: string | null;
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

const itemOf = ({
  label,
  disabledReason = null,
  disabled = disabledReason !== null,
  run,
}: RowAction) => (
  <MenuItem
    key={label}
    disabled={disabled}
    {...(disabledReason !== null && { title: asSentence(disabledReason) })}
    onClick={run}
  >
    {label}
  </MenuItem>
);

/** Gives the rows below it their menus. */
export function RowMenus({ children }: PropsWithChildren) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const open = useCallback((row: MenuRow, anchor: HTMLElement) => setMenu({ ...row, anchor }), []);
  const openOf = menu?.subject ?? null;
  const value = useMemo(() => ({ openOf, open }), [openOf, open]);
  const all = Object.groupBy(menu?.actions ?? [], ({ group = '' }) => group);
  const { '': first = [], ...groups } = all;
  return (
    <RowMenusContext.Provider value={value}>
      {children}
      {menu && (
        <ActionsMenu
          {...menu}
          actions={first.map(itemOf)}
          onClose={() => {
            setMenu(null);
            menu.anchor.focus();
          }}
        >
          {Object.entries(groups).map(([name, own = []]) => (
            <Fragment key={name}>
              <MenuDivider />
              <MenuGroup>
                <MenuGroupHeader>{name}</MenuGroupHeader>
                {own.map(itemOf)}
              </MenuGroup>
            </Fragment>
          ))}
        </ActionsMenu>
      )}
    </RowMenusContext.Provider>
  );
}

/** Opens the menu of a row. @throws outside {@link RowMenus} */
export function RowMenuButton(row: MenuRow) {
  const menus = useContext(RowMenusContext);
  if (!menus) throw new Error('RowMenuButton is used outside RowMenus');
  return (
    <RowButton
      subject={row.subject}
      expanded={menus.openOf === row.subject}
      isStop={row.isStop}
      onOpen={(anchor) => menus.open(row, anchor)}
    />
  );
}
