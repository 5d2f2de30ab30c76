/**
 * A release channel on loopback and electron-updater in plain Node: updates are tested with its own
 * checks, without an installer.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { NodeHttpExecutor } from 'builder-util';
import {
  configureRequestOptions,
  configureRequestUrl,
  type DownloadOptions,
} from 'builder-util-runtime';
import { AppImageUpdater, type BaseUpdater, NsisUpdater } from 'electron-updater';
import { onTestFinished, vi } from 'vitest';
import { createFolder } from '../../testing/folder.ts';

/** What a channel offers. */
export interface Offer {
  readonly version: string;
  /** The content that the channel file describes. */
  readonly published: string;
  /** Served instead, as by an attacker. */
  readonly served?: string;
  readonly releaseNotes?: unknown;
  readonly stagingPercentage?: number;
}

export interface Feed {
  readonly url: string;
  /** The paths that were asked for. */
  readonly asked: readonly string[];
}

const sha512 = (content: string) => createHash('sha512').update(content).digest('base64');

/** Serves channel files by their name, e.g. `latest-linux.yml`, until the test ends. */
export async function serveFeed(offers: Readonly<Record<string, Offer>>): Promise<Feed> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const name = decodeURIComponent(new URL(url, 'http://feed').pathname.slice(1));
    asked.push(name);
    const channel = offers[name];
    const offer = Object.values(offers).find(({ version }) => fileOf(name, version) === name);
    const body = channel ? channelFile(name, channel) : (offer?.served ?? offer?.published);
    response.writeHead(body === undefined ? 404 : 200).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const fileOf = (name: string, version: string) =>
  `Corridor-${version}.${/linux|AppImage$/u.test(name) ? 'AppImage' : 'exe'}`;

/** YAML is a superset of JSON. */
function channelFile(name: string, offer: Offer): string {
  const { version, published, releaseNotes, stagingPercentage } = offer;
  const url = fileOf(name, version);
  const file = { url, sha512: sha512(published), size: published.length };
  return JSON.stringify({ version, files: [file], releaseNotes, stagingPercentage });
}

interface InstalledOptions {
  readonly version: string;
  readonly feed: Feed;
  /** Whose signature the installed program expects; Windows only. */
  readonly publisherName?: string;
}

/** An installation as electron-updater sees it, with nothing of Electron. */
async function installation({ version, feed, publisherName }: InstalledOptions) {
  const folder = await createFolder();
  const config = {
    provider: 'generic',
    url: feed.url,
    updaterCacheDirName: 'cache',
    publisherName,
  };
  const appUpdateConfigPath = join(folder, 'app-update.yml');
  await writeFile(appUpdateConfigPath, JSON.stringify(config));
  const adapter = {
    version,
    name: 'corridor',
    isPackaged: true,
    appUpdateConfigPath,
    userDataPath: folder,
    baseCachePath: folder,
    whenReady: () => Promise.resolve(),
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: () => undefined,
  };
  return { folder, adapter };
}

/** Downloads over Node's HTTP as electron-updater's own executor does over Electron's. */
class NodeExecutor extends NodeHttpExecutor {
  download(url: URL, destination: string, options: DownloadOptions): Promise<string> {
    return options.cancellationToken.createPromise((resolve, reject, onCancel) => {
      const request = { headers: options.headers ?? undefined };
      configureRequestUrl(url, request);
      configureRequestOptions(request);
      const callback = (error: Error | null) => (error ? reject(error) : resolve(destination));
      this.doDownload(
        request,
        { destination, options, onCancel, callback, responseHandler: null },
        0,
      );
    });
  }
}

/** Electron's HTTP is replaced by Node's. */
const overNode = <Kind extends BaseUpdater>(updater: Kind): Kind =>
  Object.assign(updater, { httpExecutor: new NodeExecutor() });

/** The updater of an installed AppImage, whose content is `installed`. */
export async function installedAppImage(
  options: InstalledOptions,
): Promise<{ readonly updater: AppImageUpdater; readonly appImage: string }> {
  const { folder, adapter } = await installation(options);
  const appImage = join(folder, 'Corridor.AppImage');
  await writeFile(appImage, 'installed');
  vi.stubEnv('APPIMAGE', appImage);
  onTestFinished(() => void vi.unstubAllEnvs());
  return { updater: overNode(new AppImageUpdater(null, adapter)), appImage };
}

/** The updater of an installation on Windows, wherever the test runs. */
export async function installedOnWindows(options: InstalledOptions): Promise<NsisUpdater> {
  const { adapter } = await installation(options);
  const updater = overNode(new NsisUpdater(null, adapter));
  return Object.assign(updater, { _testOnlyOptions: { platform: 'win32' } });
}
