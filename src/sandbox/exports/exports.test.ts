import qs from 'qs';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OrderRow } from '#contract/orders/orders.ts';
import { endpoints } from '#contract/wire/endpoints.ts';
import type { FileKind } from '#contract/wire/file-kinds.ts';
import { known, shownAs } from '#contract/wire/unreadable.ts';
import { formatAmount } from '#domain/money/money.ts';
import { completedOrCancelledAt, orderFigures, orderReference } from '#domain/orders/figures.ts';
import { ORDER_COLUMNS } from '#domain/orders/testing.ts';
import { pdfTexts, sheetRows, unzip } from '../testing/files.ts';
import { KINDS, send, type TestSandbox, tokenOf } from '../testing/sandboxes.ts';
import { SMALL_WORLD } from '../testing/small-world.ts';

const DAY = 86_400_000;
const STATUSES: Readonly<Record<string, string>> = {
  completed: 'Completed',
  cancelled: 'Cancelled',
};
/** What the totals are called in a file, by their fields in the answer of the list's statistics. */
const TOTALS = [
  ['total_poster_amount', 'Total poster amount'],
  ['total_matcher_amount', 'Total matcher amount'],
  ['total_poster_fee', 'Total poster fee'],
  ['total_matcher_fee', 'Total matcher fee'],
  ['total_collection_fee', 'Total collection fee'],
  ['total_payout_fee', 'Total payout fee'],
  ['total_poster_payout_fee', 'Total poster payout fee'],
  ['total_stampduty_fee', 'Total stampduty fee'],
] as const;

