/** Links of the operating system that open a screen. They never act, and a link to anything else is refused. */
import process from 'node:process';
import { app } from 'electron';
import { asRecord } from '#contract/wire/json.ts';
import { type LinkTarget, readLink } from '#domain/access/links.ts';
import type { Logger } from '#main/basics/ports.ts';

const LINK_SCHEME = 'corridor';

/** The link among the arguments of a start; undefined when there is none. */
export const linkIn = (argv: readonly string[]): string | undefined =>
  argv.findLast((argument) => argument.toLowerCase().startsWith(`${LINK_SCHEME}:`));

export interface Links {
  /** Opens a link as if the system had brought it. */
  open(link: string): void;
  /** Calls `listener` for each further start and every link so far with its place; null if refused or without. */
  follow(listener: (place: LinkTarget | null) => void, logger: Logger): void;
}

/** Collects links from now on. Call it before the app is ready, because macOS opens links that early. */
export function collectLinks(argv: readonly string[]): Links {
  const first = linkIn(argv);
  const waiting: (string | undefined)[] = first === undefined ? [] : [first];
  let tell = (link: string | undefined) => void waiting.push(link);

  app.on('open-url', (event, link) => {
    event.preventDefault();
    tell(link);
  });
  // The arguments as the second start saw them: Chromium reorders those it hands over itself.
  app.on('second-instance', (_event, _argv, _folder, handedOver) => tell(linkOf(handedOver)));

  return {
    open: (link) => tell(link),
    follow: (listener, logger) => {
      tell = (link) => {
        const place = link === undefined ? null : readLink(link);
        if (link !== undefined && place === null) {
          logger.warn('link.refused', { link: link.split(/[?#]/u, 1)[0]?.slice(0, 100) });
        }
        listener(place);
      };
      for (const link of waiting.splice(0)) tell(link);
    },
  };
}

/** What a second start hands over to the first. */
export const linkToHandOver = (argv: readonly string[]): { readonly link: string } => ({
  link: linkIn(argv) ?? '',
});

function linkOf(handedOver: unknown): string | undefined {
  const link = asRecord(handedOver)?.['link'];
  return typeof link === 'string' && link !== '' ? link : undefined;
}

/**
 * Whether the system opens our links with this program, see {@link registerLinks}. On Windows
 * `isDefaultProtocolClient` knows what the person has registered, not what an installer has for everyone.
 */
export async function handlesLinks(platform = process.platform): Promise<boolean> {
  if (platform !== 'win32') {
    return app.isDefaultProtocolClient(LINK_SCHEME, process.execPath, ['--']);
  }
  const opener = await app.getApplicationInfoForProtocol(`${LINK_SCHEME}://`).catch(() => null);
  return opener?.path.toLowerCase() === process.execPath.toLowerCase();
}

/**
 * Registers an installed program for our links. Arguments after `--` are never read as options, whatever
 * a link contains. On Windows an installer may have registered the program for everyone and removes that
 * when it is uninstalled; nothing is added then, because a registration of one user would stay behind.
 */
export async function registerLinks(platform = process.platform): Promise<void> {
  if (!app.isPackaged || (platform === 'win32' && (await handlesLinks(platform)))) return;
  app.setAsDefaultProtocolClient(LINK_SCHEME, process.execPath, ['--']);
}
