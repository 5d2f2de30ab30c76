import { describe, expect, it } from 'vitest';
import { isOffered } from '#domain/acts/act.ts';
import type { ActName } from '#domain/acts/acts.ts';
import { ACTS, actOf } from '#domain/acts/acts.ts';
import { NO_EQUALS } from '#domain/acts/equals.ts';
import { EARLIER } from './cases/outcome-case.ts';
import { a, MATCHED, PAID } from './cases/things.ts';

const matched = a.order(MATCHED);
const completed = a.order({
  ...PAID,
  status: 'completed',
  completed_at: EARLIER,
  match_completed_at: EARLIER,
});
const removed = a.order({ status: 'removed', removed_at: EARLIER, is_removed: true });
const banned = a.user({ status: 'banned' });
const withEmail = a.user({ network_email: 'a@n.test' });
const decided = a.dispute({ status: 'approved' });
const paid = a.dispute({ match: { id: 9, completed_at: EARLIER } });
const active = a.ribbon({ is_active: true });
const inactive = a.ribbon();
const on = { on: true };
const off = { on: false };

/** For each act: things that offer it to an admin, and things that do not. */
const TABLE: Readonly<Record<ActName, readonly [yes: readonly unknown[], no: readonly unknown[]]>> =
  {
    'order.cancelMatch': [[matched], [a.order(), completed]],
    'order.approveMatch': [[matched], [a.order(), completed]],
    'order.markAsPaid': [[matched], [a.order(), completed]],
    'order.markAsRefunded': [[a.order({ can_be_marked_as_refunded: true })], [a.order()]],
    'order.completeOrder': [[a.order(PAID)], [matched, completed]],
    'order.expireOrder': [[a.order()], [matched, removed]],
    'order.hide': [[a.order()], [a.order({ hidden: true }), matched]],
    'order.unhide': [[a.order({ hidden: true })], [a.order(), a.order({ ...MATCHED, hidden: 1 })]],
    'order.capture': [[a.order({ status: 'unable_to_capture' })], [a.order()]],
    'order.void': [[a.order({ status: 'unable_to_void' }), removed], [a.order()]],
    'order.publish': [[a.order({ published_at: null })], [a.order()]],
    'order.investigate': [[a.order({ match_id: 9 })], [a.order(), matched]],
    'order.rematch': [[matched, a.order()], []],
    'orders.hideAll': [[a.foundOrders([true]), a.foundOrders(null)], []],
    'orders.unhideAll': [[a.foundOrders([false]), a.foundOrders(null)], []],
    'transfer.post': [[NO_EQUALS, { ids: ['8'] }], []],
    'user.createNetworkEmail': [[a.user(), banned], [withEmail]],
    'user.ban': [[a.user(), withEmail], [banned]],
    'user.unban': [[banned], [a.user()]],
    'user.delete': [[a.user(), banned], []],
    'withdrawal.approve': [[a.withdrawal(), a.withdrawal({ status: 'completed' })], []],
    'withdrawal.cancel': [[a.withdrawal(), a.withdrawal({ status: 'completed' })], []],
    'withdrawal.complete': [[a.withdrawal(), a.withdrawal({ status: 'cancelled' })], []],
    'rate-limit.create': [[NO_EQUALS], []],
    'rate-limit.update': [[a.limit()], []],
    'rate-limit.delete': [[a.limit()], []],
    'option.update': [[a.option()], []],
    'options.update': [[a.foundOptions(1), a.foundOptions(2)], [a.foundOptions(0)]],
    'ribbon.create': [[NO_EQUALS], []],
    'ribbon.update': [[active, inactive], []],
    'ribbon.publish': [[inactive], [active]],
    'ribbon.unpublish': [[active], [inactive]],
    'ribbon.remove': [[active, inactive], []],
    'dispute.dismiss': [[a.dispute(), paid], [decided]],
    'dispute.approve': [[a.dispute(), paid], [decided]],
    'dispute.decline': [[a.dispute(), paid], [decided]],
    'dispute.cancelMatch': [
      [a.dispute(), decided],
      [paid, a.dispute({ match: null })],
    ],
    'dispute.approveMatch': [
      [a.dispute(), decided],
      [paid, a.dispute({ match: null })],
    ],
    'dispute.sendFile': [[a.dispute(), decided, paid], []],
    'card.accept': [[a.card()], [a.card({ status: 'pending' }), a.card({ status: 'approved' })]],
    'card.cancel': [[a.card(), a.card({ status: 'approved' })], [a.card({ status: 'declined' })]],
    'document.approve': [[a.document()], [a.document({ status: 'declined' })]],
    'document.decline': [[a.document()], [a.document({ status: 'approved' })]],
    'payment.confirm': [[a.payment()], [a.payment({ confirmed_at: EARLIER })]],
    'maintenance.on': [[off], [on]],
    'maintenance.off': [[on], [off]],
  };

const isPossible = (name: ActName, thing: unknown, role = 'admin') =>
  isOffered(actOf(name), thing, role);

describe('when an act is possible', () => {
  it.each(Object.entries(TABLE))(
    '%s',
    { tags: ['2UD04', '2R11', '2B07', '2D07', '2C15', '2C17', '2I10', '2P04'] },
    (name, [yes, no]) => {
      const answers = (things: readonly unknown[]) =>
        things.map((thing) => isPossible(name as ActName, thing));
      expect(answers(yes)).toEqual(yes.map(() => true));
      expect(answers(no)).toEqual(no.map(() => false));
    },
  );

  it('is written down here for every act there is', () => {
    expect(Object.keys(ACTS).toSorted()).toEqual(Object.keys(TABLE).toSorted());
  });

  it('cards are accepted and documents approved by admins alone', {
    tags: ['2C16', '2I11'],
  }, () => {
    for (const role of ['manager', 'principal']) {
      expect(isPossible('card.accept', a.card(), role)).toBe(false);
      expect(isPossible('document.approve', a.document(), role)).toBe(false);
      expect(isPossible('card.cancel', a.card(), role)).toBe(true);
      expect(isPossible('document.decline', a.document(), role)).toBe(true);
    }
  });
});
