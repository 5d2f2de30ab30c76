/** Printing: what of the page is put on paper, and when. The style sheet does the rest. */
import { flushSync } from 'react-dom';
import { createStore, useStore } from '#renderer/client/desk/store.ts';
import { useIsInactive } from '#renderer/client/live/inactive.ts';
import './paper.css';

/** For the element that is printed, whole and alone; of several, the one that is last in the document. */
export const PAPER = { 'data-paper': true };

/** For what is of use on a screen alone. */
export const SCREEN_ONLY = { 'data-screen-only': true };

const printing = createStore(false);

/** A hook: whether the component is being printed; what is drawn for paper alone is drawn then. */
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
  // As a string of CSS: it stands at the foot of every page.
  document.documentElement.style.setProperty('--paper-title', JSON.stringify(document.title));
}

function end(): void {
  document.querySelector(`[${PRINTED}]`)?.removeAttribute(PRINTED);
  flushSync(() => printing.set(false));
}

/** Prepares the page for each printing. The browser tells of it, whoever asked: a key, a menu or a button. */
export function followPrinting(): void {
  window.onbeforeprint = begin;
  window.onafterprint = end;
}
