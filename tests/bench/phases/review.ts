/** Phase `review`: working a queue of documents whose pictures are as large as those of cameras. */
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { verificationEndpoints } from '#contract/people/verifications.ts';
import { documentPictures, isUndecided } from '#domain/verifications/documents.ts';
import { type Sandbox, startSandbox } from '#support/harness.ts';
import { authorizationAt } from '../api.ts';
import { openSignedIn } from '../console.ts';
import type { Page } from '../page/chromium.ts';
import { interact } from '../page/interaction.ts';
import { shown } from '../page/measured.ts';
import { type Memory, memoryOfTrees } from '../page/memory.ts';
import type { Context, Phase } from '../phase.ts';
import { measured, single } from '../report/figures.ts';

const ORDERS = 1000;
/** Items that are gone through, and after how many of them the memory is looked at first. */
const ITEMS = { all: 300, first: 30 };
const QUICK_ITEMS = { all: 12, first: 4 };
const MOST_GROWTH = 1.1;
const PAUSE_MS = 50;
/** What the last picture of an item takes besides; a person looks at each for longer. */
const DECODING_MS = 300;
/** Memory is looked at this often, and the least of it counts: what can be given back is not held. */
const LOOKS = 5;
const LOOK_MS = 1000;

const GROUP = 'Review of documents with pictures of 4 MB';

export const reviewPhase: Phase = { name: 'review', title: 'Reviewing documents', run };

/** The requests in the order of the review, each with the paths of its pictures. */
interface Item {
  readonly id: string;
  readonly pictures: readonly string[];
}

async function queueOf(url: string): Promise<readonly Item[]> {
  const authorization = await authorizationAt(url);
  const list = 'admin/doc-verification?type=identity&filters[status]=unapproved';
  const answer = await fetch(`${url}/${list}&page=1&pageSize=500`, {
    headers: { authorization },
  });
  const { rows } = verificationEndpoints['docVerifications.list'].answer.parse(await answer.json());
  return rows
    .filter(isUndecided)
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map((row) => ({
      id: row.id,
      pictures: documentPictures(row).map((picture) => new URL(picture.url).pathname),
    }));
}

/** In the page: how many images have loaded so far. */
function picturesLoaded(): number {
  performance.setResourceTimingBufferSize(10_000);
  const entries = performance.getEntriesByType('resource');
  return entries.filter(({ name }) => name.includes('/pictures/')).length;
}

/**
 * Waits until the images of an item have been sent, loaded and decoded. Earlier requests of the
 * same person have images too, so that a count alone is not enough.
 */
async function prefetched(
  { sandbox, page }: { readonly sandbox: Sandbox; readonly page: Page },
  { pictures }: Item,
  sent: Set<string>,
): Promise<void> {
  do {
    await wait(PAUSE_MS);
    for (const { path } of await sandbox.requests()) {
      if (path.startsWith('/pictures/')) sent.add(path);
    }
  } while (!pictures.every((path) => sent.has(path)));
  while ((await page.evaluate(picturesLoaded, null)) < sent.size) await wait(PAUSE_MS);
  await wait(DECODING_MS);
}

async function run(context: Context): Promise<void> {
  const { all, first } = context.quick ? QUICK_ITEMS : ITEMS;
  await using sandbox = await startSandbox({ orders: ORDERS });
  await prepare(sandbox, all);
  const items = await queueOf(sandbox.url);
  await using opened = await openSignedIn({ apiUrl: sandbox.url });
  const { host, chromium, page } = opened;
  const picture = (id: string) => shown(`[data-request="${id}"] img[alt="Document image"]`);
  const open = { hash: '#/doc-verifications/identity?review=next' };
  await page.evaluate(interact, { step: open, seen: picture(items[0]?.id ?? '') });

  const times: number[] = [];
  const memory: Memory[] = [];
  const sent = new Set<string>();
  for (const [index, item] of items.slice(1, all + 1).entries()) {
    await prefetched({ sandbox, page }, item, sent);
    times.push(await page.evaluate(interact, { step: { key: 's' }, seen: picture(item.id) }));
    if (index + 1 === first || index + 1 === all) memory.push(await held(host.pid, chromium.pid));
    if ((index + 1) % 50 === 0) context.say(`${index + 1} of ${all} items`);
  }
  context.add(
    measured(
      {
        group: GROUP,
        name: 'the next item, its pictures prefetched',
        unit: 'ms',
        aim: { of: 'p95', is: '≤', limit: 100 },
      },
      times,
    ),
  );
  addMemory(context, memory, { first, all });
}

async function prepare(sandbox: Sandbox, items: number): Promise<void> {
  await sandbox.drawLargePictures(true);
  await sandbox.createIdentities(items);
}

/** The memory of the console: the least of several looks. */
async function held(host: number, chromium: number): Promise<Memory> {
  const looks: Memory[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    await wait(LOOK_MS);
    looks.push(memoryOfTrees(host, chromium));
  }
  return looks.reduce((least, look) => (look.pss < least.pss ? look : least));
}

function addMemory(
  { add, leaveOut }: Context,
  [before, after]: readonly Memory[],
  { first, all }: { readonly first: number; readonly all: number },
): void {
  if (process.platform !== 'linux') {
    leaveOut('memory of a review: it is read from /proc, which only Linux has.');
    return;
  }
  if (!(before && after)) throw new Error('There were not enough items to look at the memory.');
  const limit = Math.round(before.pss * MOST_GROWTH);
  add(
    single({ group: GROUP, name: `memory after ${first} items (PSS)`, unit: 'MB' }, before.pss),
    single(
      {
        group: GROUP,
        name: `memory after ${all} items (PSS)`,
        unit: 'MB',
        aim: { of: 'max', is: '≤', limit },
      },
      after.pss,
    ),
  );
}
