/** Exercises about orders, their matches and transfers. */
import { and, eq, like } from 'drizzle-orm';
import { formatAmount } from '#domain/money/money.ts';
import { perform } from '../../areas/orders/actions/perform.ts';
import { senderOf } from '../../areas/transfers/senders.ts';
import { matches, orders, people } from '../../database/schema.ts';
import type { OrderDraft } from '../../world/orders/orders.ts';
import { STAFF_IDS } from '../../world/people/verifications.ts';
import type { Exercise } from '../exercise.ts';
import { confirmReceipt, matchedOrder, matchesOf, nameLike } from '../props.ts';
import { again, by, happened, onAnother, once, wasAsked } from '../rules.ts';

const isPeerToPeer = ({ order }: OrderDraft) => order.type === 'p2p';

/** The calls that change an order in a way that Approve Match does not. */
const ORDER_CALLS = [
  'orders.complete',
  'orders.expire',
  'orders.investigate',
  'orders.markAsMatcherPaid',
  'orders.setHidden',
] as const;

const APPROVED = 'matcher_payment_completed_at';

/** Some people have names that break a careless screen: none of a task. */
const EVERYDAY = /^[a-z]+( [a-z]+)+$/u;

const received = ({
  poster_amount: amount,
  poster_currency: currency,
}: typeof orders.$inferSelect) => `${formatAmount(amount)} ${currency}`;

