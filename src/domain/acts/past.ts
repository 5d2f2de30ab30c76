/** What became of acts, as the page of a shift hands it over: '10 withdrawals approved', 'User 687 banned'. */
import { formatCount } from '../text/words.ts';
import type { ActName } from './acts.ts';

/** How done acts of one name are told: together by their number, or each by the name of its thing. */
type Past =
  | { readonly is: 'counted'; readonly one: string; readonly several: string }
  | { readonly is: 'named'; readonly verb: string };

const together = (noun: string, verb: string, plural = `${noun}s`): Past => ({
  is: 'counted',
  one: `${noun} ${verb}`,
  several: `${plural} ${verb}`,
});
const each = (verb: string): Past => ({ is: 'named', verb });

const PAST: Readonly<Record<ActName, Past>> = {
  'card.accept': together('card', 'accepted'),
  'card.cancel': together('card', 'declined'),
  'dispute.dismiss': together('dispute', 'dismissed'),
  'dispute.approve': together('dispute', 'approved'),
  'dispute.decline': together('dispute', 'declined'),
  'dispute.approveMatch': together('disputed match', 'approved', 'disputed matches'),
  'dispute.cancelMatch': together('disputed match', 'cancelled', 'disputed matches'),
  'dispute.sendFile': together('file', 'sent for disputes'),
  'document.approve': together('document', 'approved'),
  'document.decline': together('document', 'declined'),
  'rate-limit.create': each('created'),
  'rate-limit.update': each('changed'),
  'rate-limit.delete': each('deleted'),
  'maintenance.on': each('turned on'),
  'maintenance.off': each('turned off'),
  'option.update': each('changed'),
  'options.update': each('changed'),
  'order.cancelMatch': together('match', 'cancelled', 'matches'),
  'order.approveMatch': together('match', 'approved', 'matches'),
  'order.markAsPaid': together('match', 'marked as paid', 'matches'),
  'order.markAsRefunded': together('order', 'marked as refunded'),
  'order.completeOrder': together('order', 'completed'),
  'order.expireOrder': together('order', 'expired'),
  'order.hide': together('order', 'hidden'),
  'order.unhide': together('order', 'unhidden'),
  'order.capture': together('payment', 'captured'),
  'order.void': together('payment', 'voided'),
  'order.publish': together('order', 'published'),
  'order.investigate': together('order', 'under investigation'),
  'order.rematch': together('order', 'rematched'),
  'orders.hideAll': each('hidden'),
  'orders.unhideAll': each('unhidden'),
  'payment.confirm': together('health insurance payment', 'confirmed'),
  'ribbon.create': each('created'),
  'ribbon.update': each('changed'),
  'ribbon.publish': each('published'),
  'ribbon.unpublish': each('unpublished'),
  'ribbon.remove': each('removed'),
  'transfer.post': together('transfer', 'created'),
  'user.createNetworkEmail': each('given a network email'),
  'user.ban': each('banned'),
  'user.unban': each('unbanned'),
  'user.delete': each('deleted'),
  'withdrawal.cancel': together('withdrawal', 'cancelled'),
  'withdrawal.approve': together('withdrawal', 'approved'),
  'withdrawal.complete': together('withdrawal', 'completed'),
};

/** How done acts of that name are told; one of another version is counted by its name. */
export const pastOf = (name: string): Past =>
  Object.hasOwn(PAST, name) ? PAST[name as ActName] : together(name, 'sent', name);

/** '10 withdrawals approved' */
export const countedPast = (
  { one, several }: Extract<Past, { is: 'counted' }>,
  count: number,
): string => `${formatCount(count)} ${count === 1 ? one : several}`;
