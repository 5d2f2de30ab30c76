/**
 * Keys as written, pressed and shown. Written: 'F', '?', 'Alt+ArrowDown', 'Mod+K' (Ctrl, on a Mac
 * ⌘), and 'G T' for a sequence. Letters are written in capitals and pressed without Shift.
 */

/** The fields of a `KeyboardEvent` that are read. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

const LETTER = /^[A-Z]$/u;
const LETTER_CODE = /^Key([A-Z])$/u;

/** The key itself: the letter on it where the layout is not a Latin one. */
function keyName({ key, code }: KeyPress): string {
  const isForeign = key.length === 1 && key.charCodeAt(0) > 0x7f;
  const name = (isForeign && LETTER_CODE.exec(code)?.[1]) || key;
  return name.length === 1 ? name.toUpperCase() : name;
}

/** A key press as text, such as 'Mod+K'. */
export function pressedKeys(press: KeyPress, isMac: boolean): string {
  const name = keyName(press);
  // AltGr is how some layouts type '/' or '?', and counts as no modifier.
  const plain = press.getModifierState('AltGraph');
  const [mod, other] = isMac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  const isCharacter = name.length === 1 && !LETTER.test(name);
  return [
    mod && !plain ? 'Mod+' : '',
    other && !plain ? 'Other+' : '',
    press.altKey && !plain ? 'Alt+' : '',
    press.shiftKey && !isCharacter ? 'Shift+' : '',
    name,
  ].join('');
}

/** Whether a key or the pointer is pressed together with a key that changes what it does. */
export const hasModifier = (
  press: Pick<KeyPress, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean => press.ctrlKey || press.metaKey || press.altKey || press.shiftKey;

/** Whether keys are a character alone, which a person may be typing somewhere. */
export const isCharacterAlone = (keys: string): boolean =>
  keys.split(' ').every((step) => step.length === 1);

/** Whether a key also works in a text field: those with Ctrl, and F1. */
export const worksInTextFields = (keys: string): boolean =>
  keys.startsWith('Mod+') || keys === 'F1';

/**
 * What browsers, operating systems and screen readers use, or a person needs for typing. Mod+F is ours:
 * the browser would not find what is in a column out of view.
 */
const TAKEN: readonly RegExp[] = [
  /^Mod\+[0-9ACDEHJLMNOPQRSTUVWXYZ+,=-]$/u,
  /^Alt\+([A-Z]|F4|Home|ArrowLeft|ArrowRight|Space|Tab)$/u,
  /^(Tab|Enter|Escape|Space| |Backspace|Delete|Insert|CapsLock|ContextMenu|F(?!1$)\d+)$/u,
  /^(Arrow\w+|Home|End|PageUp|PageDown)$/u,
  /Shift\+|Other\+|Mod\+Alt\+/u,
];

/** Whether the browser, the operating system or a screen reader uses the keys. */
export const isTaken = (keys: string): boolean =>
  keys.split(' ').some((step) => TAKEN.some((pattern) => pattern.test(step)));

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  Mod: 'Ctrl',
};
const MAC_NAMES: Readonly<Record<string, string>> = { ...NAMES, Mod: '⌘', Alt: '⌥' };

/** Keys as labelled on the keyboard: for each step, the keys pressed together. */
export function shownKeys(keys: string, isMac: boolean): readonly (readonly string[])[] {
  const names = isMac ? MAC_NAMES : NAMES;
  return keys.split(' ').map((step) => step.split(/(?<=\w)\+/u).map((part) => names[part] ?? part));
}

/** Keys of one step as a text: 'Ctrl+P'. */
export const keysInText = (keys: string, isMac: boolean): string =>
  shownKeys(keys, isMac).flat().join('+');

/** Keys as `aria-keyshortcuts` writes them. */
export const ariaKeys = (keys: string, isMac: boolean): string =>
  keys.replace('Mod+', isMac ? 'Meta+' : 'Control+');

/** Whether this keyboard is a Mac's. */
export const onMac = (): boolean => /mac/iu.test(navigator.platform);
