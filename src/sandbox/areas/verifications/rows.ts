/** Requests to verify cards and documents as rows of their lists (2C, 2I). */
import type {
  CardVerificationOnWire,
  DocVerificationOnWire,
} from '#contract/people/verifications.ts';
import type { cardVerifications } from '../../database/area-tables.ts';
import type { docVerifications } from '../../database/schema.ts';
import type { PersonRecord } from '../users/rows.ts';

type CardRecord = typeof cardVerifications.$inferSelect;
type DocRecord = typeof docVerifications.$inferSelect;

/** Where a picture is, given its path. */
export type PictureAddress = (path: string) => string;

/** An address in one line; null when the person gave none. */
export function fullAddress(person: PersonRecord): string | null {
  const { street_number: number, address, address2, city, state, zipcode, country } = person;
  if (address === null) return null;
  const street = [number, address].filter(Boolean).join(' ');
  return [street, address2, city, state, zipcode, country].filter(Boolean).join(', ');
}

const named = ({ firstname, middlename, lastname }: PersonRecord) => ({
  firstname,
  middlename,
  lastname,
});

export function cardRow(
  card: CardRecord,
  person: PersonRecord,
  address: PictureAddress,
): CardVerificationOnWire {
  const [year = '', month = ''] = card.expiry_date.split('-');
  return {
    id: card.id,
    user: { id: person.id, ...named(person) },
    number: card.number,
    expiry_date: `${month}/${year}`,
    status: card.status,
    resp_message: card.resp_message,
    image_url: address(`${card.image_key}/card.png`),
  };
}

export function docRow(
  request: DocRecord,
  person: PersonRecord,
  address: PictureAddress,
): DocVerificationOnWire {
  const picture = (name: string) => address(`${request.image_key}/${name}.png`);
  return {
    id: request.id,
    type: request.type,
    user: {
      id: person.id,
      name: person.full_name,
      dob: person.dob,
      full_address: fullAddress(person),
    },
    data: { id_number: request.id_number },
    expiry_date: request.expiry_date,
    status: request.status,
    doc_image_url: picture('document'),
    photo_image_url: request.has_photo ? picture('photo') : null,
    extra_image_url: request.has_extra ? picture('extra') : null,
    comments: [...request.comments],
  };
}
