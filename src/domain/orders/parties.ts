/** The four parties of an order, as the flow of an open row and the detail show them (1D, 1F, 1L). */
import type { FullOrder } from '#contract/orders/order-detail.ts';
import type { Bank, Person } from '#contract/people/person.ts';
import { personName } from '#domain/text/person-names.ts';
import { type Figure, isMatched, orderFigures, totalOf } from './figures.ts';

export const PARTY_ROLES = [
  'Poster',
  'Poster Beneficiary',
  'Matcher',
  'Matcher Beneficiary',
] as const;
type PartyRole = (typeof PARTY_ROLES)[number];

/** An amount of a party, named as its card names it. */
interface PartyAmount {
  readonly label: string;
  readonly figure: Figure;
}

/** A party's bank as its card shows it. */
interface PartyBank {
  readonly name: string | null;
  /** Null where there is no more than a name of it. */
  readonly healthy: boolean | null;
  readonly authenticated: boolean | null;
  /** The country whose banks `code` counts, lower-cased or not; null where unknown. */
  readonly country: string | null;
  readonly code: string | null;
}

/** One party. All but the role may be unknown: a matcher before there is a match, for one. */
export interface Party {
  readonly role: PartyRole;
  readonly name: string | null;
  /** Shown in place of a missing party. */
  readonly absent: string;
  /** The user it is; null for people outside the network. */
  readonly userId: string | null;
  readonly avatar: string | null;
  /** ISO 3166 alpha-2, for the flag. */
  readonly country: string | null;
  readonly countryName: string | null;
  readonly bank: PartyBank | null;
  /** What pays for the party, where it is named. */
  readonly provider: string | null;
  readonly amounts: readonly PartyAmount[];
  /** The info tooltip: label and text. */
  readonly info: readonly (readonly [label: string, text: string])[];
}

/** A bank is healthy while its status is UP, and unhealthy with any other or none (1O21). */
export const isHealthy = ({ status }: Pick<Bank, 'status'>): boolean => status === 'UP';

function partyBank(bank: Bank | null, country: string | null): PartyBank | null {
  if (!bank) return null;
  return {
    name: bank.name,
    healthy: isHealthy(bank),
    authenticated: bank.methodStatus === null ? null : bank.methodStatus === 'bank_authenticated',
    country,
    code: bank.account?.bank_code ?? null,
  };
}

const filled = (lines: readonly (readonly [string, string | null | undefined])[]) =>
  lines.flatMap(([label, text]) => (text ? [[label, text] as const] : []));

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');

/** Whether the order has ended: no match can follow. */
const hasEnded = (order: FullOrder): boolean =>
  order.is_removed === true || order.cancelled_at !== null || order.completed_at !== null;

function unmatchedWords(order: FullOrder): readonly [matcher: string, beneficiary: string] {
  if (order.match_id !== null && !isMatched(order)) return ['Match cancelled', 'Match cancelled'];
  return hasEnded(order)
    ? ['Not matched', 'Name not available']
    : ['Not matched yet', 'Not matched yet'];
}

/** What the network knows of a user, for the tooltip. */
function personInfo(person: Person): Party['info'] {
  const [method] = [...person.payment_methods, ...person.delivery_methods];
  return filled([
    ['User', person.id],
    ['E-mail', person.email],
    ['Phone', person.phone],
    ['Date of birth', person.dob],
    ['Address', joined(person.address, person.city, person.state, person.zipcode)],
    ['Account', person.account_number ?? method?.accountNumber],
    ['Account name', method?.account_name],
    ['Institution', method?.institution_name],
  ]);
}

function personParty(
  role: PartyRole,
  person: Person | null,
  absent: string,
): Omit<Party, 'bank' | 'amounts'> {
  return {
    role,
    name: personName(person),
    absent,
    userId: person?.id ?? null,
    avatar: person?.avatar ?? null,
    country: person?.country_abbreviation ?? null,
    countryName: person?.country ?? null,
    provider: null,
    info: person ? personInfo(person) : [],
  };
}

/** Servers write a recipient's country as a code or as a name. */
const COUNTRY_CODE = /^[a-z]{2}$/iu;

/** The person outside the network who receives the poster's money for the matcher. */
function matcherBeneficiary(
  recipient: NonNullable<FullOrder['match']>['matcherRecipient'],
  order: FullOrder,
  absent: string,
): Party {
  const info = recipient?.recipient?.recipientInfo ?? null;
  const code = info?.country && COUNTRY_CODE.test(info.country) ? info.country : null;
  return {
    role: 'Matcher Beneficiary',
    name: info?.name ?? null,
    absent,
    userId: null,
    avatar: null,
    country: code,
    countryName: code === null ? (info?.country ?? null) : null,
    bank: recipient?.institution_name
      ? {
          name: recipient.institution_name,
          healthy: null,
          authenticated: null,
          country: order.poster_country,
          code: info?.bank_code ?? null,
        }
      : null,
    provider: null,
    amounts: recipient ? [{ label: 'Receives', figure: orderFigures(order).posterAmount }] : [],
    info: filled([
      ['E-mail', info?.email],
      ['Phone', info?.phone],
      [
        'Address',
        info && joined(info.street_number, info.address, info.address2, info.city, info.country),
      ],
      ['Account', info?.account_number],
      ['Bank code', info?.bank_code],
    ]),
  };
}

/** The parties of an order in the order the money flows. A match that was cancelled has none. */
export function orderParties(order: FullOrder): readonly Party[] {
  const figures = orderFigures(order);
  const matched = isMatched(order);
  const match = matched ? order.match : null;
  const matcher = match?.user ?? null;
  const beneficiary = order.postersBeneficiary;
  const pays = figures.matcherAmountInMatcherCurrency;
  const [noMatcher, noBeneficiary] = unmatchedWords(order);
  const otherCurrency = pays.amount !== null && pays.currency !== figures.matcherAmount.currency;
  return [
    {
      ...personParty('Poster', order.user, 'Name not available'),
      country: order.user?.country_abbreviation ?? order.poster_country,
      bank: partyBank(order.posterBank, order.poster_country),
      amounts: [
        { label: 'Amount', figure: figures.posterAmount },
        { label: 'Fee', figure: figures.posterFee },
        { label: 'Total', figure: totalOf(figures.posterAmount, figures.posterFee) },
      ],
    },
    {
      ...personParty('Poster Beneficiary', beneficiary, 'Name not available'),
      bank: partyBank(order.postersBeneficiaryBank, beneficiary?.country_abbreviation ?? null),
      amounts: [{ label: 'Receives', figure: figures.matcherAmount }],
    },
    {
      ...personParty('Matcher', matcher, noMatcher),
      provider: matched ? (order.matcherPaymentProvider?.name ?? null) : null,
      bank: matched ? partyBank(order.matcherBank, matcher?.country_abbreviation ?? null) : null,
      amounts: matched
        ? [
            { label: 'Amount', figure: figures.matcherAmount },
            { label: 'Fee', figure: figures.matcherFee },
            { label: 'Total', figure: totalOf(figures.matcherAmount, figures.matcherFee) },
            ...(otherCurrency ? [{ label: 'Pays', figure: pays }] : []),
          ]
        : [],
    },
    matcherBeneficiary(match?.matcherRecipient ?? null, order, noBeneficiary),
  ];
}
