/**
 * A saved view: a list's search, filters, order and columns under a name. Its query is that of the
 * list's route without the page, so that views and links are read by the same code.
 */
import { isLinkable } from '#domain/access/routes.ts';
import { labelOf, pathOfList } from '#domain/access/screens.ts';
import { linkTo } from '#renderer/client/calls/windows.ts';
import { readView } from '#renderer/client/kept/views.ts';
import type { ColumnWidth } from '#renderer/ui/grid/columns/widths.ts';
import { arrange, type ColumnLayout, readLayout } from '#renderer/ui/grid/layout.ts';
import {
  type ListShape,
  type ListState,
  readListState,
  writeListState,
} from '#renderer/ui/list/state/state.ts';

/** A view as it is kept. Empty `columns` are those of the declaration. */
export type SavedView = {
  name: string;
  query: string;
  columns: ColumnLayout[];
  /** Whether the sidebar has it. */
  pinned: boolean;
};

/** What of a view makes a difference to what is shown. */
export type ViewContent = Omit<SavedView, 'name' | 'pinned'>;

/** Characters of a view's name at the most. */
export const LONGEST_NAME = 60;

/** What of a view a file holds: where it is pinned is each person's own. */
type ViewFile = Omit<SavedView, 'pinned'>;

const FORMAT = 'corridor.view';
const VERSION = 1;

/** The query of a view of that state: no page, no open rows, no inspector, and nothing that is ignored. */
export const viewQuery = (shape: ListShape, state: ListState): string =>
  writeListState(shape, {
    ...state,
    page: 1,
    expanded: [],
    inspected: undefined,
    ignored: [],
  }).toString();

function readSaved(stored: unknown): SavedView | undefined {
  const view = readView(stored);
  const name = view?.name.trim().slice(0, LONGEST_NAME);
  return view && name ? { ...view, name, columns: readLayout(view).columns } : undefined;
}

/** Reads the saved views of a list, without invalid ones. */
export const readViews = (stored: unknown): SavedView[] =>
  Array.isArray(stored) ? stored.flatMap((one) => readSaved(one) ?? []) : [];

/** The name itself, or with the first number that makes it a new one. */
export function freeName(name: string, views: readonly SavedView[]): string {
  const isTaken = (wanted: string) => views.some((view) => view.name === wanted);
  let free = name;
  for (let number = 2; isTaken(free); number += 1) {
    const suffix = ` (${number})`;
    free = `${name.slice(0, LONGEST_NAME - suffix.length)}${suffix}`;
  }
  return free;
}

type Arrangeable = readonly { readonly id: string; readonly width: ColumnWidth }[];

/** Whether two views show the same: widths of columns make no difference. */
export function showsSame(columns: Arrangeable, a: ViewContent, b: ViewContent): boolean {
  const shown = (view: ViewContent) =>
    arrange(columns, view)
      .map(({ column, hidden }) => `${column.id}:${hidden}`)
      .join();
  return a.query === b.query && shown(a) === shown(b);
}

/** Where a view is shown, as a link to pass on; null when it is too long for one. */
export const viewLink = (
  app: Parameters<typeof linkTo>[0],
  page: string,
  place: string,
): string | null => (isLinkable(place) ? linkTo(app, place, page) : null);

/** The file of a view, for a person on another machine to open. */
export const writeViewFile = (list: string, { name, query, columns }: ViewFile): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, list, name, query, columns }, null, 2)}\n`;

/** What such a file is called. */
export function viewFileName(list: string, { name }: ViewFile): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/gu, '');
  return `${list}-${plain || 'view'}.corridor-view.json`;
}

/** A file that was opened: its view with the query as it was written, or why there is none and what to do. */
export type OpenedFile =
  | { readonly view: SavedView; readonly written: string }
  | { readonly problem: string };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the file of a view for a list. The view leaves out what the list cannot ask for. */
export function readViewFile(shape: ListShape, title: string, text: string): OpenedFile {
  const file = (parsed(text) ?? {}) as Readonly<Record<string, unknown>>;
  const view = file['format'] === FORMAT ? readSaved(file) : undefined;
  if (!view || typeof file['list'] !== 'string' || typeof file['version'] !== 'number') {
    return {
      problem: 'This is not a Corridor view file. Choose a file created with Save as file.',
    };
  }
  if (file['version'] > VERSION) {
    return {
      problem: 'This view was saved by a newer version of Corridor. Update Corridor to open it.',
    };
  }
  if (file['list'] !== shape.id) {
    const path = pathOfList(file['list']);
    const name = path ? labelOf(path) : file['list'];
    return { problem: `This view belongs to the list ‘${name}’, not to ${title}. Open it there.` };
  }
  const state = readListState(shape, new URLSearchParams(view.query));
  return { view: { ...view, query: viewQuery(shape, state) }, written: view.query };
}