export const orderExercises = {
  'answer-lost': {
    area: 'Orders',
    needs: 'completeOrder',
    minutes: 4,
    title: 'An answer that does not arrive',
    help: 'actions',
    why: 'Without an answer, nobody knows whether the action took effect. Corridor keeps checking the order to find out. If you complete the order in another way meanwhile, it may be paid twice.',
    situation: async (stage) => {
      const { order } = await matchedOrder(stage, 'payment_received', isPeerToPeer);
      const { id } = order;
      const isCarriedOut = stage.random.chance(0.5);
      stage.fail('orders.complete', id, {
        status: isCarriedOut ? 504 : 503,
        carriesOut: isCarriedOut,
      });
      const complete = by('orders.complete', { id });
      return {
        told: `The payment of ${received(order)} for order ${id} has arrived. Complete the order. The network is unreliable today.`,
        hints: [
          `Find order ${id} on Transactions and choose Complete Order.`,
          'The outcome is unknown. Do nothing else yet. Corridor keeps checking the order and tells you the result.',
          'If Corridor finds that the order is completed, you have finished. If it does not, send the same action again when Corridor offers it.',
        ],
        must: [
          stage.isSo('The order is completed', orders, id, { status: 'completed' }),
          once('The order was completed once', complete),
        ],
        mustNot: [
          again('The order was completed a second time', complete),
          happened('Another order was completed', onAnother('orders.complete', id)),
        ],
      };
    },
  },

  'somebody-was-first': {
    area: 'Orders',
    needs: 'approveMatch',
    minutes: 4,
    title: 'Somebody else was first',
    help: 'limits',
    why: 'A colleague who cancels a match has a reason, which you may not know yet. If you rematch without asking, you work against them with other people’s money.',
    situation: async (stage) => {
      const { order, match } = await matchedOrder(stage, 'matched', isPeerToPeer);
      const cancel = () =>
        perform(
          'cancelMatch',
          { match: String(match.id) },
          { services: stage.services, caller: stage.colleague },
        );
      return {
        told: `The beneficiary of order ${order.id} has confirmed the payment by telephone. Approve the match.`,
        hints: [
          `Find order ${order.id} on Transactions and choose Approve Match.`,
          'The network refused the approval. Look at the match history.',
          'A colleague has cancelled the match. Leave it cancelled, ask them why, and say that you have finished.',
        ],
        must: [
          wasAsked('You tried to approve the match', by('matches.approve', { id: match.id })),
          stage.hasDate('The match is still cancelled', matches, match.id, 'cancelled_at'),
        ],
        mustNot: [
          happened(
            'The match was rematched without asking the colleague',
            by('matches.rematch', { id: match.id }),
          ),
          happened('The order was changed by another action', by(ORDER_CALLS, { id: order.id })),
        ],
        turns: [{ when: 'before', call: 'matches.approve', id: match.id, does: cancel }],
      };
    },
  },

  'partial-match': {
    area: 'Orders',
    needs: 'approveMatch',
    minutes: 4,
    title: 'Less than the whole amount',
    help: 'pane',
    why: 'An order that allows partial matches may be matched in parts, and each side pays its fee in its own currency. What has to arrive is the amount of the match, not the amount of the order.',
    situation: async (stage) => {
      const { order, match } = await matchedOrder(
        stage,
        'matcher_paid',
        ({ order: { matcher_amount: whole, is_partial_match_allowed: isAllowed }, matches: all }) =>
          isAllowed && all.length === 1 && all[0]?.match.matcher_amount !== whole,
      );
      await confirmReceipt(stage, match);
      const paid = `${formatAmount(match.matcher_amount)} ${match.matcher_currency}`;
      return {
        told: `The beneficiary of order ${order.id} has received ${paid}, but the order says ${formatAmount(order.matcher_amount)} ${order.matcher_currency}. The poster asks whether too little was paid. Find out, and decide about the match.`,
        hints: [
          `Open order ${order.id} and compare the amounts of the order with those of the match.`,
          'Is a partial match allowed? Is the amount of the match the amount that has arrived?',
          'The match is for a part of the order, and that part has arrived. Approve the match.',
        ],
        must: [stage.hasDate('The match is approved', matches, match.id, APPROVED)],
        mustNot: [happened('The match was cancelled', by('matches.cancel', { id: match.id }))],
      };
    },
  },

  'out-of-sight': {
    area: 'Orders',
    needs: 'setHidden',
    minutes: 2,
    title: 'An order that should not be matched for now',
    help: 'actions',
    why: 'You can show a hidden order again at any time. An expired order has ended. The poster has to create a new one, and their payment has to be refunded.',
    situation: async (stage) => {
      const { id } = await stage.order('published', ({ matches: all }) => all.length === 0);
      return {
        told: `The poster of order ${id} asks us to keep it from being matched until next week, when they are back. We already have their payment.`,
        hints: [
          `Find order ${id} on Transactions and look at its actions.`,
          'Which of these actions can you undo next week?',
          'Choose Hide Order.',
        ],
        must: [stage.isSo('The order is hidden', orders, id, { hidden: true })],
        mustNot: [happened('The order was expired', by('orders.expire', { id }))],
      };
    },
  },

  'rematch-the-right-one': {
    area: 'Orders',
    minutes: 4,
    title: 'Rematch',
    help: 'actions',
    why: 'A rematch is with the matcher of the match that you choose. If you choose the wrong match, the wrong person is asked to pay.',
    situation: async (stage) => {
      const order = await stage.order(
        'published',
        ({ matches: all }) =>
          all.length === 2 &&
          all.every((each) => each.match.cancelled_at && EVERYDAY.test(each.matcher.normalized)),
      );
      const [first, last] = await matchesOf(stage, order);
      if (!(first && last)) throw new Error('an order with two matches has none');
      const [right, wrong] = stage.random.chance(0.5) ? [first, last] : [last, first];
      const matcher = await stage.row(people, right.user_id);
      return {
        told: `${matcher.full_name} called: the bank works again, and they would like to pay order ${order.id} after all. Make that possible.`,
        hints: [
          `Find order ${order.id} on Transactions and open its match history.`,
          'Two matches were cancelled. Who was the matcher of each?',
          `Choose Rematch for match ${right.id}. Its matcher is ${matcher.full_name}.`,
        ],
        must: [
          happened(
            `The order was rematched with ${matcher.full_name}`,
            by('matches.rematch', { id: right.id }),
          ),
        ],
        mustNot: [
          happened(
            'The order was rematched with another matcher',
            by('matches.rematch', { id: wrong.id }),
          ),
        ],
      };
    },
  },

  'recipient-of-one-name': {
    area: 'Orders',
    minutes: 6,
    title: 'A recipient who looks right',
    help: 'limits',
    why: 'The handle decides who receives the money, not the name. Money that was paid to the wrong person has to be asked back from them.',
    situation: async (stage) => {
      const isThere = eq(people.country, 'US');
      const recipient = await stage.someone(and(isThere, like(people.email, '%.%@%')));
      const other = await stage.someone(isThere);
      const similar = recipient.email.replace('.', '-');
      await nameLike(stage, { id: other.id, email: similar }, recipient);
      // The form suggests those that its sender has sent to before.
      for (const account of STAFF_IDS) {
        const sent = await stage.order(
          'completed',
          ({ order }) => order.matcher_currency === 'USD',
        );
        await stage.queries
          .update(orders)
          .set({ poster_id: senderOf(account), beneficiary_id: other.id })
          .where(eq(orders.id, sent.id));
      }
      const amount = stage.random.whole(1, 4) * 100;
      const to = { poster_recipient_username: recipient.email, matcher_currency: 'USD' };
      return {
        told: `Create a transfer for me: ${recipient.full_name} in the United States is to receive ${amount} USD. The handle is ${recipient.email}.`,
        hints: [
          'Open Create Order and enter what the recipient is to receive.',
          'Compare the suggested handle with the handle in the task, letter by letter.',
          `The handle has a full stop, not a hyphen: ${recipient.email}.`,
        ],
        must: [
          once(
            `${amount} USD were sent to ${recipient.email}`,
            (act) => by('orders.create', to)(act) && Number(act.input['matcher_amount']) === amount,
          ),
        ],
        mustNot: [
          happened(
            'A transfer to another recipient was created',
            (act) => by('orders.create')(act) && !by('orders.create', to)(act),
          ),
        ],
      };
    },
  },

  'session-ends': {
    area: 'Orders',
    minutes: 4,
    title: 'The session ends in the middle of the work',
    help: 'trouble',
    why: 'Corridor keeps your screen and what you typed. After you have signed in, check what has happened before you go on. Otherwise you may act twice, or on another order.',
    situation: async (stage) => {
      const { order } = await matchedOrder(stage, 'matched', isPeerToPeer);
      const { id } = order;
      const mark = by('orders.markAsMatcherPaid', { id });
      return {
        told: `The matcher of order ${id} has shown me the receipt of their payment. Mark the order as paid.`,
        hints: [
          `Find order ${id} on Transactions and choose Mark as Paid.`,
          'You have to sign in again. Corridor then shows the screen that you were on.',
          'Look at the order’s status first. If it is not marked as paid, mark it now.',
        ],
        must: [
          stage.isSo('The order is marked as paid', orders, id, { status: 'matcher_paid' }),
          once('The order was marked as paid once', mark),
        ],
        mustNot: [
          again('The order was marked as paid a second time', mark),
          happened('Another order was marked as paid', onAnother('orders.markAsMatcherPaid', id)),
        ],
        turns: [{ when: 'after', call: 'orders.read', id, does: stage.endSessions }],
      };
    },
  },
} as const satisfies Readonly<Record<string, Exercise>>;
