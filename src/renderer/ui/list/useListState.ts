/** The state of a list, held in the URL of its route. */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  type NavigateOptions,
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams,
} from 'react-router-dom';
import { useDesk } from '#renderer/desk/desk.ts';
import type { Json } from '#renderer/desk/drafts.ts';
import type { Filters, FilterValues } from '#renderer/ui/filters/filter.ts';
import {
  emptyFilters,
  isComplete,
  type ListShape,
  type ListState,
  readListState,
  type SortDirection,
  writeListState,
} from './state.ts';

/** Milliseconds that search and filters rest before the list reloads (document 1 §5, §9). */
export const DEBOUNCE_MS = 300;

/** What a person has typed or chosen and the list may not show yet. */
export interface ListDraft<F extends Filters> {
  readonly search: string;
  readonly filters: FilterValues<F>;
}

export interface ListControl<F extends Filters, Order extends string> {
  /** What the list shows: the state in the URL. */
  readonly state: ListState<F, Order>;
  /** What the fields show. */
  readonly draft: ListDraft<F>;
  setPage(page: number): void;
  setOrder(order: Order): void;
  setDirection(direction: SortDirection): void;
  setSearch(search: string): void;
  /** Opens a closed row and closes an open one. */
  toggleRow(id: string): void;
  setFilter(key: keyof F & string, value: unknown): void;
  clearFilters(): void;
  /** Clears the filters and the search. */
  clearAll(): void;
}

/**
 * Fields follow the person at once; the URL, and with it the list, follows 300 ms after the last
 * change and starts at page 1 again. Another URL (Back, a link) puts the fields to what it says.
 */
export function useListState<F extends Filters, Order extends string>(
  shape: ListShape<F, Order>,
): ListControl<F, Order> {
  const [query] = useSearchParams();
  const { pathname, hash, state: origin } = useLocation();
  const goingTo = useNavigation().location?.pathname ?? pathname;
  const navigate = useNavigate();
  const written = query.toString();
  const state = useMemo(() => readListState(shape, new URLSearchParams(written)), [shape, written]);
  const { drafts } = useDesk();
  const pending = `${shape.id}.pending`;
  const [draft, setDraft] = useState<ListDraft<F>>(
    () => (drafts.get(pending) as unknown as ListDraft<F> | undefined) ?? state,
  );
  const drafted = useRef(draft);
  const seen = useRef(written);
  /** The state last asked for; the router may not show it yet. */
  const latest = useRef(state);
  /** What else is in the address and stays as it is: the tab one is at, and where one came from. */
  const beside = useRef({ hash, state: origin as unknown });
  /** Queries this hook has written itself and the router has not shown yet, oldest first. */
  const own = useRef<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Another screen is on its way, and this one stays until its chunk is there. */
  const isLeaving = useRef(false);

  useEffect(() => {
    beside.current = { hash, state: origin };
    isLeaving.current = goingTo !== pathname;
  }, [hash, origin, goingTo, pathname]);

  useEffect(() => {
    if (seen.current === written) return;
    seen.current = written;
    // Fields may already be ahead of a query of our own; only another's takes them back.
    const place = own.current.indexOf(written);
    own.current = own.current.slice(place + 1);
    if (place >= 0) return;
    own.current = [];
    latest.current = state;
    clearTimeout(timer.current);
    drafts.set(pending, undefined);
    drafted.current = { search: state.search, filters: state.filters };
    setDraft(drafted.current);
  }, [state, written, drafts, pending]);

  const show = useCallback(
    (part: Partial<ListState<F, Order>>, options?: NavigateOptions) => {
      const before = writeListState(shape, latest.current).toString();
      latest.current = { ...latest.current, ...part };
      const next = writeListState(shape, latest.current);
      if (next.toString() === before) return;
      own.current = [...own.current, next.toString()];
      const { hash: tab, state: from } = beside.current;
      void navigate({ search: next.toString(), hash: tab }, { state: from, ...options });
    },
    [shape, navigate],
  );

  const change = useCallback(
    (part: Partial<ListDraft<F>>) => {
      const next = { ...drafted.current, ...part };
      drafted.current = next;
      setDraft(next);
      drafts.set(pending, { search: next.search, filters: next.filters } as unknown as Json);
      clearTimeout(timer.current);
      if (!isComplete(shape.filters, next.filters)) return;
      timer.current = setTimeout(() => {
        // It takes effect once the person is back; now it would only keep them here.
        if (isLeaving.current) return;
        drafts.set(pending, undefined);
        show({ ...next, page: 1, expanded: [] });
      }, DEBOUNCE_MS);
    },
    [shape, show, drafts, pending],
  );

  // What was typed right before the screen went away takes effect once it is back.
  const resume = useEffectEvent(() => {
    if (drafts.get(pending) !== undefined) change({});
  });
  useEffect(() => {
    resume();
    return () => clearTimeout(timer.current);
  }, []);

  const toggleRow = useCallback(
    (id: string) => {
      const { expanded } = latest.current;
      const others = expanded.filter((other) => other !== id);
      const open = others.length === expanded.length ? [...expanded, id] : others;
      // Back leads to the list one saw before, not through every row one has opened in it.
      show({ expanded: open }, { replace: true });
    },
    [show],
  );

  return {
    state,
    draft,
    setPage: (page) => show({ page, expanded: [] }),
    setOrder: (orderBy) => show({ orderBy, page: 1, expanded: [] }),
    setDirection: (direction) => show({ direction, page: 1, expanded: [] }),
    toggleRow,
    setSearch: (search) => change({ search }),
    setFilter: (key, value) => change({ filters: { ...drafted.current.filters, [key]: value } }),
    clearFilters: () => change({ filters: emptyFilters(shape.filters) }),
    clearAll: () => change({ search: '', filters: emptyFilters(shape.filters) }),
  };
}
