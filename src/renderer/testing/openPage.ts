/** The whole page on a fake bridge, as component tests start it. */
import type { Root } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { firstScreen, router } from '#renderer/app/routes.tsx';
import { startPage } from '#renderer/app/start.tsx';
import { loadGridCode } from '#renderer/ui/grid/gridCode.ts';
import { type FakeBridge, type FakeDesk, fakeBridge } from './fakeBridge.ts';
import '#renderer/app/base.css';

/** A page that is open. */
export interface OpenPage extends FakeBridge {
  /** Goes to a place of the page, such as `/users?search=ada`, as a link would. */
  goTo(path: string): Promise<void>;
  /** Goes back to the place before, as the browser would. */
  goBack(): Promise<void>;
  /** Where the page is: the path with its query. */
  place(): string;
  /** Loads the page again: what is not in the desk or the address is forgotten. */
  reload(): Promise<void>;
}

/** Milliseconds in which the page is drawn on a machine that does other things as well. */
const DRAWN_MS = 20_000;

/** Starts the page, and waits until it is drawn and listens to keys, as a person would. */
async function startAndDraw(container: Element, load: (path: string) => void): Promise<Root> {
  const root = await startPage(container, { load });
  await vi.waitUntil(() => container.querySelector('main, [role=alert]'), DRAWN_MS);
  // React's effects run after the frame that shows what they belong to.
  await new Promise((idle) => requestIdleCallback(idle));
  return root;
}

/** Waits until the rows that are there are those of a table, and no plain ones before it is made. */
async function tablesMade(): Promise<void> {
  await new Promise((idle) => requestIdleCallback(idle));
  await vi.waitUntil(() => !document.querySelector('table[role=grid]'), DRAWN_MS);
}

/**
 * Opens the page at `path`; it is closed when the test has finished. Its tables are drawn at once, unless
 * the test is about what is shown before their code is there.
 */
export async function openPage(
  path: string,
  desk: FakeDesk = {},
  { isTableThere = true } = {},
): Promise<OpenPage> {
  if (isTableThere) await loadGridCode();
  const bridge = fakeBridge(desk);
  Object.defineProperty(window, 'corridor', { value: bridge, configurable: true });
  // Each load has a new one, as in a browser: an open dialog marks what is behind it as hidden.
  let container = document.createElement('div');
  let root: Root | undefined;
  let loading: Promise<void> = Promise.resolve();
  /** Ends the page that is there, as the browser would. */
  const leave = () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    bridge.closePage();
    root?.unmount();
    container.remove();
  };
  onTestFinished(async () => {
    // A page that loads itself again may still be at it.
    await loading;
    leave();
    window.name = '';
    if (bridge.unanswered.length > 0) {
      throw new Error(`The test gives no answer to ${bridge.unanswered.join(', ')}.`);
    }
  });
  const load = async (to?: string) => {
    leave();
    if (to !== undefined) await router.navigate(to);
    container = document.body.appendChild(document.createElement('div'));
    container.id = 'root';
    root = await startAndDraw(container, startAgain);
    if (isTableThere) await tablesMade();
  };
  const startAgain = (to: string) => {
    loading = load(to);
  };
  await load(path);
  return {
    ...bridge,
    goTo: async (to) => {
      await router.navigate(to);
      await firstScreen();
      if (isTableThere) await tablesMade();
    },
    goBack: () => router.navigate(-1),
    place: () => window.location.hash.slice(1),
    reload: () => load(),
  };
}
