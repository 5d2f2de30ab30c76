/** The menus of the things on a screen: one open at a time, which stays while rows reload. */
import {
  createContext,
  type PropsWithChildren,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { keyOf } from '#domain/acts/act.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { type Focused, useInFocus } from './inFocus.ts';
import { type Offer, type Offers, useOffers } from './offer.ts';
import { RowButton } from './RowButton.tsx';

interface OpenMenu<T> {
  readonly thing: T;
  readonly anchor: HTMLElement;
  readonly returnsTo: HTMLElement;
}

interface Menus {
  /** The key of the thing whose menu is open. */
  readonly openOf: string | null;
  /** Opens the menu of a thing at an element, to which the focus returns unless it is said. */
  open(thing: never, anchor: HTMLElement, returnsTo?: HTMLElement): void;
}

const MenusContext = createContext<Menus | null>(null);
/** Apart from the menus: rows are not drawn again when it changes. */
const OfferContext = createContext<((thing: never) => Offer) | null>(null);

interface RowMenusProps<T, Name extends string> extends PropsWithChildren {
  readonly of: Offers<T, Name>;
}

/** Gives what is below it the menus of what things offer. It is below the provider of their dialogs. */
export function RowMenus<T, Name extends string>({ of, children }: RowMenusProps<T, Name>) {
  const [menu, setMenu] = useState<OpenMenu<T> | null>(null);
  const offerOf = useOffers(of);
  const { onOpen } = of;
  const open = useCallback(
    (thing: T, anchor: HTMLElement, returnsTo = anchor) => {
      setMenu({ thing, anchor, returnsTo });
      onOpen?.();
    },
    [onOpen],
  );
  const offer = menu && offerOf(menu.thing);
  const openOf = offer?.thing ?? null;
  const menus = useMemo(() => ({ openOf, open }), [openOf, open]);
  return (
    <MenusContext value={menus}>
      <OfferContext value={offerOf}>
        {children}
        {menu && offer && (
          <ActionsMenu
            offer={offer}
            anchor={menu.anchor}
            onClose={() => {
              setMenu(null);
              menu.returnsTo.focus();
            }}
          />
        )}
      </OfferContext>
    </MenusContext>
  );
}

/** @throws outside {@link RowMenus} */
export function useMenus(): Menus {
  const menus = useContext(MenusContext);
  if (!menus) throw new Error('A menu is used outside RowMenus');
  return menus;
}

interface RowMenuButtonProps<T> {
  readonly of: Pick<Offers<T, never>, 'kind'>;
  readonly thing: T;
  /** Whether its button is reached by Tab: where no grid presses it, as in a card. */
  readonly isStop?: boolean;
}

/** Opens the menu of a row. @throws outside {@link RowMenus} */
export function RowMenuButton<T>({ of, thing, isStop }: RowMenuButtonProps<T>) {
  const { openOf, open } = useMenus();
  const subject = keyOf(of.kind, thing);
  return (
    <RowButton
      subject={subject}
      expanded={openOf === subject}
      isStop={isStop}
      onOpen={(anchor) => open(thing as never, anchor)}
    />
  );
}

/** A hook: gives a thing with what it offers here; null where things have no menus. */
function useFocused(): ((thing: unknown) => Focused) | null {
  const menus = useContext(MenusContext);
  const offerOf = useContext(OfferContext);
  if (!(menus && offerOf)) return null;
  return (thing) => ({
    offer: offerOf(thing as never),
    openMenu: (anchor, returnsTo) => menus.open(thing as never, anchor, returnsTo),
  });
}

/** While it is shown, the thing of a pane or a screen is in focus there; undefined while it is not loaded. */
export function useThingInFocus<T extends object>(thing: T | undefined): void {
  const focused = useFocused();
  useInFocus(focused && thing ? (rowId) => (rowId === undefined ? focused(thing) : null) : null);
}

/** The rows of a list are in focus with the focus, and the one of the pane without. */
export function useRowsInFocus<Row extends object>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  inPane: Row | undefined,
): void {
  const focused = useFocused();
  useInFocus(
    focused &&
      ((id) => {
        const row = id === undefined ? inPane : rows.find((each) => rowId(each) === id);
        return row && focused(row);
      }),
  );
}
