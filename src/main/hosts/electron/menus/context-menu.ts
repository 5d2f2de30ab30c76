/** The menu of the secondary click, which Electron lacks: copying, editing, spelling, a link in a window. */
import {
  type BrowserWindow,
  type ContextMenuParams,
  Menu,
  type MenuItemConstructorOptions,
  type WebContents,
} from 'electron';
import { isLinkable } from '#domain/access/routes.ts';
import { PAGE_URL } from '../page/origin.ts';

type Item = MenuItemConstructorOptions;

/** The fields of a click that the menu reads. */
export type Clicked = Pick<
  ContextMenuParams,
  | 'isEditable'
  | 'selectionText'
  | 'editFlags'
  | 'misspelledWord'
  | 'dictionarySuggestions'
  | 'linkURL'
>;

/** What the items do that no role of Electron's does. */
export interface ContextActions {
  readonly replaceMisspelling: (word: string) => void;
  readonly openInOwnWindow: (path: string) => void;
}

const SEPARATOR: Item = { type: 'separator' };
const MOST_SUGGESTIONS = 5;

/** The path that a link of the page opens; null for every other link. */
function placeOf(linkUrl: string): string | null {
  const path = linkUrl.startsWith(`${PAGE_URL}#`) ? linkUrl.slice(PAGE_URL.length + 1) : '';
  return isLinkable(path) ? path : null;
}

function spellingItems(clicked: Clicked, actions: ContextActions): readonly Item[] {
  if (!(clicked.isEditable && clicked.misspelledWord)) return [];
  const suggestions = clicked.dictionarySuggestions.slice(0, MOST_SUGGESTIONS);
  if (suggestions.length === 0) return [{ label: 'No spelling suggestions', enabled: false }];
  return suggestions.map((word) => ({
    // A single '&' would mark a key.
    label: word.replaceAll('&', '&&'),
    click: () => actions.replaceMisspelling(word),
  }));
}

function editItems({ isEditable, editFlags, selectionText }: Clicked): readonly Item[] {
  if (isEditable) {
    return [
      { role: 'undo', enabled: editFlags.canUndo },
      { role: 'redo', enabled: editFlags.canRedo },
      SEPARATOR,
      { role: 'cut', enabled: editFlags.canCut },
      { role: 'copy', enabled: editFlags.canCopy },
      { role: 'paste', enabled: editFlags.canPaste },
      SEPARATOR,
      { role: 'selectAll', enabled: editFlags.canSelectAll },
    ];
  }
  const copy: Item = { role: 'copy', enabled: editFlags.canCopy };
  return [...(selectionText.trim() ? [copy] : []), { role: 'selectAll' }];
}

/** The items for what was clicked. */
export function contextMenuTemplate(clicked: Clicked, actions: ContextActions): readonly Item[] {
  const place = placeOf(clicked.linkURL);
  const openItem: Item = {
    label: 'Open in New Window',
    click: () => place !== null && actions.openInOwnWindow(place),
  };
  const groups = [
    place === null ? [] : [openItem],
    spellingItems(clicked, actions),
    editItems(clicked),
  ];
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, at) => (at === 0 ? group : [SEPARATOR, ...group]));
}

/** Shows the menu when the page of this window is clicked with the secondary button. */
export function addContextMenu(
  window: BrowserWindow,
  contents: WebContents,
  openInOwnWindow: ContextActions['openInOwnWindow'],
): void {
  contents.on('context-menu', (_event, clicked) => {
    const template = contextMenuTemplate(clicked, {
      replaceMisspelling: (word) => contents.replaceMisspelling(word),
      openInOwnWindow,
    });
    Menu.buildFromTemplate([...template]).popup({ window });
  });
}
