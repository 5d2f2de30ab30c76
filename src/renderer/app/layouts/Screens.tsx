/** The screen of the route, and the list that was open before. */
import { menuPopoverClassNames } from '@fluentui/react-components';
import {
  type FocusEvent,
  Fragment,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useOutlet } from 'react-router-dom';
import { ROUTE_PATHS } from '#domain/access/screens.ts';
import { usePerson } from '#renderer/client/desk/desk.ts';
import { InactiveContext, OnScreenContext } from '#renderer/client/live/inactive.ts';
import { PlaceContext, usePlace } from '#renderer/client/live/place.ts';
import { useAfterFrame } from '#renderer/client/start/moments.ts';
import { isUnfocused } from '#renderer/ui/focus/focusOnArrival.ts';
import { SCREEN_ONLY } from '#renderer/ui/paper/printing.ts';
import { isTypingAt } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { loadAhead } from '../ScreenAt.tsx';
import styles from './layouts.module.css';
import { useKeptList } from './routeTitle.ts';

/**
 * Whether a kept list is on the screen, hidden behind what was opened from it, or out of the document,
 * at a screen that does not belong to it.
 */
type Visibility = 'shown' | 'behind' | 'away';

/** A list that is drawn. */
interface Kept {
  /** A new number for each list that starts again. */
  readonly visit: number;
  readonly path: string;
  /** The query in its address. */
  readonly search: string;
  readonly person: string;
  readonly visibility: Visibility;
}

/** What is open over the page belongs to its screen, and closes with it. */
const OPEN_OVER = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** They are layers beside the page, or menus in it: it need not search all rows. */
const isOpenOver = () =>
  [...document.body.children].some(
    (layer) => layer.id !== 'root' && layer.querySelector(OPEN_OVER) !== null,
  ) || document.getElementsByClassName(menuPopoverClassNames.root).length > 0;

/** The list once another screen is open; undefined when it is not kept. */
function leave(kept: Kept, visibility: Visibility): Kept | undefined {
  if (kept.visibility === visibility) return kept;
  const closes = kept.visibility === 'shown' && isOpenOver();
  return closes ? undefined : { ...kept, visibility };
}

/** The list that is shown; a new one where the address is not that of the kept one. */
function show(kept: Kept | undefined, path: string, search: string, person: string): Kept {
  const shown = { path, search, person, visibility: 'shown' } as const;
  if (kept?.path !== path) return { ...shown, visit: (kept?.visit ?? 0) + 1 };
  if (kept.search === search) return kept.visibility === 'shown' ? kept : { ...kept, ...shown };
  return { ...shown, visit: kept.visibility === 'shown' ? kept.visit : kept.visit + 1 };
}

/** A hook: the list that stays drawn. */
function useKept(): Kept | undefined {
  const { search } = usePlace();
  const list = useKeptList();
  const person = usePerson();
  const [last, setLast] = useState<Kept>();
  const kept = last?.person === person ? last : undefined;
  let next = kept;
  if (list?.isShown) next = show(kept, list.path, search, person);
  else if (kept) next = leave(kept, kept.path === list?.path ? 'behind' : 'away');
  if (next !== last) setLast(next);
  return next;
}

/** A hook: for the layer, gives the focus back, as the browser does not, to what had it when the layer was left. */
function useFocusKept(isShown: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    const last = focused.current;
    if (!(isShown && last instanceof HTMLElement && ref.current?.contains(last))) return;
    if (isUnfocused()) last.focus({ preventScroll: true });
  }, [isShown]);
  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  const onBlur = () => {
    focused.current = null;
  };
  return { ref, ...(isShown && { onFocus, onBlur }) };
}

/**
 * A hook: drops the selection once the list is hidden. Nobody sees what would be copied, and for a caret
 * Chromium searches the hidden rows for a visible place, in each frame.
 */
function useNothingSelected(isShown: boolean) {
  useLayoutEffect(() => {
    if (!(isShown || isTypingAt(document.activeElement))) getSelection()?.removeAllRanges();
  }, [isShown]);
}

/** A hook: a press on a link of the layer sets no caret, which takes Chromium some 3 ms among so many cells. */
function useNoCaretInLinks(layer: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = layer.current;
    const keepOut = (event: Event) => {
      const { target } = event;
      const pressed = target instanceof Element ? target : (target as Node | null)?.parentElement;
      if (pressed?.closest('a')) event.preventDefault();
    };
    element?.addEventListener('selectstart', keepOut);
    return () => element?.removeEventListener('selectstart', keepOut);
  }, [layer]);
}

/** Milliseconds that are left to a list and its table before other code is loaded. */
const AFTER_LIST_MS = 1000;

/** A hook: loads the code of what is opened from a list, so that the first row opens as soon as the next. */
function useCodeOfRows(list: string) {
  useEffect(() => {
    const path = ROUTE_PATHS.find((each) => each === `${list}/:id`);
    if (!path) return;
    // A row that is opened loads it again, and says it if that fails.
    const timer = setTimeout(() => void loadAhead(path).catch(() => undefined), AFTER_LIST_MS);
    return () => clearTimeout(timer);
  }, [list]);
}

/** A hook: takes the layer out of its place while away, and puts it back as scrolled, by hand: React would end it. */
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

interface ListLayerProps extends Pick<Kept, 'path' | 'visibility'> {
  readonly screen: ReactElement | null;
}

/** Draws a list, and keeps it as it is while another screen is shown in its place. */
function ListLayer({ path, visibility, screen }: ListLayerProps) {
  const isShown = visibility === 'shown';
  const place = usePlace();
  const [held, setHeld] = useState({ screen, place });
  const shown = isShown ? { screen, place } : held;
  if (shown.screen !== held.screen || shown.place !== held.place) setHeld(shown);
  // The screen opened from the list is drawn before the list goes to rest, and the list before it wakes.
  const hasRested = useAfterFrame(!isShown);
  const isInactive = visibility === 'away' || hasRested;
  const onScreen = useRef(isShown);
  useLayoutEffect(() => {
    onScreen.current = isShown;
  }, [isShown]);
  const layer = useFocusKept(isShown);
  useNothingSelected(isShown);
  useNoCaretInLinks(layer.ref);
  useTakenOut(layer.ref, visibility === 'away');
  useCodeOfRows(path);
  return (
    // This element stays where React put it; only the layer in it is taken out.
    <div className={styles.place}>
      <div
        {...layer}
        className={isShown ? styles.list : styles.keptList}
        {...(!isShown && SCREEN_ONLY)}
      >
        <PlaceContext value={shown.place}>
          <OnScreenContext value={onScreen}>
            <InactiveContext value={isInactive}>{shown.screen}</InactiveContext>
          </OnScreenContext>
        </PlaceContext>
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
          path={kept.path}
          visibility={kept.visibility}
          screen={screen}
        />
      )}
      {kept?.visibility !== 'shown' && <Fragment key="screen">{screen}</Fragment>}
    </>
  );
}
