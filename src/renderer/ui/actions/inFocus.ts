/** The thing in focus: that of the focused row, else of the pane, else of the screen. Its key and the palette find it here. */

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { watchAsked } from '#renderer/client/kept/watches.ts';
import { useIsInactive } from '#renderer/client/live/inactive.ts';
import { isUnfocused } from '#renderer/ui/focus/focusOnArrival.ts';
import { rowIdAt } from '../grid/rowAt.ts';
import type { Shortcut } from '../shortcuts/registry.ts';
import { GENERAL_KEYS } from '../shortcuts/table.ts';
import { isOverThePage, isTypingAt, useShortcuts } from '../shortcuts/useShortcuts.ts';
import type { Offer } from './offer.ts';

/** A thing with what it offers. */
export interface Focused {
  readonly offer: Offer;
  /** Opens its menu at `anchor`; the focus returns to `returnsTo`. */
  openMenu(anchor: HTMLElement, returnsTo: HTMLElement): void;
}

/** The thing of the row with that id; without an id, the one that a pane or a screen is about. */
type Source = (rowId: string | undefined) => Focused | null | undefined;

let sources: readonly Source[] = [];
const listeners = new Set<() => void>();

function setSources(next: readonly Source[]): void {
  sources = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const findLast = (rowId: string | undefined): Focused | null => {
  for (const source of sources.toReversed()) {
    const found = source(rowId);
    if (found) return found;
  }
  return null;
};

/** The thing in focus at this moment; null where there is none, as in a row whose things have no menus. */
export const thingInFocus = (): Focused | null => findLast(rowIdAt(document.activeElement));

/** The button of a thing's actions: that in the focused row, else that of the pane or screen. */
function buttonOf(thing: string, row: string | undefined): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-actions-of="${CSS.escape(thing)}"]`);
  const visible = [...all].filter((button) => button.checkVisibility());
  return visible.find((button) => rowIdAt(button) === row) ?? visible[0];
}

/** Opens the actions of the thing in focus; says whether there is one. */
export function openActions(): boolean {
  const focused = thingInFocus();
  const { activeElement } = document;
  const active = activeElement instanceof HTMLElement ? activeElement : document.body;
  const anchor = focused && (buttonOf(focused.offer.thing, rowIdAt(active)) ?? active);
  if (anchor) focused.openMenu(anchor, isUnfocused() ? anchor : active);
  return anchor !== null;
}

/** Whether the menu key, or Shift+F10, asks for a menu; the pointer has the browser's own. */
const isByKey = (event: MouseEvent): boolean =>
  event instanceof PointerEvent && event.pointerType === '' && event.button !== 2;

const onMenuKey = (event: MouseEvent): void => {
  if (!isByKey(event) || event.defaultPrevented) return;
  if (isTypingAt(event.target) || isOverThePage()) return;
  if (openActions()) event.preventDefault();
};

/** Asks for a watch on the thing in focus, where it can be watched. */
function watchFocused(): void {
  const watchable = thingInFocus()?.offer.watchable;
  if (watchable) watchAsked.set(watchable);
}

const OPENS: readonly Shortcut[] = [
  { ...GENERAL_KEYS.actions, run: () => void openActions() },
  { ...GENERAL_KEYS.watch, run: watchFocused },
];
const NOTHING: readonly Shortcut[] = [];

/** A hook, used once: the keys that open the actions of the thing in focus and watch it, while there may be one. */
export function useActionsKey(): void {
  const isOn = useSyncExternalStore(subscribe, () => sources.length > 0);
  useShortcuts(isOn ? OPENS : NOTHING);
  useEffect(() => {
    document.addEventListener('contextmenu', onMenuKey);
    return () => document.removeEventListener('contextmenu', onMenuKey);
  }, []);
}

/** While the component is shown, its key and the palette find the thing of `source`; null where it has none. */
export function useInFocus(source: Source | null): void {
  const isInactive = useIsInactive();
  const isOn = source !== null && !isInactive;
  const latest = useRef(source);
  useLayoutEffect(() => {
    latest.current = source;
  });
  useEffect(() => {
    if (!isOn) return;
    const own: Source = (rowId) => latest.current?.(rowId);
    setSources([...sources, own]);
    return () => setSources(sources.filter((other) => other !== own));
  }, [isOn]);
}
