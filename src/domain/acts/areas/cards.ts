/** Acts on cards that wait for a decision (2C). */
import type { CardVerification } from '#contract/people/verifications.ts';
import { personName } from '../../text/person-names.ts';
import { resultOf } from '../../text/words.ts';
import {
  acceptQuestion,
  cardChanges,
  cardStatusLabel,
  groupedNumber,
  isCardWaiting,
  isNotDeclined,
} from '../../verifications/cards.ts';
import { findIn } from '../../verifications/search.ts';
import { condition, declareAct, type Kind, named } from '../act.ts';
import { hasStatus } from '../proofs.ts';

export const CARD: Kind<CardVerification> = {
  noun: 'card',
  name: ({ id, number }) => `card ${number === null ? id : groupedNumber(number)}`,
  ref: ({ id }) => ({ kind: 'card', id }),
  read: (read, { id, user, number }) =>
    findIn(id, [personName(user), number], (query) => read('cardVerifications.list', query)),
  changes: cardChanges,
  state: ({ status }) => status && cardStatusLabel(status).text,
  areas: ['cardVerifications'],
};

/** 'Approved – Card 5061 successfully verified · Ada', with as much of it as is at hand. */
const doneTo = (state: string, what: string) => (card: CardVerification | null) =>
  card === null
    ? `${state} – Card successfully ${what}`
    : resultOf(
        `${state} – Card ${card.number ?? card.id} successfully ${what}`,
        personName(card.user),
      );

const byStatus = (isMet: (card: CardVerification) => boolean) =>
  condition<CardVerification>(
    ({ status }) =>
      status === null ? 'the card has no status' : `the status is ${cardStatusLabel(status).text}`,
    isMet,
  );

export const CARD_ACTS = named({
  'card.accept': declareAct<CardVerification>({
    kind: CARD,
    label: 'Accept',
    key: 'A',
    question: (card) => acceptQuestion(card, new Date()),
    done: doneTo('Approved', 'verified'),
    alert: 'Unable to accept card',
    // Once the charge is verified, to admins (2C15, 2C16).
    permission: 'verify',
    conditions: [byStatus(isCardWaiting)],
    call: ({ id }) => ({ endpoint: 'cardVerifications.approve', input: { id } }),
    proof: hasStatus('Approved', 'approved'),
  }),
  'card.cancel': declareAct<CardVerification>({
    kind: CARD,
    label: 'Cancel',
    key: 'D',
    question: 'Are you sure you want to decline this card?',
    done: doneTo('Declined', 'declined'),
    alert: 'Unable to decline card',
    conditions: [byStatus(isNotDeclined)],
    call: ({ id }) => ({ endpoint: 'cardVerifications.decline', input: { id } }),
    proof: hasStatus('Declined', 'declined'),
  }),
});

export type CardActName = keyof typeof CARD_ACTS;
