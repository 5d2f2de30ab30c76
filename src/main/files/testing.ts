/** A desk with an API that serves files, for tests. */
import { readdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { DeskPorts } from '#main/desk/desk-ports.ts';
import { createFolder } from '#main/hosts/testing/folder.ts';
import { configuredApi } from '#main/settings/configuration.ts';
import { deskWith } from '#main/testing/desk.ts';
import { type Answer, deadAddress, serve } from '#main/testing/http-server.ts';
import { createPictures } from './pictures/pictures.ts';

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A desk whose API serves files by `answer`; files need no sign-in. */
export async function attaching(answer: Answer, ports: Partial<DeskPorts> = {}) {
  const asked: IncomingMessage[] = [];
  const apiUrl = await serve((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  const base = await createFolder();
  const folder = join(base, 'Downloads');
  const opened: string[] = [];
  const marked: string[] = [];
  const pictures = createPictures();
  const { desk, logger } = deskWith({
    api: configuredApi({ apiUrl: `${apiUrl}/api`, socketUrl: await deadAddress() }),
    downloads: {
      folder,
      open: (path) => {
        opened.push(path);
        return Promise.resolve(marked.includes(path));
      },
      mark: (path) => {
        marked.push(path);
        return Promise.resolve();
      },
    },
    pictures,
    ...ports,
  });
  const show = (url: string, more: object = {}) =>
    desk.call('attachments.show', { requestId: 'a1', url, ...more }, 'w');
  const save = (url: string, more: object = {}) =>
    desk.call(
      'attachments.save',
      { requestId: 'a1', url, name: 'Card 7', open: false, ...more },
      'w',
    );
  let portraits = 0;
  const portrait = (url: string, window = 'w') => {
    portraits += 1;
    return desk.call('attachments.portrait', { requestId: `p${portraits}`, url }, window);
  };
  const files = async () => ((await readdir(base)).length > 0 ? await readdir(folder) : []);
  return { apiUrl, asked, desk, files, folder, logger, opened, pictures, portrait, save, show };
}

/** Answers a picture. */
export const png: Answer = (_request, response) => response.end(PNG);