describe.each(KINDS)('exports of orders on $name Postgres', ({ open }) => {
  let sandbox: TestSandbox;
  let token: string;

  beforeAll(async () => {
    sandbox = await open();
    token = await tokenOf(sandbox.url, 'manager');
  });
  afterAll(() => sandbox.close());

  const ask = async (path: string, asked: object) => {
    const query = qs.stringify(asked, { arrayFormat: 'brackets' });
    return (await send(`${sandbox.url}/${path}?${query}`, { token })).body;
  };
  const link = async (format: FileKind, asked: object = {}) =>
    endpoints['orders.export'].answer.parse(
      await ask('admin/transactions/export', { ...asked, format }),
    );
  const exported = async (format: FileKind, asked: object = {}) => {
    const response = await fetch(await link(format, asked));
    if (!response.ok) throw new Error(`the export answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };
  const listed = async (asked: object = {}): Promise<readonly OrderRow[]> =>
    endpoints['orders.list'].answer.parse(
      await ask('admin/transactions', { page: 1, pageSize: 1000, ...asked }),
    ).rows;
  const table = (rows: ReturnType<typeof sheetRows>) => {
    const header = rows.findIndex((row) => row.get('W')?.value === 'Refund Status');
    return { above: rows.slice(0, header), header: rows[header], body: rows.slice(header + 1) };
  };

  /** What stands above the table, by its name. */
  const factsOf = (above: ReturnType<typeof sheetRows>) =>
    new Map(above.map((row) => [row.get('A')?.value, row.get('B')?.value]));

  it.each([
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['pdf', 'application/pdf'],
  ] as const)(
    'a link to a %s file needs no sign-in and names the file',
    { tags: ['1L25'] },
    async (format, type) => {
      const url = await link(format);
      expect(url).toMatch(new RegExp(`^${sandbox.url}/exports/[\\w-]{32}\\.${format}$`, 'u'));
      const response = await fetch(url);
      await response.arrayBuffer();
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('content-disposition')).toMatch(
        new RegExp(
          `^attachment; filename="transactions-\\d{4}-\\d\\d-\\d\\d-\\d{6}\\.${format}"$`,
          'u',
        ),
      );
    },
  );

  it('is there for some minutes, and only for those who have the link', async () => {
    const url = await link('xlsx');
    expect((await fetch(`${sandbox.url}/exports/guess.xlsx`)).status).toBe(404);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    const late = await fetch(url);
    expect(late.status).toBe(404);
    expect(await late.json()).toEqual({
      message: 'This export is no longer there; export again',
    });
  });

  it('fails on demand like any other call', async () => {
    const url = await link('pdf');
    const failures = [{ path: '/exports/', status: 503 }];
    await send(`${sandbox.url}/sandbox/faults`, { method: 'POST', body: { failures } });
    onTestFinished(async () => {
      await send(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' });
    });
    expect((await fetch(url)).status).toBe(503);
  });

  describe('as XLSX', () => {
    it('has every order of the list in its order, in 23 columns', async () => {
      const asked = { orderBy: 'completed_at', filters: { statuses: ['completed', 'cancelled'] } };
      const rows = await listed(asked);
      const { header, body } = table(sheetRows(await exported('xlsx', asked)));
      expect(Array.from(header?.values() ?? [], ({ value }) => value)).toEqual(ORDER_COLUMNS);
      expect(body.map((row) => row.get('A')?.value)).toEqual(rows.map(({ id }) => id));
      for (const [at, row] of rows.entries()) {
        const figures = orderFigures(row);
        const cell = (column: string) => body[at]?.get(column)?.value ?? null;
        expect(cell('B')).toBe(orderReference(row));
        expect(cell('E')).toBe(figures.posterAmount.amount);
        expect(cell('G')).toBe(figures.matcherAmountInMatcherCurrency.amount);
        expect(cell('J')).toBe(figures.matcherFee.amount);
        expect(cell('T')).toBe(row.is_partial_match_allowed ? 'Yes' : 'No');
        expect(cell('U')).toBe(row.admin_memo);
        expect(cell('V')).toBe(STATUSES[row.status ?? '']);
        const ended = Date.parse(known(completedOrCancelledAt(row)) ?? '');
        expect(Math.round((Number(cell('S')) - 25_569) * DAY)).toBeCloseTo(ended, -1);
      }
    });

    it('describes itself: filters in words and the time zone', async () => {
      const asked = {
        search: 'a',
        filters: {
          statuses: ['completed', 'removed'],
          fromCurrency: ['NGN'],
          toCurrency: ['USD'],
          posterAmount: { from: '1000' },
          matcherCountry: 'US',
          partialMatch: '0',
          paymentType: 'mono',
          paymentProvider: '2',
          type: 'hybrid',
          refundStatuses: ['failed'],
        },
      };
      const { above } = table(sheetRows(await exported('xlsx', asked)));
      const facts = factsOf(above);
      expect(above[0]?.get('A')?.value).toBe('Transactions');
      const company = (await ask('third-party-companies', {}))['data'] as { company: string }[];
      expect(facts.get('Filters')).toBe(
        `Search: a; Sent amount: from 1000; Matcher Country: United States; Currency: NGN to USD; Status: Completed, Expired; Refund Status: Failed; Type: hybrid; Partial Match Allowed: No; Payment Type: Mono (bank link); Payment Provider: ${company[1]?.company}`,
      );
      expect(facts.get('Time zone')).toBe('UTC');
    });

    it('says how many rows it has, and the eight totals of the list', async () => {
      const asked = { filters: { statuses: ['completed'] } };
      const { above, body } = table(sheetRows(await exported('xlsx', asked)));
      const facts = factsOf(above);
      expect(body.length).toBeGreaterThan(0);
      expect(facts.get('Rows')).toBe(String(body.length));
      const totals = endpoints['orders.statistics'].answer.parse(
        await ask('admin/transactions/statistics', asked),
      );
      expect(TOTALS.map(([field]) => field).toSorted()).toEqual(Object.keys(totals).toSorted());
      for (const [field, label] of TOTALS) expect(facts.get(label), label).toBe(totals[field]);
      expect(facts.get('Total poster amount')).not.toBe('0');
    });

    it('lets no program take a text for a formula', async () => {
      const file = await exported('xlsx');
      const dangerous = (await listed()).filter(({ admin_memo: memo }) =>
        /^[=+\-@\t]/u.test(memo ?? ''),
      );
      expect(dangerous.length).toBeGreaterThan(0);
      const { body } = table(sheetRows(file));
      const byId = new Map(body.map((row) => [row.get('A')?.value, row.get('U')]));
      const styles =
        unzip(file)
          .get('xl/styles.xml')
          ?.match(/<xf .*?\/>/gu) ?? [];
      for (const { id, admin_memo: memo } of dangerous) {
        const cell = byId.get(id);
        expect(cell).toMatchObject({ value: memo, isText: true });
        expect(styles[cell?.style ?? 0]).toContain('quotePrefix="1"');
      }
      expect(unzip(file).get('xl/worksheets/sheet1.xml')).not.toContain('<f');
    });

    it('of nothing is a table without rows', async () => {
      const { above, body } = table(sheetRows(await exported('xlsx', { search: 'nobody at all' })));
      expect(body).toEqual([]);
      expect(
        above.some((row) => row.get('A')?.value === 'Rows' && row.get('B')?.value === '0'),
      ).toBe(true);
    });
  });

  describe('as PDF', () => {
    it('has every order on its pages, with headers on each', async () => {
      const pages = pdfTexts(await exported('pdf'));
      const rows = await listed();
      expect(pages.length).toBeGreaterThan(3);
      for (const page of pages)
        expect(page).toEqual(expect.arrayContaining(['Poster Amount', 'Memo']));
      const texts = pages.flat();
      const ids = texts.filter((text) => /^1\d{5}$/u.test(text));
      expect(ids).toEqual(rows.map(({ id }) => id));
      for (const row of rows.slice(0, 50)) {
        const { amount, currency } = orderFigures(row).posterAmount;
        expect(texts).toContain(`${shownAs(amount, formatAmount)} ${currency}`);
      }
      expect(texts).toContain(`Rows: ${SMALL_WORLD.orders}`);
      expect(texts).toContain('Time zone: UTC');
      expect(texts.filter((text) => text.startsWith('Total '))).toHaveLength(8);
    });

    it('keeps Latin, Vietnamese, Cyrillic and Greek text, and marks what it cannot write', async () => {
      const search = 'Ọlá Łódź Nguyễn Борис Ελένη 王';
      const [page = []] = pdfTexts(await exported('pdf', { search }));
      expect(page).toContain('Filters: Search: Ọlá Łódź Nguyễn Борис Ελένη □');
    });

    it('embeds only the glyphs it uses', async () => {
      const file = await exported('pdf', { search: 'nobody at all' });
      expect(file.length).toBeLessThan(60_000);
      expect(pdfTexts(file).flat()).toContain('Rows: 0');
    });

    it('points at each of its objects', async () => {
      const file = await exported('pdf');
      const source = file.toString('latin1');
      const start = Number(/startxref\n(\d+)\n%%EOF\n$/u.exec(source)?.[1]);
      const entries = source.slice(start).match(/^\d{10} 00000 n /gmu) ?? [];
      expect(entries.length).toBeGreaterThan(10);
      for (const [index, entry] of entries.entries()) {
        const offset = Number(entry.slice(0, 10));
        expect(source.slice(offset, offset + 12)).toMatch(new RegExp(`^${index + 1} 0 obj`, 'u'));
      }
    });
  });
});
