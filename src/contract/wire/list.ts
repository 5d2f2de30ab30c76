/** Lists: one way to ask for a page of rows and one tolerant way to read it. */
import { z } from 'zod';
import { asRecord } from './json.ts';
import { count, readRecord } from './values.ts';

/** One page of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The rows of all pages. */
  readonly rowCount: number;
  /**
   * The count as the server sent it, where its rows contradict it: `rowCount` is then at least as many as
   * were counted.
   */
  readonly said?: number | undefined;
  /** Rows a page as the server has cut them; left out where it does not say. */
  readonly pageSize?: number | undefined;
  /** How many rows the server sent, where it was more than the page that was asked for. */
  readonly sent?: number | undefined;
  /** The fields for want of which rows of it cannot be shown, one for each row; left out where all can. */
  readonly unread?: readonly string[] | undefined;
}

/** How a server says which page it sent. */
export interface WirePagination {
  readonly page?: number;
  readonly pageSize?: number;
  readonly pageCount?: number;
  readonly rowCount: number;
}

/** Query fields of every paged list. `page` counts from 1. */
export const paging = { page: count.min(1), pageSize: count.min(1).max(1000) };

/** The same where the query may be of all pages: totals and exports. */
export const optionalPaging = {
  page: paging.page.optional(),
  pageSize: paging.pageSize.optional(),
};

/** The parsed fields of a page. */
const pagination = z.object({
  rowCount: count,
  pageSize: count.min(1).optional().catch(undefined),
});

/** The number of rows of all pages, and the size of the pages if it is sent. */
const extentOf = ({ rowCount, pageSize }: z.output<typeof pagination>) => ({
  rowCount,
  ...(pageSize !== undefined && { pageSize }),
});

/**
 * Finds rows and row count in any of the shapes servers use: `{models, pagination}`,
 * `{data: [...], pagination}` and either of them inside one more `data`.
 */
function unwrapPage(body: unknown): unknown {
  const outer = asRecord(body);
  const inner = asRecord(outer?.['data']);
  const holder = outer && !('models' in outer) && inner ? inner : outer;
  return {
    ...outer,
    ...holder,
    models: holder?.['models'] ?? holder?.['data'],
    pagination: asRecord(holder?.['pagination'] ?? outer?.['pagination']),
  };
}

/** The answer of a paged list on the wire: its rows are under `Key`. */
type ListOnWire<Row extends z.ZodType, Key extends string> = Readonly<
  Record<Key, readonly z.input<Row>[]>
> & { readonly pagination: WirePagination };

type More = Readonly<Record<string, z.ZodOptional<z.ZodType>>>;
type MoreOnWire<M extends More> = { readonly [Name in keyof M]?: z.input<M[Name]> };
type MoreRead<M extends More> = { readonly [Name in keyof M]?: z.output<M[Name]> };

/** A row that cannot be shown, because this field of it cannot be read. */
class Unread {
  readonly field: string;

  constructor(field: string) {
    this.field = field;
  }
}

/** A row as far as it can be read: one odd row takes no other with it. */
const rowOrUnread = <Row extends z.ZodType>(row: Row) =>
  readRecord(row).catch(
    ({ issues: [issue] }) => new Unread(issue?.path?.join('.') ?? '') as never,
  ) as unknown as z.ZodType<z.output<Row> | Unread, z.input<Row>>;

/** The answer of a paged list whose rows are under `models` on the wire, and that may carry `more` beside them. */
export function listAnswer<Row extends z.ZodType, M extends More>(row: Row, more = {} as M) {
  const beside: More = more;
  const page = z.object({ models: z.array(rowOrUnread(row)), pagination, ...beside });
  const read = readRecord(page).transform(({ models, pagination: extent, ...rest }) => {
    const unread = models.flatMap((each) => (each instanceof Unread ? each.field : []));
    return {
      rows: models.filter((each) => !(each instanceof Unread)),
      ...(unread.length > 0 && { unread }),
      ...extentOf(extent),
      ...rest,
    };
  });
  return z.preprocess(unwrapPage, read) as unknown as z.ZodType<
    Page<z.output<Row>> & MoreRead<M>,
    ListOnWire<Row, 'models'> & MoreOnWire<M>
  >;
}

/** The answer of a paged list whose rows are under `data` on the wire. */
export const dataListAnswer = <Row extends z.ZodType>(row: Row) =>
  listAnswer(row) as unknown as z.ZodType<Page<z.output<Row>>, ListOnWire<Row, 'data'>>;
