import type { MouseEvent } from 'react';
import { SCREEN_ONLY } from '#renderer/ui/paper/printing.ts';
import styles from './layouts.module.css';

/** The id of the screen, without what stands around it on every screen. */
export const SCREEN_ID = 'screen';

/** What has the rows of a list, or its cards. */
const FIRST_ROW = '.ag-row .ag-cell:not([col-id="ag-Grid-SelectionColumn"]), [data-row-id] a';

/** Goes to the first row of the list, else to the screen. */
function skip(event: MouseEvent) {
  // The address of the page is after a hash.
  event.preventDefault();
  const screen = document.getElementById(SCREEN_ID);
  const rows = [...(screen?.querySelectorAll<HTMLElement>(FIRST_ROW) ?? [])];
  (rows.find((row) => row.checkVisibility()) ?? screen)?.focus();
}

/** The first thing that Tab reaches: the way past the bar and the navigation. */
export const SkipLink = () => (
  <a className={styles.skip} href={`#${SCREEN_ID}`} onClick={skip} {...SCREEN_ONLY}>
    Skip to content
  </a>
);
