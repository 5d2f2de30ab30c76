/** Exercises as a person plays them: on the screens of the console, none of which knows of an exercise. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Attempt, JudgedRule } from '#contract/bridge/exercises.ts';
import type { Answers } from '#renderer/testing/fakeBridge.ts';
import { answersWith, pageOf } from '#renderer/testing/lists.ts';
import { openPage } from '#renderer/testing/openPage.ts';
import { textsOf } from '#renderer/testing/texts.ts';

const AT = '2026-11-20T10:00:00.000Z';

interface Task {
  readonly told: string;
  readonly path: string;
  readonly answers: Answers;
}

/** The page with a task, on a sandbox that judges the attempt when the test says so. */
async function play({ told, path, answers }: Task) {
  const open: Attempt = {
    exercise: 'one',
    title: 'One',
    seed: 1,
    startedAt: AT,
    told,
    hints: [],
    hintsLeft: 1,
    endedAt: null,
    result: null,
    debriefing: null,
  };
  let attempt = open;
  const judge = (result: 'done' | 'failed', ...rules: readonly JudgedRule[]): undefined => {
    const [expected, forbidden] = result === 'done' ? [[...rules], []] : [[], [...rules]];
    const debriefing = { expected, forbidden, did: [], why: 'It matters.', help: 'actions' };
    attempt = { ...open, endedAt: AT, result, debriefing };
    opened.tell('exercise', { attempt, results: [] });
  };
  const opened = await openPage(path, {
    app: { practice: true, practiceSwitch: 'practice.leave' },
    answers: { ...answersWith([]), ...answers },
    handlers: {
      'exercises.list': () => ({ exercises: [], attempt, results: [] }),
      'exercises.finish': () => judge('done', { says: 'What was right is done', holds: true }),
    },
  });
  return { ...opened, judge };
}

const bar = page.getByRole('complementary', { name: 'Exercise' });
const dialog = page.getByRole('alertdialog');
const yes = dialog.getByRole('button', { name: 'Yes' });
const no = dialog.getByRole('button', { name: 'No' });
const debriefing = page.getByRole('region', { name: 'One' });
const menuitem = (name: string) => page.getByRole('menuitem', { name });

describe('an exercise is played', () => {
  it('about a payout to an account in another name: the question tells, and it is cancelled', async () => {
    const account = { id: 3, accountNumber: '0123456789' };
    const pending = { status: 'pending', created_at: AT };
    const user = { id: 5, full_name: 'Ada Obi', full_name_shown: 'Ada Obi', status: 'new' };
    const { asked } = await play({
      told: 'Ada Obi has asked twice about withdrawal 7.',
      path: '/withdrawal-referral-transactions?status=pending',
      answers: {
        'users.read': {
          data: {
            ...user,
            delivery_methods: [{ id: 3, account: { holder_name: 'Chidi Bello' } }],
          },
        },
        'referrals.list': (input) =>
          pageOf(
            [
              {
                id: 7,
                type: 'withdraw' as const,
                amount: '10.00',
                currency_code: 'USD',
                created_at: AT,
                status: pending,
                statuses: [pending],
                beneficiaryDeliveryMethod: account,
                user,
              },
            ],
            input,
          ),
        'referrals.cancel': {},
      },
    });
    await expect.element(bar).toHaveTextContent('withdrawal 7');
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await menuitem('Approve').click();
    await expect
      .poll(() => textsOf(dialog.getByRole('listitem')))
      .toContain('Contradicts The account holder has another name than the user.');
    await no.click();
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await menuitem('Cancel').click();
    await yes.click();
    await expect.poll(() => asked('referrals.cancel')).toEqual([{ id: '7' }]);
    await page.getByRole('button', { name: 'Finished' }).click();
    await expect.element(debriefing).toHaveTextContent('What was right is done: yes');
  });

  it('about two users of one name: the ban of the wrong one ends it at once', async () => {
    const shown = { full_name: 'Ada Obi', full_name_shown: 'Ada Obi', status: 'new' };
    const users = [
      { ...shown, id: 1, email: 'ada.obi1@example.com', city: 'Lagos' },
      { ...shown, id: 2, email: 'ada.obi2@example.com', city: 'Ikeja' },
    ];
    const { asked, judge } = await play({
      told: 'Ada Obi, who lives in Lagos, has sent us forged receipts.',
      path: '/users?search=Ada',
      answers: {
        'users.list': (input) => {
          const { models: data, pagination } = pageOf(users, input);
          return { data, pagination };
        },
        'users.read': ({ id }) => ({ data: users.find((user) => String(user.id) === String(id)) }),
        'userStatistic.read': { data: {} },
        'userOrders.list': { data: [], pagination: { rowCount: 0 } },
        'receivedOrders.list': { data: [], pagination: { rowCount: 0 } },
        'users.ban': () => {
          judge('failed', { says: 'Another user was banned', holds: true });
          return { data: { ...users[1], status: 'banned' } };
        },
      },
    });
    const cards = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
    await expect.element(cards.first()).toHaveTextContent('Ada Obi');
    expect(cards.elements()).toHaveLength(2);
    await cards.nth(1).getByRole('link').click();
    await page
      .getByRole('region', { name: 'Profile' })
      .getByRole('button', { name: 'Ban' })
      .click();
    await yes.click();
    await expect.poll(() => asked('users.ban')).toEqual([{ id: '2' }]);
    await expect.element(bar).toHaveTextContent('Something has happened that must not happen.');
    await page.getByRole('button', { name: 'See what happened' }).click();
    await expect.element(debriefing).toHaveTextContent('Another user was banned.');
  });

  it('about Maintenance Mode that is turned on too early', async () => {
    const { asked, judge } = await play({
      told: 'Tell the users first, then turn Maintenance Mode on.',
      path: '/reference',
      answers: {
        'siteSettings.write': () => {
          judge('failed', { says: 'It was turned on before a ribbon was published', holds: true });
          return {};
        },
      },
    });
    await page.getByRole('button', { name: 'Maintenance Mode' }).click();
    await yes.click();
    await expect
      .poll(() => asked('siteSettings.write'))
      .toEqual([{ type: 'maintenance', value: true }]);
    await page.getByRole('button', { name: 'See what happened' }).click();
    await expect.element(debriefing).toHaveTextContent('It was turned on before a ribbon');
  });
});
