/** How a user pays or is paid, in the words of the profile: the fields of each kind (2U, 2UD). */
import type { MethodAccount, UserMethod } from '#contract/people/users.ts';
import { wordsOf } from '../text/words.ts';

/** One thing that is shown of a method; null where the network has none. */
export type MethodField = readonly [label: string, value: string | null];

export interface ShownMethod {
  readonly title: string;
  readonly fields: readonly MethodField[];
}

const holderAndEmail = ({ holder_name, email }: MethodAccount): MethodField[] => [
  ['Account holder', holder_name],
  ['E-mail', email],
];

/** Holder and sort code by provider of Faster. Two have names of their own for them; which two is assumed. */
const FASTER: ReadonlyMap<string, (account: MethodAccount) => [string | null, string | null]> =
  new Map(
    Object.entries({
      modulr: ({ account_name, sort_code }) => [account_name, sort_code],
      clearbank: ({ owner_name, routing_code }) => [owner_name, routing_code],
    }),
  );

function faster({ account, provider }: UserMethod): MethodField[] {
  const own = FASTER.get(provider?.toLowerCase() ?? '')?.(account);
  const [holder, sortCode] = own ?? [account.holder_name, account.sort_code];
  const number = account.account_number;
  const both = [number, sortCode].filter((part) => part !== null).join(' · ');
  return [
    ['Account holder', holder],
    ['Account and sort code', both === '' ? null : both],
  ];
}

const bankName = ({ account, institution_name: institution }: UserMethod) =>
  account.bank_name ?? institution;

/** The kinds by a part of the method's name. */
const KINDS: readonly (readonly [
  part: string,
  title: string,
  fields: (method: UserMethod) => MethodField[],
])[] = [
  ['card', 'Card', (method) => [['Bank', bankName(method)]]],
  ['zelle', 'Zelle', ({ account }) => holderAndEmail(account)],
  ['interac', 'Interac', ({ account }) => holderAndEmail(account)],
  ['faster', 'Faster', faster],
  [
    'sepa',
    'SEPA',
    ({ account }) => [
      ['IBAN', account.iban],
      ['BIC', account.bic],
    ],
  ],
];

/** The two providers that are shown by account number (which two is assumed). */
const PROVIDERS: ReadonlyMap<string, (method: UserMethod) => MethodField[]> = new Map(
  Object.entries({
    flutterwave: (method) => [
      ['Account number', method.account.account_number],
      ['Bank name', bankName(method)],
    ],
    pesalink: ({ account }) => [
      ['Account number', account.account_number],
      ['Branch code', account.branch_code],
    ],
  }),
);

/** Of an unknown kind, all that is known. */
const asItIs = (method: UserMethod): MethodField[] => [
  ['Account number', method.account.account_number],
  ['Bank name', bankName(method)],
  ...(method.account.branch_code === null
    ? []
    : [['Branch code', method.account.branch_code] as const]),
];

/** The account name, if the network sends one that is not shown already. */
function withAccountName(
  { account_name: name }: MethodAccount,
  fields: readonly MethodField[],
): readonly MethodField[] {
  if (name === null || fields.some(([, value]) => value === name)) return fields;
  return [['Account name', name], ...fields];
}

/** The fields shown of a method, by its kind. */
export function shownMethod(method: UserMethod): ShownMethod {
  const name = method.method?.toLowerCase() ?? '';
  const kind = KINDS.find(([part]) => name.includes(part));
  const fields = kind
    ? kind[2](method)
    : (PROVIDERS.get(method.provider?.toLowerCase() ?? '') ?? asItIs)(method);
  return {
    title: kind ? kind[1] : wordsOf(method.method ?? method.provider ?? 'Unknown'),
    fields: withAccountName(method.account, fields),
  };
}

/** All fields of a method, for its dialog. */
export function methodDetails(method: UserMethod): readonly MethodField[] {
  return [
    ['Provider', method.provider],
    ['Method', method.method],
    ['Institution', method.institution_name],
    ...shownMethod(method).fields,
  ];
}
