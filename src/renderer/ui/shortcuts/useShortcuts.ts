/** Shortcuts of a component, and the one place that listens to keys. */
import { useContext, useEffect } from 'react';
import { usePreference } from '#renderer/client/kept/preferences.ts';
import { OnScreenContext, useIsInactive } from '#renderer/client/live/inactive.ts';
import { onMac, pressedKeys } from './keys.ts';
import { type Shortcut, shortcuts } from './registry.ts';

/** Makes shortcuts work while the component is shown; leave out those that can do nothing now. */
export function useShortcuts(declared: readonly Shortcut[]): void {
  const isInactive = useIsInactive();
  const onScreen = useContext(OnScreenContext);
  useEffect(
    () => (isInactive ? undefined : shortcuts.add(declared, onScreen)),
    [declared, isInactive, onScreen],
  );
}

const readCharacters = (stored: unknown) => stored !== false;

/** Whether characters alone are shortcuts, and its setter; people who dictate turn it off. */
export const useCharacterKeys = () => usePreference('shortcuts.characters', readCharacters);

/** Where characters are typed, or choose among entries. */
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], ' +
  '[role=textbox], [role=combobox], [role=listbox], [role=menu], [role=dialog], [role=alertdialog]';

/** What is open over the page has its own keys. */
const OVER_THE_PAGE = 'dialog[open], [role=dialog][aria-modal=true], [role=alertdialog]';

/** Whether characters pressed there are typed, or choose among entries. */
export const isTypingAt = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

/** Whether something is open over the page that has the keys. */
export const isOverThePage = (): boolean => document.querySelector(OVER_THE_PAGE) !== null;

/** Listens to the keys of the page while the component is shown; used once. */
export function useShortcutKeys(): void {
  const [characters] = useCharacterKeys();
  useEffect(() => {
    const isMac = onMac();
    const onKey = (event: KeyboardEvent) => {
      const ignored = event.defaultPrevented || event.repeat;
      if (ignored || isOverThePage()) return;
      const context = { isTyping: isTypingAt(event.target), characters, now: event.timeStamp };
      if (shortcuts.press(pressedKeys(event, isMac), context)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [characters]);
}
