/** Printing: what of the page is put on paper, and when. The style sheet does the rest. */
import { flushSync } from 'react-dom';
import { createStore, useStore } from '#renderer/client/desk/store.ts';
import { useIsInactive } from '#renderer/client/live/inactive.ts';
import './paper.css';

/** For the element that is printed, whole and alone; of several, the one that is last in the document. */
export const PAPER = { 'data-paper': true };

/** For what is not printed. */
export const SCREEN_ONLY = { 'data-screen-only': true };

const printing = createStore(false);

/** A hook: whether the component is being printed. */
export function useIsPrinting(): boolean {
  const isPrinting = useStore(printing);
  // A list that is kept behind another screen is not printed.
  return !useIsInactive() && isPrinting;
}

const PRINTED = 'data-printed';

function begin(): void {
  flushSync(() => printing.set(true));
  const paper = [...document.querySelectorAll('[data-paper]')].at(-1);
  paper?.setAttribute(PRINTED, '');
  // As a CSS string, for the foot of every page.
  document.documentElement.style.setProperty('--paper-title', JSON.stringify(document.title));
}

function end(): void {
  document.querySelector(`[${PRINTED}]`)?.removeAttribute(PRINTED);
  flushSync(() => printing.set(false));
}

/** Prepares the page for each printing, whether a key, a menu or a button starts it. */
export function followPrinting(): void {
  window.onbeforeprint = begin;
  window.onafterprint = end;
}
