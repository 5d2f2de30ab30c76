/** A console that is compared: how it is started, and how a person acts in it. */
import type { Page } from '@playwright/test';

/** The default export of a module that brings another console is one of these. */
export interface Adapter {
  /** What the table calls it. */
  readonly name: string;
  /** Starts the console on the API at `api`. */
  start(options: { readonly api: string }): Promise<{ stop(): unknown }>;
  /** From an empty page to signed in; the session must outlive the page's storage being copied. */
  signIn(page: Page): Promise<unknown>;
  /** Loads the list of orders by its address: 20 rows a page, the latest first. */
  openList(page: Page): Promise<unknown>;
  /** The first row of the list, or its parts where a table splits it. */
  readonly firstRowSelector: string;
  /** The first row that can be read, where another one takes its place later. */
  readonly earlyRowSelector?: string;
  /** An element of the opened order that contains its id. */
  readonly detailSelector: string;
  /** One act each, by mouse or keyboard. */
  nextPage(page: Page): Promise<unknown>;
  /** Replaces the text in the search box. */
  search(page: Page, text: string): Promise<unknown>;
  /** Opens the first row. */
  openDetail(page: Page): Promise<unknown>;
  back(page: Page): Promise<unknown>;
  /** How long a search waits after the last key, in milliseconds; 300 when left out. */
  readonly debounceMs?: number;
}
