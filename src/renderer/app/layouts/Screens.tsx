/** The screen of the route, and behind it the list it was opened from. */
import {
  Fragment,
  type ReactElement,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useLocation,
  useOutlet,
} from 'react-router-dom';
import { useSession } from '#renderer/client/desk.ts';
import { RestContext } from '#renderer/client/rest.ts';
import styles from './layouts.module.css';
import { useKeptList } from './routeTitle.ts';

/** A list that is drawn, and whether the person is at it or at what was opened from it. */
interface Kept {
  /** A new number for each list that starts again. */
  readonly visit: number;
  readonly path: string;
  /** The query in its address. */
  readonly search: string;
  readonly person: string;
  readonly isShown: boolean;
}

/** What is open over the page belongs to its screen, and closes with it. */
const OPEN_OVER = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Where the person is: at a list that is kept, or at what belongs to one. */
type Place = Omit<Kept, 'visit'>;

/** The list behind what was opened from it; it has to be there already. */
function behind(kept: Kept | undefined): Kept | undefined {
  if (!kept?.isShown) return kept;
  return document.querySelector(OPEN_OVER) ? undefined : { ...kept, isShown: false };
}

/** The list that is shown; a new one where the address is not that of the kept one. */
function shownAt(kept: Kept | undefined, place: Place): Kept {
  if (!kept) return { ...place, visit: 1 };
  if (kept.search === place.search) return kept.isShown ? kept : { ...kept, isShown: true };
  return { ...place, visit: kept.isShown ? kept.visit : kept.visit + 1 };
}

/** The list that stays drawn, if any, now that the person is at `place`. */
function follow(last: Kept | undefined, place: Place | undefined): Kept | undefined {
  if (!place) return undefined;
  const kept = last?.path === place.path && last.person === place.person ? last : undefined;
  return place.isShown ? shownAt(kept, place) : behind(kept);
}

/** A hook: the list that stays drawn. */
function useKept(): Kept | undefined {
  const session = useSession();
  const { search } = useLocation();
  const list = useKeptList();
  const person = session.status === 'signed-in' ? session.user.id : '';
  const [kept, setKept] = useState<Kept>();
  const next = follow(kept, list && { ...list, search, person });
  if (next !== kept) setKept(next);
  return next;
}

/** A hook: gives the focus back to what had it when the layer was left. */
function useFocusKept(isShown: boolean) {
  const layer = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!(isShown && element)) return;
    const { activeElement } = document;
    const last = focused.current;
    if (last instanceof HTMLElement && element.contains(last) && activeElement === document.body) {
      last.focus({ preventScroll: true });
    }
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    const forget = () => {
      focused.current = null;
    };
    element.addEventListener('focusin', note);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', forget);
    };
  }, [isShown]);
  return layer;
}

/** Draws a list, and keeps it as it is while something opened from it is shown in its place. */
function ListLayer({
  isShown,
  screen,
}: {
  readonly isShown: boolean;
  readonly screen: ReactElement | null;
}) {
  const location = useContext(LocationContext);
  const state = useContext(RouterStateContext);
  const now = useMemo(() => ({ screen, location, state }), [screen, location, state]);
  const [held, setHeld] = useState(now);
  if (isShown && held !== now) setHeld(now);
  const shown = isShown ? now : held;
  // It goes to rest at once, and is drawn before it wakes.
  const hasRested = useDeferredValue(!isShown);
  const isResting = !isShown || hasRested;
  const layer = useFocusKept(isShown);
  return (
    <div ref={layer} className={isShown ? styles['list'] : styles['keptList']}>
      <LocationContext value={shown.location}>
        <RouterStateContext value={shown.state}>
          <RestContext value={isResting}>{shown.screen}</RestContext>
        </RouterStateContext>
      </LocationContext>
    </div>
  );
}

/**
 * The screen of the route. A list stays drawn, but inactive, behind a screen that is opened from
 * it: going back shows it at once in its last state. At most one list is kept.
 */
export function Screens() {
  const screen = useOutlet();
  const kept = useKept();
  return (
    <>
      {kept && (
        <ListLayer
          key={`${kept.person} ${kept.path} ${kept.visit}`}
          isShown={kept.isShown}
          screen={screen}
        />
      )}
      {!kept?.isShown && <Fragment key="screen">{screen}</Fragment>}
    </>
  );
}
