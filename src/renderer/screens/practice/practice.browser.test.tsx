import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Attempt, ExerciseInfo, ExerciseResult } from '#contract/bridge/exercises.ts';
import { watchCopies } from '#renderer/testing/clipboard.ts';
import { EVERYWHERE } from '#renderer/testing/everywhere.ts';
import type { FakeDesk } from '#renderer/testing/fakeBridge.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { refuses } from '#renderer/testing/refusals.ts';

const exercise = (id: string, title: string, more: Partial<ExerciseInfo> = {}): ExerciseInfo => ({
  id,
  title,
  area: 'Orders',
  roles: ['admin', 'manager', 'principal'],
  minutes: 4,
  ...more,
});
const EXERCISES = [
  exercise('rematch', 'Rematch'),
  exercise('answer-lost', 'An answer that does not arrive', { roles: ['admin'] }),
  exercise('two-of-one-name', 'A ban, and two users with the same name', {
    area: 'People',
    minutes: 3,
  }),
];

const AT = '2026-11-20T10:00:00.000Z';
const KEY = '0b8f6a3e-6f3b-4f1e-9a51-2f6a1f0f7c11';

const OPEN: Attempt = {
  exercise: 'rematch',
  title: 'Rematch',
  seed: 1,
  startedAt: AT,
  told: 'Ada Obi called: they would like to pay order 7 after all.',
  hints: [],
  hintsLeft: 2,
  endedAt: null,
  result: null,
  debriefing: null,
};
const over = (end: 'done' | 'missed' | 'failed'): Attempt => ({
  ...OPEN,
  endedAt: '2026-11-20T10:02:05.000Z',
  result: end,
  debriefing: {
    expected: [{ says: 'The order was rematched with Ada Obi', holds: end === 'done' }],
    forbidden: [{ says: 'The order was rematched with another matcher', holds: end === 'failed' }],
    did:
      end === 'missed' ? [] : [{ at: AT, call: 'matches.rematch', id: '5', key: KEY, status: 200 }],
    why: 'Somebody is asked to pay who no longer expects it.',
    help: 'actions',
  },
});

const result = (more: Partial<ExerciseResult> = {}): ExerciseResult => ({
  exercise: 'rematch',
  title: 'Rematch',
  at: '2026-11-19T10:00:00.000Z',
  tries: 1,
  hints: 2,
  seconds: 90,
  result: 'failed',
  ...more,
});

interface Start {
  readonly attempt?: Attempt | null;
  readonly results?: readonly ExerciseResult[];
  readonly path?: string;
  readonly desk?: FakeDesk;
}

/** The page in practice, on a sandbox that sets and judges one attempt. */
async function practise({ attempt = null, results = [], path = '/exercises', desk }: Start = {}) {
  const state = { attempt, results: [...results] };
  const opened = await openPage(path, {
    app: { practice: true, practiceSwitch: 'practice.leave' },
    ...desk,
    handlers: {
      'exercises.list': () => ({ exercises: EXERCISES, ...state }),
      'exercises.begin': () => become(OPEN),
      'exercises.hint': () => become({ ...OPEN, hints: ['Open the match history.'], hintsLeft: 1 }),
      'exercises.finish': () => become(over('done')),
      'exercises.leave': () => become(null),
      'exercises.erase': () => {
        state.results = [];
        tell();
      },
      ...desk?.handlers,
    },
  });
  const tell = () => opened.tell('exercise', state);
  const become = (next: Attempt | null): undefined => {
    state.attempt = next;
    if (next?.result) state.results = [...state.results, result({ result: next.result })];
    tell();
  };
  return { ...opened, become };
}

const bar = () => page.getByRole('complementary', { name: 'Exercise' });
const button = (name: string) => page.getByRole('button', { name });

