/**
 * The pictures of verification requests, drawn when they are fetched. Some do not show what the person
 * declared, so that a review has something to find.
 */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fullAddress } from '../areas/verifications/rows.ts';
import type { Database } from '../database/database.ts';
import { docVerifications, people } from '../database/schema.ts';
import { cardVerifications } from '../database/verification-tables.ts';
import { interFont } from '../exports/font/inter.ts';
import { parsed } from '../server/input.ts';
import { HttpError } from '../server/problem.ts';
import { type Random, randomFor } from '../world/random.ts';
import type { Canvas } from './canvas.ts';
import {
  drawBack,
  drawBill,
  drawCard,
  drawIdentity,
  drawPhoto,
  faceOf,
  type SpecimenText,
  type Tools,
} from './drawings.ts';
import { createLettering, type Lettering } from './lettering.ts';

/** The pictures of a sandbox. */
export interface Specimens {
  /** Adds the route that draws them: `/pictures/{key}/{name}.png`. */
  install(server: FastifyInstance): void;
  /** Whether they are as large as those of cameras, near 4 MB each. */
  setLarge(large: boolean): void;
}

const NOT_FOUND = 404;
/** Pixels for each unit of a drawing; the large ones have the noise of a camera besides. */
const SCALE = { usual: 1, large: 1.62 } as const;
/** Bytes of drawn pictures that are kept for those who ask again. */
const ROOM = 32 * 1024 ** 2;

const NAMES = ['card', 'document', 'photo', 'extra'] as const;
type Name = (typeof NAMES)[number];

const asked = z.object({ key: z.string().max(64), file: z.string().max(64) });

/** What a request has declared, and the type of its document. */
interface Declared {
  readonly type: 'card' | 'identity' | 'address';
  readonly text: SpecimenText;
}

/** The date a year on, or a digit changed: what a reviewer has to notice. */
const laterYear = (date: string | null) =>
  date?.replace(/\d{4}/u, (year) => String(Number(year) + 1));
const otherDigit = (number: string | null) =>
  number?.replace(/\d(?=\d{2}$)/u, (digit) => String((Number(digit) + 3) % 10));

/** What stands on the document: as declared as a rule. */
function written(text: SpecimenText, random: Random): SpecimenText {
  const differs = random.weighted([
    ['nothing', 70],
    ['number', 8],
    ['dob', 7],
    ['expiry', 7],
    ['name', 8],
  ]);
  switch (differs) {
    case 'number':
      return { ...text, number: otherDigit(text.number) ?? null };
    case 'dob':
      return { ...text, dob: laterYear(text.dob) ?? null };
    case 'expiry':
      return { ...text, expiry: laterYear(text.expiry) ?? null };
    case 'name':
      return { ...text, name: text.name.split(' ').reverse().slice(0, 2).join(' ') };
    default:
      return text;
  }
}

async function findCard({ queries }: Database, key: string): Promise<Declared | undefined> {
  const [found] = await queries
    .select({ card: cardVerifications, person: people })
    .from(cardVerifications)
    .innerJoin(people, eq(people.id, cardVerifications.person_id))
    .where(eq(cardVerifications.image_key, key));
  if (!found) return;
  const { card, person } = found;
  const [year = '', month = ''] = card.expiry_date.split('-');
  return {
    type: 'card',
    text: {
      name: person.full_name,
      dob: null,
      address: null,
      number: card.number,
      expiry: `${month}/${year.slice(2)}`,
    },
  };
}

async function findDocument({ queries }: Database, key: string): Promise<Declared | undefined> {
  const [found] = await queries
    .select({ request: docVerifications, person: people })
    .from(docVerifications)
    .innerJoin(people, eq(people.id, docVerifications.person_id))
    .where(eq(docVerifications.image_key, key));
  if (!found) return;
  const { request, person } = found;
  return {
    type: request.type,
    text: {
      name: person.full_name,
      dob: person.dob,
      address: fullAddress(person),
      number: request.id_number,
      expiry: request.expiry_date,
    },
  };
}

function draw({ type, text }: Declared, name: Name, key: string, tools: Omit<Tools, 'random'>) {
  // What a request looks like follows from its key; each picture has a stream of its own.
  const stream = (kind: string) => randomFor(0, `${kind} ${key}`, 0);
  const face = faceOf(stream('face'));
  const all: Tools = { ...tools, random: stream(name) };
  const onDocument = written(text, stream('differences'));
  const drawings: Readonly<Record<Name, () => Canvas>> = {
    card: () => drawCard(onDocument, all),
    document: () =>
      type === 'address' ? drawBill(onDocument, all) : drawIdentity(onDocument, face, all),
    photo: () => drawPhoto(face, all),
    extra: () => drawBack(onDocument, all),
  };
  return drawings[name]();
}

/** The pictures of the requests in `database`. */
export function createSpecimens(database: Database): Specimens {
  const drawn = new Map<string, Buffer>();
  let large = false;
  let letters: Promise<Lettering> | undefined;

  const keep = (own: string, made: Buffer) => {
    drawn.set(own, made);
    let used = [...drawn.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [oldest, { length }] of drawn) {
      if (used <= ROOM) return;
      drawn.delete(oldest);
      used -= length;
    }
  };
  const picture = async (key: string, name: Name): Promise<Buffer> => {
    const own = `${key} ${name} ${large}`;
    const known = drawn.get(own);
    if (known) return known;
    const declared = (await findDocument(database, key)) ?? (await findCard(database, key));
    if (!declared) throw new HttpError(NOT_FOUND, 'Image not found');
    letters ??= interFont().then(createLettering);
    const tools = { letters: await letters, scale: large ? SCALE.large : SCALE.usual };
    const made = await draw(declared, name, key, tools).png({ grain: large });
    keep(own, made);
    return made;
  };

  return {
    setLarge: (value) => {
      large = value;
      drawn.clear();
    },
    install: (server) => {
      server.get('/pictures/:key/:file', async (request, reply) => {
        const { key, file } = parsed(asked, request.params);
        const name = NAMES.find((each) => file === `${each}.png`);
        if (!name) throw new HttpError(NOT_FOUND, 'Image not found');
        return await reply
          .type('image/png')
          .header('cache-control', 'no-store')
          .send(await picture(key, name));
      });
    },
  };
}
