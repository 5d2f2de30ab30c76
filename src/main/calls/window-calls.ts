/** The bridge calls that ask something of the windows. */
import { ok, type Result, refused } from '#contract/wire/problem.ts';
import { linkTo } from '#domain/access/links.ts';
import { isLinkable } from '#domain/access/routes.ts';
import type { Notice } from '../basics/ports.ts';
import type { DeskPorts } from '../desk/desk-ports.ts';

/** The handlers of `window.*`. A window opens only on a place of the console. */
export function createWindowCalls({
  windows,
  badge,
  api,
  onInput,
}: Pick<DeskPorts, 'windows' | 'badge' | 'api' | 'onInput'>) {
  return {
    'window.arrive': (_input: undefined, client: string) => ok(windows.arrive(client)),
    'window.open': ({ path }: { readonly path: string }): Result<undefined> => {
      if (!isLinkable(path)) return refused('Corridor opens only its own screens in a window.');
      if (windows.open(path)) return ok(undefined);
      return refused('Too many windows are open. Close one, then try again.');
    },
    'window.focus': (_input: undefined, client: string) => {
      windows.focus(client);
      return ok(undefined);
    },
    'window.notify': async ({
      path,
      ...words
    }: Omit<Notice, 'link'> & { readonly path: string }) =>
      isLinkable(path)
        ? ok(await windows.notify({ ...words, link: linkTo(path, api.practice) }))
        : refused('A notification opens only screens of Corridor.'),
    'window.input': () => {
      onInput?.();
      return ok(undefined);
    },
    'window.badge': ({ count }: { readonly count: number }) => {
      badge.show(count, api.practice);
      return ok(undefined);
    },
  };
}

/** The light or dark of the system's own parts that goes with a stored choice of theme. */
export function systemTheme(choice: unknown): 'system' | 'light' | 'dark' {
  if (choice === 'light') return 'light';
  return choice === 'dark' || choice === 'high-contrast' ? 'dark' : 'system';
}
