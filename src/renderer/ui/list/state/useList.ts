/** The state of a list, held in the URL of its route. */
import {
  type Dispatch,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import type { DraftKey } from '#domain/program/drafts.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import type { Json } from '#renderer/client/kept/drafts.ts';
import { isWhole } from '#renderer/client/kept/views.ts';
import { useIsInactive } from '#renderer/client/live/inactive.ts';
import { usePlace } from '#renderer/client/live/place.ts';
import { hasComeBack, isStillAt, writeAddress } from '#renderer/client/start/addressFirst.ts';
import type { Filters } from '#renderer/ui/filters/filter.ts';
import {
  type AskedQuery,
  isWaiting,
  type ListAct,
  type ListModel,
  openList,
  type Remembered,
  reduceList,
  rememberedOf,
  whyNotAll,
} from './reducer.ts';
import type { ListShape, ListState, SortDirection } from './state.ts';

/** Milliseconds from the last change of the search or a filter to the reload of the list (1L20). */
const DEBOUNCE_MS = 300;

export interface ListControl<F extends Filters = Filters, Order extends string = string>
  extends ReturnType<typeof settersOf> {
  /** What the list shows: what its address says. */
  readonly state: ListState<F, Order>;
  /** What the fields show, and the list may not show yet. */
  readonly typed: Pick<ListState<F>, 'search' | 'filters'>;
  /** {@link whyNotAll} */
  readonly whyNotAll: string | undefined;
  setFilter(key: keyof F & string, value: unknown): void;
  applyFilter(key: keyof F & string, value: unknown): void;
}

/** Remembers of a list what its next visit begins with, while the person is signed in. */
function useMemory(key: DraftKey, remembered: Remembered | undefined): void {
  const { drafts } = useDesk();
  const text = JSON.stringify(remembered);
  useEffect(() => {
    drafts.set(key, text === undefined ? undefined : (JSON.parse(text) as Json));
  }, [drafts, key, text]);
}

/** Lets the address follow the list, beside all else that is in it, unless something else is to be shown. */
function useFollowingAddress(target: AskedQuery | undefined, isInactive: boolean): void {
  const { pathname, hash, state } = usePlace();
  const followed = useRef<AskedQuery>(undefined);
  const follow = useEffectEvent(({ query: search, replace }: AskedQuery) =>
    writeAddress({ pathname, search, hash }, { state, replace }),
  );
  useEffect(() => {
    if (!target || isInactive || followed.current === target) return;
    // The rows are asked for in the same task, and come while it is written.
    queueMicrotask(() => {
      if (follow(target)) followed.current = target;
    });
  }, [target, isInactive]);
}

/**
 * Fields follow the person at once; the list, and with it the URL, follows 300 ms after the last
 * change and starts at page 1 again. Another URL (Back, a link) puts the fields to what it says.
 */
export function useList<F extends Filters, Order extends string>(
  shape: ListShape<F, Order>,
): ListControl<F, Order> {
  const { pathname, search, state: placeState } = usePlace();
  const query = new URLSearchParams(search).toString();
  const isBack = hasComeBack() || isWhole(placeState);
  const isInactive = useIsInactive();
  const { drafts } = useDesk();
  const memory = `${shape.id}.list` as const;

  const reduce = useCallback(
    (now: ListModel, act: ListAct) => reduceList(shape, now, act),
    [shape],
  );
  const [model, dispatch] = useReducer(reduce, null, () => {
    const { typed, ...order } = (drafts.get(memory) ?? {}) as unknown as Remembered;
    return openList(shape, query, { ...(typed && { typed }), ...(!isBack && order) });
  });
  if (model.address !== query) dispatch({ kind: 'address-changed', query, isBack });
  useFollowingAddress(model.asked.at(-1), isInactive);
  useMemory(memory, rememberedOf(shape, model));

  const { shown, typed } = model;
  const waiting = isWaiting(shape, model) ? typed : undefined;
  const typedAt = useRef(0);
  const applyTyped = useEffectEvent(() => {
    // It takes effect once the person is back; now it would only keep them here.
    if (isStillAt(pathname)) dispatch({ kind: 'debounced' });
  });
  useEffect(() => {
    if (!waiting || isInactive) return;
    const timer = setTimeout(() => applyTyped(), typedAt.current + DEBOUNCE_MS - performance.now());
    return () => clearTimeout(timer);
  }, [waiting, isInactive]);

  const setters = useMemo(() => settersOf(dispatch, typedAt), []);
  const why = whyNotAll(shape, model);
  // The reducer knows no more of the filters than that they are some.
  return useMemo(
    () => ({ state: shown, typed, whyNotAll: why, ...setters }) as ListControl<F, Order>,
    [shown, typed, why, setters],
  );
}

const settersOf = (dispatch: Dispatch<ListAct>, typedAt: { current: number }) => {
  /** Changes the fields; the list follows. */
  const type = (act: ListAct) => {
    typedAt.current = performance.now();
    dispatch(act);
  };
  return {
    setPage: (page: number) => dispatch({ kind: 'page-changed', page }),
    /** The page that is shown ran out: there are only `last`. */
    runOut: (last: number) => dispatch({ kind: 'ran-out', last }),
    setOrder: (orderBy: string) => dispatch({ kind: 'ordered', orderBy }),
    setDirection: (direction: SortDirection) => dispatch({ kind: 'directed', direction }),
    /** Orders by what the column shows: by the next of its orders, or the other way round. */
    orderByColumn: (column: string) => dispatch({ kind: 'pressed', column }),
    /** Opens a closed row and closes an open one. */
    toggleRow: (id: string) => dispatch({ kind: 'toggled', id }),
    /** Shows a row in the inspector; undefined closes it. */
    inspect: (id: string | undefined) => dispatch({ kind: 'inspected', id }),
    setSearch: (search: string) => type({ kind: 'searched', search }),
    setFilter: (key: string, value: unknown) => type({ kind: 'filtered', key, value }),
    /** Searches at once, as a button does. */
    applySearch(search: string) {
      dispatch({ kind: 'searched', search });
      dispatch({ kind: 'debounced' });
    },
    /** Sets a filter and shows it at once, as a tab does. */
    applyFilter(key: string, value: unknown) {
      dispatch({ kind: 'filtered', key, value });
      dispatch({ kind: 'debounced' });
    },
    clearFilters: () => type({ kind: 'cleared', what: 'filters' }),
    /** Clears the filters and the search. */
    clearAll: () => type({ kind: 'cleared', what: 'all' }),
    /** What the address says and the list cannot ask for is no longer said. */
    dismissIgnored: () => dispatch({ kind: 'dismissed' }),
    /** Shows a saved query. */
    open: (saved: string) => dispatch({ kind: 'view-opened', query: saved }),
  };
};
