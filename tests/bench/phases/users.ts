/** Phase `users`: how long a person waits for the users screens when there are very many users. */
import { startSandbox } from '#support/harness.ts';
import { openSignedIn } from '../console.ts';
import type { Page } from '../page/chromium.ts';
import { interact, type Seen, type Step } from '../page/interaction.ts';
import { click, gone, type Measured, measureAll, shown } from '../page/measured.ts';
import type { Context, Phase } from '../phase.ts';
import type { Aim } from '../report/figures.ts';

const USERS = 100_000;
const QUICK_USERS = 5000;
const ORDERS = 5000;

const P95_150: Aim = { of: 'p95', is: '≤', limit: 150 };

const CARD = 'ul[aria-label=Users] li a';
const PROFILE = 'section[aria-label=Profile]';
/** Drawn only for those whose orders give it something to draw. */
const CHART = 'section[aria-label=Charts] svg.recharts-surface';
const TRADERS = '#/users?status=transacted-completed';
const page = (number: number) => `button[aria-label="Page ${number}"]`;

/** The list shows what it was asked for, and no longer what it showed before. */
const settled = (state: string): Seen =>
  shown(`body:has(${state}):not(:has([data-active=true])) ${CARD}`);
const onPage = (number: number): Seen => settled(`${page(number)}[aria-current=page]`);
const searched = (text: string): Seen =>
  settled(`input[placeholder^="Search user"][value="${text}"]`);

/** Other words each time, so that nothing is remembered of them. */
const NAMES = ['ada', 'smith', 'obi', 'jo', 'okoro', 'mar', 'bello', 'chi', 'li', 'ng'];
const nameAt = (time: number) => `${NAMES[time % NAMES.length]}`;

const OPENING: readonly Measured[] = [
  {
    name: 'open the list, warm',
    aim: P95_150,
    do: () => ({ step: { hash: '#/users?status=*' }, seen: shown(CARD) }),
    undo: () => ({ step: { hash: '#/' }, seen: gone(CARD) }),
  },
];

const ON_THE_LIST: readonly Measured[] = [
  {
    name: 'turn the page',
    aim: P95_150,
    do: () => ({ step: click(page(2)), seen: onPage(2) }),
    undo: () => ({ step: click(page(1)), seen: onPage(1) }),
  },
  {
    name: 'a search',
    aim: P95_150,
    do: (time) => ({
      step: { hash: `#/users?search=${nameAt(time)}&status=*` },
      seen: searched(nameAt(time)),
    }),
    undo: () => ({ step: { hash: '#/users?status=*' }, seen: searched('') }),
  },
  {
    name: 'open a user from the list',
    aim: P95_150,
    do: (time) => ({ step: click(CARD, time), seen: shown(PROFILE) }),
    undo: () => ({ step: { back: true }, seen: shown(CARD) }),
  },
];

const AMONG_TRADERS: readonly Measured[] = [
  {
    name: 'open a user, to their charts',
    aim: P95_150,
    do: (time) => ({ step: click(CARD, time), seen: shown(CHART) }),
    undo: () => ({ step: { back: true }, seen: shown(CARD) }),
  },
];

export const usersPhase: Phase = {
  name: 'users',
  title: 'What a person waits for among very many users',
  run,
};

async function run(context: Context): Promise<void> {
  const users = context.quick ? QUICK_USERS : USERS;
  const inWords = users.toLocaleString('en-US');
  context.say(`making a world of ${inWords} users`);
  await using sandbox = await startSandbox({ orders: ORDERS, args: ['--users', String(users)] });
  await using opened = await openSignedIn({ apiUrl: sandbox.url });
  await measureUsers(context, opened.page, `Users screens, ${inWords} users`);
}

async function measureUsers(context: Context, tab: Page, group: string): Promise<void> {
  const go = (step: Step, seen: Seen) => tab.evaluate(interact, { step, seen });
  await go({ hash: '#/' }, shown('main h1'));
  await measureAll(context, tab, group, OPENING);
  await go({ hash: '#/users?status=*' }, shown(CARD));
  await measureAll(context, tab, group, ON_THE_LIST);
  await go({ hash: TRADERS }, settled('[aria-label="Remove filter Status"]'));
  await measureAll(context, tab, group, AMONG_TRADERS);
}
