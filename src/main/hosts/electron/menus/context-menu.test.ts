import { describe, expect, it, vi } from 'vitest';
import { type Clicked, contextMenuTemplate } from './context-menu.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

const NO_EDITS = {
  canUndo: false,
  canRedo: false,
  canCut: false,
  canCopy: false,
  canPaste: false,
  canDelete: false,
  canSelectAll: true,
  canEditRichly: false,
};
const ON_TEXT: Clicked = {
  isEditable: false,
  selectionText: '',
  editFlags: NO_EDITS,
  misspelledWord: '',
  dictionarySuggestions: [],
  linkURL: '',
};

const openMenu = (clicked: Partial<Clicked>) => {
  const actions = { replaceMisspelling: vi.fn(), openInOwnWindow: vi.fn() };
  const items = contextMenuTemplate({ ...ON_TEXT, ...clicked }, actions);
  const names = items.map(({ label, role, type }) => label ?? role ?? type);
  const click = (label: string) => {
    const item = items.find((one) => one.label === label);
    item?.click?.(...([] as unknown as Parameters<NonNullable<typeof item.click>>));
  };
  return { items, names, click, actions };
};

describe('the context menu', () => {
  it('of a text copies the selection', () => {
    const editFlags = { ...NO_EDITS, canCopy: true };
    expect(openMenu({}).names).toEqual(['selectAll']);
    expect(openMenu({ selectionText: ' \n ' }).names).toEqual(['selectAll']);
    const { items, names } = openMenu({ selectionText: 'TX-1', editFlags });
    expect(names).toEqual(['copy', 'selectAll']);
    expect(items[0]?.enabled).toBe(true);
  });

  it('of a field edits it; items that cannot act are disabled', () => {
    const { items, names } = openMenu({
      isEditable: true,
      editFlags: { ...NO_EDITS, canPaste: true },
    });
    expect(names).toEqual([
      'undo',
      'redo',
      'separator',
      'cut',
      'copy',
      'paste',
      'separator',
      'selectAll',
    ]);
    expect(items.filter(({ enabled }) => enabled).map(({ role }) => role)).toEqual([
      'paste',
      'selectAll',
    ]);
  });

  it('of a misspelled word offers corrections', () => {
    const { names, click, actions } = openMenu({
      isEditable: true,
      misspelledWord: 'recieve',
      dictionarySuggestions: ['receive', 'R&D', 'a', 'b', 'c', 'd'],
    });
    expect(names.slice(0, 6)).toEqual(['receive', 'R&&D', 'a', 'b', 'c', 'separator']);
    click('R&&D');
    expect(actions.replaceMisspelling).toHaveBeenCalledExactlyOnceWith('R&D');
    const none = openMenu({ isEditable: true, misspelledWord: 'xqz' });
    expect(none.items[0]).toMatchObject({ label: 'No spelling suggestions', enabled: false });
  });

  it('of a link inside the console opens it in a separate window', () => {
    const { names, click, actions } = openMenu({ linkURL: 'app://corridor/#/transactions/7' });
    expect(names).toEqual(['Open in New Window', 'separator', 'selectAll']);
    click('Open in New Window');
    expect(actions.openInOwnWindow).toHaveBeenCalledExactlyOnceWith('/transactions/7');
  });

  it.each(['https://corridor.example/#/transactions', 'app://corridor/#/login', 'app://corridor/'])(
    'of the link %s opens nothing',
    (linkURL) => {
      expect(openMenu({ linkURL }).names).toEqual(['selectAll']);
    },
  );
});
