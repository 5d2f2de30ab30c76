/** The saved views of a list, and the active one. */
import { pathOfList } from '#domain/access/screens.ts';
import { usePreference } from '#renderer/client/kept/preferences.ts';
import { readText } from '#renderer/client/kept/read.ts';
import { readStartPath, START_PAGE_KEY, startOfView } from '#renderer/client/kept/startPage.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { viewsKey } from '#renderer/client/kept/views.ts';
import { useTableLayout } from '#renderer/ui/grid/layout.ts';
import type { ListDefinition } from '#renderer/ui/list/state/definition.ts';
import type { ListShape } from '#renderer/ui/list/state/state.ts';
import type { ListControl } from '#renderer/ui/list/state/useList.ts';
import { freeName, readViews, type SavedView, showsSame, viewQuery } from './view.ts';

/** A list as it is declared, and as it is shown now. */
export interface ShownList {
  readonly definition: ListShape & Pick<ListDefinition<never>, 'title' | 'columns'>;
  readonly list: Pick<ListControl, 'state' | 'open'>;
}

export type Views = ReturnType<typeof useViews>;

/** The views of a list; kept on this computer. Which one is open is remembered by the window. */
export function useViews({ definition, list }: ShownList) {
  const { id, columns = [] } = definition;
  const [layout, onLayout] = useTableLayout(id);
  const [views, keep] = usePreference(viewsKey(id), readViews);
  const [start, setStart] = usePreference(START_PAGE_KEY, readStartPath);
  const [openName, setOpenName, forgetOpen] = useDraft(`${id}.view`, readText);

  const content = { query: viewQuery(definition, list.state), columns: layout.columns };
  const same = (view: SavedView) => showsSame(columns, view, content);
  const opened = views.find(({ name }) => name === openName);
  // After Clear filters the list is shown, not a changed view.
  const left = content.query === '' && opened?.query !== '';
  const shown = opened && same(opened) ? opened : views.find(same);
  const current = shown ?? (left ? undefined : opened);

  const show = (view: SavedView) => {
    setOpenName(view.name);
    onLayout({ ...layout, columns: view.columns });
    list.open(view.query);
  };
  const path = pathOfList(id);
  const startOf = (name: string) => path && startOfView({ path, name });
  const isStart = current !== undefined && startOf(current.name) === start;
  const startWith = (name: string) => {
    const chosen = startOf(name);
    if (chosen !== undefined) setStart(chosen);
  };
  const replaceCurrent = (view: SavedView) => {
    keep(views.map((other) => (other === current ? view : other)));
    setOpenName(view.name);
  };

  return {
    views,
    /** The view that was opened, or that shows the same as the list does; undefined for none. */
    current,
    /** Whether the list shows something else than the current view by now. */
    isChanged: current !== undefined && !same(current),
    /** What the list shows, for a new view or a link. */
    content,
    open: show,
    /** Keeps what the list shows under a new name. */
    save(name: string) {
      keep([...views, { name, ...content, pinned: false }]);
      setOpenName(name);
    },
    /** Keeps what the list shows as the current view. */
    update: () => current && replaceCurrent({ ...current, ...content }),
    rename(name: string) {
      if (!current) return;
      replaceCurrent({ ...current, name });
      if (isStart) startWith(name);
    },
    /** Puts the current view into the sidebar, or takes it out. */
    pin: (pinned: boolean) => current && replaceCurrent({ ...current, pinned }),
    /** Whether the list has its own screen: only then can its views be pinned, and be the start page. */
    isListed: path !== undefined,
    /** Whether the current view is the start page. */
    isStart,
    /** Makes the current view the start page, or the usual one again. */
    start(wanted: boolean) {
      if (!wanted) setStart(readStartPath(null));
      else if (current) startWith(current.name);
    },
    remove() {
      keep(views.filter((view) => view !== current));
      forgetOpen();
    },
    /**
     * Adds a view from a file and opens it, under another name if its name is taken. The list opens what was
     * `written`, and says what of that it ignores.
     */
    add(view: SavedView, written: string) {
      const added = { ...view, name: freeName(view.name, views), pinned: false };
      keep([...views, added]);
      show({ ...added, query: written });
    },
  };
}
