/** Exercises about users and their money. */
import { ne, sql } from 'drizzle-orm';
import { formatAmount } from '#domain/money/money.ts';
import { referralTransactions } from '../../database/area-tables.ts';
import { methods, people } from '../../database/schema.ts';
import type { Exercise } from '../exercise.ts';
import { nameLike, withdrawalOf } from '../props.ts';
import { by, happened, onAnother } from '../rules.ts';

/** Whose account is known by its holder's name, which is theirs. */
const isPaidByName = sql`exists (select 1 from ${methods} where ${methods.person_id} = ${people.id}
  and ${methods.kind} = 'delivery' and ${methods.details}->>'holder_name' = ${people.full_name_shown})`;

const money = ({ amount, currency_code: currency }: { amount: string; currency_code: string }) =>
  `${formatAmount(amount)} ${currency}`;

export const peopleExercises = {
  'payout-to-another-name': {
    area: 'People',
    minutes: 3,
    title: 'A withdrawal that somebody is waiting for',
    help: 'actions',
    why: 'Thieves empty a stolen profile into an account in another name. A payment that was sent cannot be called back. After a cancelled withdrawal, the user can request another one.',
    situation: async (stage) => {
      const user = await stage.someone(isPaidByName);
      const other = await stage.someone();
      const withdrawal = await withdrawalOf(stage, user, ['pending']);
      const { id } = withdrawal;
      await stage.queries
        .update(methods)
        .set({ details: { holder_name: other.full_name_shown } })
        .where(sql`${methods.person_id} = ${user.id} and ${methods.kind} = 'delivery'`);
      return {
        told: `${user.full_name} has asked twice about withdrawal ${id} of ${money(withdrawal)}. Look at it and do what is right.`,
        hints: [
          `Find withdrawal ${id} on Referral withdrawals and choose Approve, without confirming it yet.`,
          'The question shows what supports the withdrawal and what contradicts it. Look at the account holder.',
          'The account is in another name than the user’s. Cancel the withdrawal.',
        ],
        must: [
          stage.isSo('The withdrawal is cancelled', referralTransactions, id, {
            status: 'cancelled',
          }),
        ],
        mustNot: [
          happened(
            'The withdrawal was paid',
            by(['referrals.approve', 'referrals.complete'], { id }),
          ),
        ],
      };
    },
  },

  'payment-under-way': {
    area: 'People',
    minutes: 3,
    title: 'A withdrawal whose payment has been initiated',
    help: 'actions',
    why: 'Once a payment has been initiated, the money is on its way. Cancelling the withdrawal then does not stop it, and the user could withdraw the same money again.',
    situation: async (stage) => {
      const user = await stage.someone(isPaidByName);
      const withdrawal = await withdrawalOf(stage, user, ['pending', 'initiated']);
      const { id } = withdrawal;
      const hasArrived = stage.random.chance(0.5);
      const cancelled = happened('The withdrawal was cancelled', by('referrals.cancel', { id }));
      return {
        told: `${user.full_name} called about withdrawal ${id} of ${money(withdrawal)}. ${
          hasArrived
            ? 'The money is in their account. They ask why the withdrawal is not shown as completed.'
            : 'The money is not there yet, and they would rather have the withdrawal cancelled. Our bank says it pays out tomorrow.'
        } Do what is right.`,
        hints: [
          `Open withdrawal ${id} on Referral withdrawals and read its history.`,
          'A payment has been initiated. Ask yourself what has happened to the money so far.',
          hasArrived
            ? 'The money has arrived. Choose Mark as Completed.'
            : 'The money is on its way. Leave the withdrawal as it is, and say that you have finished.',
        ],
        must: [
          hasArrived
            ? stage.isSo('The withdrawal is completed', referralTransactions, id, {
                status: 'completed',
              })
            : stage.isSo(
                'The status of the withdrawal is still ‘initiated’',
                referralTransactions,
                id,
                {
                  status: 'initiated',
                },
              ),
        ],
        mustNot: hasArrived
          ? [cancelled]
          : [
              cancelled,
              happened(
                'The withdrawal was marked as completed too early',
                by('referrals.complete', { id }),
              ),
            ],
      };
    },
  },

  'two-of-one-name': {
    area: 'People',
    minutes: 3,
    title: 'A ban, and two users with the same name',
    help: 'finding',
    why: 'Two users can have the same name. A user who is banned by mistake cannot send money.',
    situation: async (stage) => {
      const user = await stage.someone(sql`${people.city} is not null`);
      const other = await stage.someone(ne(people.city, user.city ?? ''));
      await nameLike(stage, other, user);
      const mark = stage.random.chance(0.5)
        ? `whose e-mail address is ${user.email}`
        : `who lives in ${user.city}`;
      const { id } = user;
      return {
        told: `${user.full_name}, ${mark}, has sent us forged receipts. The lead has decided to ban them.`,
        hints: [
          'Search for the name on Users, without a filter on the status. How many users have it?',
          'Open each of these users and compare the city and the e-mail address with the task.',
          `Ban user ${id}.`,
        ],
        must: [stage.isSo(`User ${id} is banned`, people, id, { status: 'banned' })],
        mustNot: [
          happened('Another user was banned', onAnother('users.ban', id)),
          happened('A user was deleted', by('users.delete')),
        ],
      };
    },
  },
} as const satisfies Readonly<Record<string, Exercise>>;