describe('the screen Practice', () => {
  it('lists the exercises by area, for whom they are, and one’s own results', async () => {
    const best = result({ result: 'done', hints: 0, tries: 2 });
    await practise({ results: [best, result({ tries: 3 })] });
    await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
    await expect.element(page.getByText(/every practice account on it shows them/u)).toBeVisible();
    const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
    await expect
      .element(rows.nth(1))
      .toHaveTextContent(/^RematchAll roles4 minDoneTry 2, no hintsFailed.+Again$/u);
    await expect
      .element(rows.nth(2))
      .toHaveTextContent('An answer that does not arriveAdmin4 min––Begin');
    await expect.element(page.getByRole('table', { name: 'People' })).toBeVisible();
    expect(await commands.violations()).toEqual([]);
  });

  it('begins an exercise, whose task is then above every screen, with its hints', async () => {
    const { goTo } = await practise();
    await button('Begin: Rematch').click();
    await expect.element(bar()).toHaveTextContent(OPEN.told);
    await expect.element(page.getByText('Under way')).toBeVisible();
    await expect
      .element(button('Begin: A ban, and two users with the same name'))
      .toHaveAttribute('aria-disabled', 'true');
    await goTo('/reference');
    await button('Hint (2 left)').click();
    await expect
      .element(bar().getByRole('list', { name: 'Hints' }))
      .toHaveTextContent('Open the match history.');
    await expect.element(button('Hint (1 left)')).toBeVisible();
    expect(await commands.violations()).toEqual([]);
  });

  it('says the task and each hint aloud, and keeps the focus when a button goes away', async () => {
    const said = vi.spyOn(document, 'ariaNotify').mockReturnValue();
    onTestFinished(() => said.mockRestore());
    const { become } = await practise();
    const main = page.getByRole('main').element();
    const focused = () => document.activeElement;
    await button('Begin: Rematch').click();
    await expect.poll(focused).toBe(main);
    expect(said).toHaveBeenLastCalledWith(`Rematch. ${OPEN.told}`);
    await button('Hint (2 left)').click();
    await expect.poll(() => said.mock.lastCall).toEqual(['Open the match history.']);
    await button('Leave').click();
    await expect.poll(focused).toBe(main);
    become(over('done'));
    await button('Close').click();
    await expect.poll(focused).toBe(main);
  });

  it('explains what was done once one says that one has finished', async () => {
    const { place } = await practise({
      attempt: OPEN,
      path: '/reference',
      desk: {
        handlers: {
          'acts.list': () => [
            {
              key: KEY,
              person: '7',
              action: 'order.rematch',
              endpoint: 'matches.rematch',
              subject: { kind: 'order', id: '7' },
              run: null,
              wanted: null,
              tries: 1,
              sentAt: AT,
              outcome: 'done',
              status: 200,
              answeredAt: AT,
              settlement: null,
              settledAt: null,
              found: null,
              isNews: false,
              check: null,
            },
          ],
        },
      },
    });
    await button('Finished').click();
    const debriefing = page.getByRole('region', { name: 'Rematch' });
    await expect.element(debriefing).toBeVisible();
    expect(place()).toBe('/exercises');
    const done = debriefing.getByRole('table', { name: 'What you did' }).getByRole('row').nth(1);
    await expect.element(done).toHaveTextContent(/RematchOrder 7Carried out$/u);
    await expect.element(debriefing).toHaveTextContent('2 min 5 s, no hints');
    await expect.element(debriefing).toHaveTextContent('They do not differ.');
    await expect.element(debriefing).toHaveTextContent('The order was rematched with Ada Obi: yes');
    await expect
      .element(debriefing.getByRole('link', { name: 'Read about it in Help' }))
      .toHaveAttribute('href', '#/help?topic=actions');
    expect(await commands.violations()).toEqual([]);
    await debriefing.getByRole('button', { name: 'Again' }).click();
    await expect.element(bar()).toHaveTextContent(OPEN.told);
  });

  it('says where what was done differs from what was expected', async () => {
    await practise({ attempt: over('missed') });
    const debriefing = page.getByRole('region', { name: 'Rematch' });
    await expect.element(debriefing).toHaveTextContent('You changed nothing.');
    await expect
      .element(debriefing)
      .toHaveTextContent('Expected, but not true: The order was rematched with Ada Obi.');
    await debriefing.getByRole('button', { name: 'Close' }).click();
    await expect.element(debriefing).not.toBeInTheDocument();
  });

  it('says on every screen when something forbidden has happened', async () => {
    const { become, place } = await practise({ attempt: OPEN, path: '/reference' });
    await expect.element(bar()).toHaveTextContent(OPEN.told);
    become(over('failed'));
    await expect.element(bar()).toHaveTextContent('Something has happened that must not happen.');
    await button('See what happened').click();
    expect(place()).toBe('/exercises');
    await expect
      .element(page.getByText('The order was rematched with another matcher.'))
      .toBeVisible();
    await expect.element(bar()).not.toBeInTheDocument();
  });

  it('leaves an exercise without a result', async () => {
    await practise({ attempt: OPEN });
    await button('Leave').click();
    await expect.element(bar()).not.toBeInTheDocument();
    await expect.element(button('Begin: Rematch')).toBeVisible();
  });

  it('says which role an exercise needs', async () => {
    await practise({ desk: { role: 'manager' } });
    await expect
      .element(button('Begin: An answer that does not arrive'))
      .toHaveAttribute('title', 'Sign in as Admin for this exercise');
  });

  it('copies the results as a table, and erases them after a question', async () => {
    const copied = watchCopies();
    await practise({ results: [result()] });
    await button('Copy results').click();
    await expect
      .poll(copied)
      .toBe(
        'Exercise\tDate (UTC)\tTry\tHints\tTime (s)\tResult\nRematch\t2026-11-19T10:00:00.000Z\t1\t2\t90\tFailed',
      );
    await button('Erase results').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
    await expect.element(button('Begin: Rematch')).toBeVisible();
  });

  it('is found in the menu of the person, in the palette, in Help and on Home', async () => {
    const { goTo } = await practise({ desk: { answers: EVERYWHERE } });
    await page.getByRole('button', { name: 'Signed in as admin, account ID 7' }).click();
    await expect
      .element(page.getByRole('menuitem', { name: 'Practice' }))
      .toHaveAttribute('href', '#/exercises');
    await goTo('/help');
    await expect.element(page.getByRole('link', { name: 'Practice' })).toBeVisible();
    await goTo('/');
    await expect.element(page.getByRole('link', { name: 'Practice' })).toBeVisible();
  });

  it('is only there in practice', async () => {
    const { place, goTo } = await openPage('/exercises', { answers: EVERYWHERE });
    await expect.element(page.getByRole('alertdialog', { name: 'Only in practice' })).toBeVisible();
    expect(place()).toBe('/');
    await button('OK').click();
    await goTo('/help');
    await expect.element(page.getByRole('table', { name: 'Help' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Practice' }).elements()).toEqual([]);
  });

  it('offers the first exercise once, on the first screen, where there is only practice', async () => {
    const only = { practice: true, practiceSwitch: null } as const;
    const offer = page.getByRole('complementary', { name: 'First exercise' });
    const { goTo, reload } = await practise({ path: '/reference', desk: { app: only } });
    await expect
      .element(offer)
      .toHaveTextContent('New to Corridor? Begin with an exercise of 4 minutes: Rematch.');
    expect(await commands.violations()).toEqual([]);
    await goTo('/settings');
    await expect.element(offer).not.toBeInTheDocument();
    await reload();
    await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    expect(offer.elements()).toEqual([]);
  });

  it('begins the first exercise where it is offered', async () => {
    const only = { practice: true, practiceSwitch: null } as const;
    await practise({ path: '/reference', desk: { app: only } });
    const offer = page.getByRole('complementary', { name: 'First exercise' });
    await offer.getByRole('button', { name: 'Begin' }).click();
    await expect.element(bar()).toHaveTextContent(OPEN.told);
    await expect.element(offer).not.toBeInTheDocument();
  });

  it('says why the exercises could not be loaded', async () => {
    await practise({
      desk: { handlers: { 'exercises.list': refuses('The sandbox has stopped.') } },
    });
    await expect.element(page.getByText('The exercises could not be loaded')).toBeVisible();
    await expect.element(page.getByText(/The sandbox has stopped\./u)).toBeVisible();
    await expect.element(button('Retry')).toBeVisible();
  });
});
