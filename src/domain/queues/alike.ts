/** What belongs together among the items of a queue that were read: those that carry exactly the same. */
import type { ReferralTransaction } from '#contract/people/referrals.ts';
import type { CardVerification, DocVerification } from '#contract/people/verifications.ts';
import { referredUserId } from '../referrals/figures.ts';
import { personName } from '../text/person-names.ts';
import { cardType } from '../verifications/card-types.ts';
import { expiryText } from '../verifications/cards.ts';
import { documentPictures } from '../verifications/documents.ts';

/** Something that two items may have in common. */
interface Trait<T> {
  /** 'Same document number' */
  readonly what: string;
  /** Null where the item does not say. */
  of(item: T): string | null;
  /** Whether it says something of another user alone: one person's account is mostly the same. */
  readonly isOfOthers?: true;
}

/** How the items of a queue are compared. */
export interface Compared<T> {
  /** What one is called: 'request'. */
  readonly noun: string;
  readonly traits: readonly Trait<T>[];
  userOf(item: T): string | null;
  /** The addresses of its images. */
  imagesOf?(item: T): readonly (string | null)[];
}

/** What an image file is recognized by; undefined for one that was not loaded in this session. */
type DigestOf = (url: string) => string | undefined;

/** Another item that has something in common. */
export interface Alike {
  readonly id: string;
  /** 'Same document number as request 812' */
  readonly text: string;
  /** Whether another user has it; null where one of them names no user. */
  readonly isOther: boolean | null;
}

/** A number as it is compared: without spaces and hyphens, in capitals. */
const bare = (number: string | null): string | null =>
  number === null ? null : number.replaceAll(/[\s-]/gu, '').toUpperCase() || null;

/** What the other items have in common with this one. */
export function alikeIn<T extends { readonly id: string }>(
  own: T,
  loaded: readonly T[],
  { noun, traits, userOf, imagesOf = () => [] }: Compared<T>,
  digestOf: DigestOf = () => undefined,
): readonly Alike[] {
  const user = userOf(own);
  const digestsOf = (item: T) =>
    imagesOf(item).flatMap((url) => (url === null ? [] : (digestOf(url) ?? [])));
  const digests = digestsOf(own);
  const ofImages = {
    what: 'Same image file',
    isOfOthers: false,
    isSame: (other: T) => digestsOf(other).some((digest) => digests.includes(digest)),
  };
  const ofTraits = traits.flatMap(({ what, of, isOfOthers = false }) => {
    const value = of(own);
    return value === null ? [] : [{ what, isOfOthers, isSame: (other: T) => of(other) === value }];
  });
  return [...ofTraits, ofImages].flatMap(({ what, isOfOthers, isSame }) =>
    loaded.flatMap((other) => {
      if (other.id === own.id || !isSame(other)) return [];
      const otherUser = userOf(other);
      const isOther = user === null || otherUser === null ? null : user !== otherUser;
      if (isOfOthers && isOther !== true) return [];
      return [{ id: other.id, text: `${what} as ${noun} ${other.id}`, isOther }];
    }),
  );
}

export const ALIKE_DOCUMENTS: Compared<DocVerification> = {
  noun: 'request',
  traits: [{ what: 'Same document number', of: ({ data }) => bare(data?.id_number ?? null) }],
  userOf: ({ user }) => user?.id ?? null,
  imagesOf: (request) => documentPictures(request).map(({ url }) => url),
};

const LAST = 4;

/** Brand, last four, holder and expiry; null where one of them is missing. */
function cardTrait({ number, user, expiry_date: expiry }: CardVerification): string | null {
  const digits = bare(number);
  const holder = personName(user);
  if (digits === null || holder === null || expiry === null) return null;
  return [cardType(digits), digits.slice(-LAST), holder.toLowerCase(), expiryText(expiry)].join(
    ' ',
  );
}

export const ALIKE_CARDS: Compared<CardVerification> = {
  noun: 'card',
  traits: [{ what: 'Same card (brand, last four, holder, expiry)', of: cardTrait }],
  userOf: ({ user }) => user?.id ?? null,
  imagesOf: ({ image_url: url }) => [url],
};

export const ALIKE_WITHDRAWALS: Compared<ReferralTransaction> = {
  noun: 'withdrawal',
  traits: [
    {
      what: 'Same account',
      isOfOthers: true,
      of({ beneficiaryDeliveryMethod: method }) {
        if (method === null) return null;
        const number = bare(method.accountNumber);
        return number && [method.institution_name?.toLowerCase(), number].join(' ');
      },
    },
  ],
  userOf: referredUserId,
};
