/** The screen of the route, and the list that was open before. */
import {
  Fragment,
  type ReactElement,
  type RefObject,
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

/**
 * Where a list is that is drawn: on the screen; hidden behind what was opened from it; or out of the
 * document, while the person is at a screen that does not belong to it.
 */
type Layer = 'shown' | 'behind' | 'away';

/** A list that is drawn. */
interface Kept {
  /** A new number for each list that starts again. */
  readonly visit: number;
  readonly path: string;
  /** The query in its address. */
  readonly search: string;
  readonly person: string;
  readonly layer: Layer;
}

/** What is open over the page belongs to its screen, and closes with it. */
const OPEN_OVER = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** The list that is left; it has to be there already. */
function left(kept: Kept, layer: Layer): Kept | undefined {
  if (kept.layer === layer) return kept;
  const closes = kept.layer === 'shown' && document.querySelector(OPEN_OVER) !== null;
  return closes ? undefined : { ...kept, layer };
}

/** The list that is shown; a new one where the address is not that of the kept one. */
function shown(kept: Kept | undefined, path: string, search: string, person: string): Kept {
  const isSame = kept?.path === path && kept.search === search;
  const goesOn = isSame || (kept?.path === path && kept.layer === 'shown');
  const visit = (kept?.visit ?? 0) + (goesOn ? 0 : 1);
  return isSame && kept.layer === 'shown' ? kept : { visit, path, search, person, layer: 'shown' };
}

/** A hook: the list that stays drawn. */
function useKept(): Kept | undefined {
  const session = useSession();
  const { search } = useLocation();
  const list = useKeptList();
  const person = session.status === 'signed-in' ? session.user.id : '';
  const [last, setLast] = useState<Kept>();
  const kept = last?.person === person ? last : undefined;
  let next = kept;
  if (list?.isShown) next = shown(kept, list.path, search, person);
  else if (kept) next = left(kept, kept.path === list?.path ? 'behind' : 'away');
  if (next !== last) setLast(next);
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

/** A hook: takes the layer out of its place while it is away, and puts it back as it was scrolled. */
function useTakenOut(layer: RefObject<HTMLElement | null>, isAway: boolean) {
  const scrolled = useRef(new Map<Element, readonly [left: number, top: number]>());
  useLayoutEffect(() => {
    const element = layer.current;
    const place = element?.parentElement;
    if (!(place && element)) return;
    if (isAway) {
      element.remove();
      return () => {
        place.append(element);
        for (const [target, [x, y]] of scrolled.current) target.scrollTo(x, y);
      };
    }
    const note = ({ target }: Event) => {
      if (target instanceof Element) {
        scrolled.current.set(target, [target.scrollLeft, target.scrollTop]);
      }
    };
    element.addEventListener('scroll', note, { capture: true, passive: true });
    return () => element.removeEventListener('scroll', note, { capture: true });
  }, [layer, isAway]);
}

/** Draws a list, and keeps it as it is while another screen is shown in its place. */
function ListLayer({
  layer,
  screen,
}: {
  readonly layer: Layer;
  readonly screen: ReactElement | null;
}) {
  const isShown = layer === 'shown';
  const location = useContext(LocationContext);
  const state = useContext(RouterStateContext);
  const now = useMemo(() => ({ screen, location, state }), [screen, location, state]);
  const [held, setHeld] = useState(now);
  if (isShown && held !== now) setHeld(now);
  const last = isShown ? now : held;
  // It goes to rest at once, and is drawn before it wakes.
  const hasRested = useDeferredValue(!isShown);
  const isResting = !isShown || hasRested;
  const element = useFocusKept(isShown);
  useTakenOut(element, layer === 'away');
  return (
    // React knows the element only below this one, so that it can be taken out.
    <div className={styles['place']}>
      <div ref={element} className={isShown ? styles['list'] : styles['keptList']}>
        <LocationContext value={last.location}>
          <RouterStateContext value={last.state}>
            <RestContext value={isResting}>{last.screen}</RestContext>
          </RouterStateContext>
        </LocationContext>
      </div>
    </div>
  );
}

/**
 * The screen of the route. A list stays drawn, but inactive, while another screen is open: going back
 * shows it at once in its last state. At most one list is kept.
 */
export function Screens() {
  const screen = useOutlet();
  const kept = useKept();
  return (
    <>
      {kept && (
        <ListLayer
          key={`${kept.person} ${kept.path} ${kept.visit}`}
          layer={kept.layer}
          screen={screen}
        />
      )}
      {kept?.layer !== 'shown' && <Fragment key="screen">{screen}</Fragment>}
    </>
  );
}
