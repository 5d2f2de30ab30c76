/** Requests to verify cards and documents on a network that decides them, for component tests. */
import type {
  CardVerificationOnWire,
  DocVerificationOnWire,
} from '#contract/people/verifications.ts';
import type { Answers, FakeDesk, Sparse } from '#renderer/testing/fakeBridge.ts';
import { answersWith, pageOf } from '#renderer/testing/lists.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
export const PICTURE = { status: 'shown', src: PIXEL, type: 'image/png', size: 70 } as const;

/** A main process that shows every picture. */
export const SHOWN: NonNullable<FakeDesk['handlers']> = { 'attachments.show': () => PICTURE };

/** The page remembers by id what was seen and decided: no two requests have the same. */
let last = 1000;
const newId = () => {
  last += 1;
  return last;
};

export type SomeDocument = Sparse<DocVerificationOnWire>;
type SomeCard = Sparse<CardVerificationOnWire>;

/** An undecided request with an image of the document. */
export function someDocument(fields: SomeDocument = {}): SomeDocument {
  const id = newId();
  return {
    id,
    type: 'identity',
    status: null,
    expiry_date: '2090-01-01',
    data: { id_number: `NIN-${id}` },
    user: { id: id + 10_000, name: `Person ${id}` },
    doc_image_url: `/pictures/document-${id}.png`,
    ...fields,
  };
}

/** A card whose charge is verified. */
export function someCard(fields: SomeCard = {}): SomeCard {
  const id = newId();
  return {
    id,
    status: 'charge_verified',
    number: `400000000000${id}`,
    expiry_date: '2090-01-01',
    user: { id: id + 10_000, firstname: 'Ada', lastname: `Obi ${id}` },
    image_url: `/pictures/card-${id}.png`,
    ...fields,
  };
}

interface Decided {
  readonly id: unknown;
}

/** The network decides the request of that id. */
function decide(all: readonly Sparse<Decided>[], id: unknown, status: string): object {
  for (const each of all) if (`${each.id}` === `${id}`) Object.assign(each, { status });
  return {};
}

/** A network with those requests; the search finds names and numbers. */
export function documentNetwork(all: readonly SomeDocument[]): Answers {
  return {
    ...answersWith([]),
    'docVerifications.list': (input) => {
      const { type, search = '', page = 1, pageSize } = input;
      const asked = input.filters?.status ?? input.status;
      const found = all.filter(
        (each) =>
          each.type === type &&
          `${each.user?.name} ${each.data?.id_number}`.includes(search) &&
          (asked === undefined || (each.status === 'approved') === (asked === 'approved')),
      );
      return pageOf(found, { page, pageSize });
    },
    'docVerifications.approve': ({ id }: Decided) => decide(all, id, 'approved'),
  };
}

/** A network with those cards; the search finds numbers. */
export function cardNetwork(all: readonly SomeCard[]): Answers {
  return {
    ...answersWith([]),
    'cardVerifications.list': (input) =>
      pageOf(
        all.filter(({ number, user }) =>
          `${number} ${user?.firstname} ${user?.lastname}`.includes(input.search ?? ''),
        ),
        input,
      ),
    'cardVerifications.approve': ({ id }: Decided) => decide(all, id, 'approved'),
    'cardVerifications.decline': ({ id }: Decided) => decide(all, id, 'declined'),
  };
}
