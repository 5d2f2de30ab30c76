/**
 * One declaration per call of the API. The console sends by it, the sandbox validates by it and the
 * types of both sides are inferred from it, so they cannot differ.
 */
import { z } from 'zod';
import { asRecord } from './json.ts';
import { id, readRecord } from './values.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type BodyEncoding = 'json' | 'form' | 'multipart';

type Fields = z.ZodType<object, object>;

/**
 * How a call is authorized (3K01, 3U15): by the token of the session, not at all, or by the fixed
 * credential of unified recipients, which only staff may use.
 */
export type Auth = 'session' | 'none' | 'credential';

interface Declaration<
  Path extends Fields,
  Query extends Fields,
  Body extends Fields,
  Answer extends z.ZodType,
  Authorized extends Auth,
> {
  readonly method: Method;
  /** By the session if left out. */
  readonly auth?: Authorized;
  /** Relative to the API base, with `{name}` where a path field goes. */
  readonly path: string;
  /** Fields that fill the path template. */
  readonly params?: Path;
  /** Fields of the query string, in bracket style. */
  readonly query?: Query;
  /** Fields of the body and how they are encoded. */
  readonly body?: { readonly encoding: BodyEncoding; readonly fields: Body };
  readonly answer: Answer;
  /** The facts of the specification that state the call, such as '1L19'; or their area, '1L'. */
  readonly source: string;
  /** True where the specification does not show the path or a parameter. */
  readonly assumed?: boolean;
  /** A call that is neither a GET nor an act: it only reads, or marks something as seen. */
  readonly isNoAct?: boolean;
}

/** A declared call; see {@link endpoint}. */
export interface Endpoint<
  Path extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Fields = Fields,
  Answer extends z.ZodType = z.ZodType,
  Authorized extends Auth = Auth,
> extends Declaration<Path, Query, Body, Answer, Authorized> {
  readonly auth: Authorized;
}

/** Declares a call of the API. */
export function endpoint<
  Answer extends z.ZodType,
  Path extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Fields = Fields,
  Authorized extends Auth = 'session',
>(
  declaration: Declaration<Path, Query, Body, Answer, Authorized>,
): Endpoint<Path, Query, Body, Answer, Authorized> {
  return { auth: 'session' as Authorized, ...declaration };
}

/** An answer whose content is not read. */
export const anyAnswer: z.ZodType<unknown, unknown> = z.unknown();

/** The fields of a call about one record, which its path names. */
export const ofId = z.object({ id });

/** A call about one record that carries nothing else, and whose answer is not read. */
export const onRecord = (
  method: Method,
  path: string,
  source: string,
  more: Pick<Endpoint, 'assumed'> = {},
) => endpoint({ method, path, params: ofId, answer: anyAnswer, source, ...more });

/** Whether a call changes something: the journal has it before it is sent. */
export const isAct = ({ method, isNoAct = false }: Pick<Endpoint, 'method' | 'isNoAct'>): boolean =>
  method !== 'GET' && !isNoAct;

type Flat<T> = { [K in keyof T]: T[K] };

/** All fields of the input, in the path, the query or the body. */
export type InputOf<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, z.ZodType>
    ? Flat<z.input<Path> & z.input<Query> & z.input<Body>>
    : never;

/** All fields as the server receives them after parsing. */
export type ParsedInputOf<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, z.ZodType>
    ? Flat<z.output<Path> & z.output<Query> & z.output<Body>>
    : never;

/** The answer for a caller, after validation. */
export type AnswerOf<E> =
  E extends Endpoint<Fields, Fields, Fields, infer Answer> ? z.output<Answer> : never;

/** The answer on the wire. */
export type WireAnswerOf<E> =
  E extends Endpoint<Fields, Fields, Fields, infer Answer> ? z.input<Answer> : never;

/** Where each input field goes, ready to be sent. */
export interface Placed {
  readonly path: string;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown> | undefined;
}

/** A path field as a segment of the path, never one that changes the path around it. */
function segment(name: string, value: unknown): string {
  const text = String(value);
  if (text !== '.' && text !== '..' && text.isWellFormed()) return encodeURIComponent(text);
  const message = `'${text}' names nothing`;
  throw new z.ZodError([{ code: 'custom', path: [name], message, input: value }]);
}

/** Any object: also a call without declared fields is given one. */
const anyFields = z.looseObject({});

/**
 * Parses `input` and puts each field where its declaration says.
 * @throws {z.ZodError} when it is no object, or a field is missing or of the wrong type
 */
export function place(declared: Endpoint, input: unknown): Placed {
  const given = anyFields.parse(input ?? {});
  const params = declared.params?.parse(given) as Record<string, unknown> | undefined;
  const path = declared.path.replaceAll(/\{(\w+)\}/gu, (_all, name: string) =>
    segment(name, params?.[name]),
  );
  return {
    path,
    query: (declared.query?.parse(given) ?? {}) as Record<string, unknown>,
    body: declared.body?.fields.parse(given) as Record<string, unknown> | undefined,
  };
}

/**
 * An answer whose content is under `data`, as far as it can be read; a body without that envelope is taken as it is,
 * and so is one with null in it.
 */
export function dataAnswer<S extends z.ZodType>(schema: S) {
  return z.preprocess((body) => asRecord(body)?.['data'] ?? body, readRecord(schema)) as z.ZodType<
    z.output<S>,
    { data: z.input<S> }
  >;
}

/** An answer that is the address of a file, which the main process fetches. */
export const fileAnswer = () => fieldAnswer('url', z.string().min(1));

/** An answer that is one named field, at the top of the body or under `data`. */
export function fieldAnswer<Name extends string, S extends z.ZodType>(name: Name, schema: S) {
  return z
    .preprocess(
      (body) => {
        const outer = asRecord(body);
        return outer && !(name in outer) ? (outer['data'] ?? outer) : body;
      },
      z.object({ [name]: readRecord(schema) }),
    )
    .transform((read) => (read as Record<string, unknown>)[name]) as unknown as z.ZodType<
    z.output<S>,
    Record<Name, z.input<S>>
  >;
}
