import { describe, expect, it } from 'vitest';
import { hybridOptionChange } from '#contract/network/hybrid-order-options.ts';
import { changeGroups, changesOf, groupText, loggedChanges, matchingGroups } from './option-log.ts';

const entry = (id: number, created: string, fee: string, more: object = {}) =>
  hybridOptionChange.parse({
    id,
    exchange_rate: '1500',
    fee,
    matcher_amount: String(id * 50),
    matcher_currency: 'USD',
    matcher_country: 'US',
    pb_currency: 'NGN',
    pb_country: 'NG',
    thirdPartyCompany: 'Kola',
    user: { id: 3, full_name: 'Ada Obi' },
    created_at: created,
    ...more,
  });

const LOG = loggedChanges([
  entry(1, '2026-11-20T07:12:00.100Z', '2.5'),
  entry(2, '2026-11-20T07:12:00.900Z', '2.5'),
  entry(2, '2026-11-19T07:12:00Z', '1.99', { user: 'Bo' }),
  entry(1, '2026-11-18T07:12:00Z', '1.99', { user: 'Bo', thirdPartyCompany: 'Baobab' }),
]);

describe('the log of hybrid order options', () => {
  it('has names, and the entry of the same option before each', { tags: ['2H23'] }, () => {
    expect(LOG[0]).toMatchObject({
      who: 'Ada Obi',
      matcherCountry: 'United States',
      pbCountry: 'Nigeria',
      before: { fee: '1.99' },
    });
    expect(LOG[0]?.pbCurrency).toMatch(/^Niger.* \(NGN\)$/u);
    expect(LOG.map(({ key }) => key)).toEqual([1, 2, 3, 4]);
    const [unlisted] = loggedChanges([entry(1, '', '1', { pb_currency: 'XTS' })]);
    expect(unlisted?.pbCurrency).toBe('XTS');
    expect(LOG.map(({ before }) => before?.fee)).toEqual(['1.99', '1.99', undefined, undefined]);
  });

  it('is grouped by person where less than a second lies between one change and the next', () => {
    const groups = changeGroups(LOG);
    expect(groups.map(({ entries }) => entries.length)).toEqual([2, 1, 1]);
    expect(groups.map(groupText)[0]).toBe('Kola to NGN, 2 options, fee 1.99 → 2.50');
    // Sixteen over the edge of a second, as another person saves, too.
    const start = Date.parse('2026-11-20T07:12:00.850Z');
    const at = (milliseconds: number) => new Date(start + milliseconds).toISOString();
    const saved = Array.from({ length: 16 }, (_, index) => entry(index + 1, at(20 * index), '2.5'));
    const bo = { user: { id: 4, full_name: 'Bo' } };
    const sizes = (...more: Parameters<typeof entry>[]) =>
      changeGroups(loggedChanges([...saved, ...more.map((each) => entry(...each))])).map(
        ({ entries }) => entries.length,
      );
    expect(sizes([20, at(111), '3', bo], [21, at(131), '3', bo])).toEqual([16, 2]);
    expect(sizes([20, at(300 + 999), '2.5'])).toEqual([17]);
    expect(sizes([20, at(300 + 1000), '2.5'])).toEqual([1, 16]);
  });

  it.each([
    ['of the options', [1, 1, 2]],
    ['of their own', [11, 12, 13]],
  ])(
    'has the old values where the ids of its entries are %s',
    { tags: ['2H23'] },
    (_whose, ids) => {
      const [last = 0, first = 0, other = 0] = ids;
      const read = [
        entry(last, '2026-11-20T07:12:00Z', '2.5', { matcher_amount: '100.00' }),
        entry(other, '2026-11-19T07:12:00Z', '9', { matcher_amount: '200' }),
        entry(first, '2026-11-18T07:12:00Z', '1.99', { matcher_amount: '100' }),
      ];
      expect(loggedChanges(read).map(({ before }) => before?.fee)).toEqual([
        '1.99',
        undefined,
        undefined,
      ]);
      const option = entry(1, '2026-11-20T07:12:00Z', '2.5', { matcher_amount: '100' });
      expect(changesOf(option, read).map(({ change }) => change.fee)).toEqual(['2.5', '1.99']);
    },
  );

  it('has the old values of one provider, by its id or else its name', () => {
    const first = (...more: object[]) =>
      loggedChanges(
        more.map((each, at) =>
          entry(at, `2026-11-2${9 - at}T07:12:00Z`, String(at), { matcher_amount: '5', ...each }),
        ),
      )[0]?.before?.fee;
    const [one, other] = [{ third_party_company_id: 1 }, { third_party_company_id: 2 }];
    expect(first(one, other, one)).toBe('2');
    expect(first({}, { thirdPartyCompany: 'Baobab' }, {})).toBe('2');
    expect(first(one, { ...one, thirdPartyCompany: 'Kola Ltd' })).toBe('1');
  });

  it.each([
    ['a person', { user: null }],
    ['a time', { created_at: null }],
    ['a time that can be read', { created_at: 'soon' }],
  ])('does not group entries without %s', (_what, more) => {
    const at = '2026-11-20T07:12:00Z';
    const groups = changeGroups(
      loggedChanges([entry(1, at, '1', more), entry(2, at, '1', more)]),
      true,
    );
    expect(groups.map(({ isSoFar }) => isSoFar)).toEqual([false, false]);
  });

  it('groups a chain of changes that takes longer than a second', () => {
    const seconds = ['03.0', '02.2', '01.4', '00.6'];
    const chain = seconds.map((second, at) => entry(at, `2026-11-20T07:12:${second}Z`, '1'));
    expect(changeGroups(loggedChanges(chain))).toHaveLength(1);
  });

  it('names the options whose values differ, each with both, and says where none was read', () => {
    const at = '2026-11-20T07:12:00Z';
    const [group] = changeGroups(
      loggedChanges([entry(1, at, '1'), entry(2, at, '2', { thirdPartyCompany: 'Baobab' })]),
    );
    expect(group && groupText(group)).toBe(
      'Several providers to NGN, 2 options, rate – → 1,500.00, Kola 50.00 USD fee: – → 1.00, Baobab 100.00 USD fee: – → 2.00',
    );
  });

  it('names the first changes of a group where they are too many for a line', () => {
    const [at, before] = ['2026-11-20T07:12:00Z', '2026-11-19T07:12:00Z'];
    const change = (id: number, rate: string, more: object) =>
      entry(id, at, '2', { exchange_rate: rate, ...more });
    const texts = changeGroups(
      loggedChanges([
        change(1, '1510', {}),
        change(2, '1520', { pb_currency: 'GHS' }),
        change(3, '1530', { fee: '3' }),
        // Stays as it was.
        change(4, '1500', {}),
        ...[1, 2, 3, 4].map((id) => entry(id, before, '2', { user: 'Bo' })),
      ]),
    ).map(groupText);
    expect(texts[0]).toBe(
      'Kola to several currencies, 4 options, 50.00 USD to NGN rate: 1,500.00 → 1,510.00, 100.00 USD to GHS rate: 1,500.00 → 1,520.00 and 2 more',
    );
  });

  it('says of the oldest group that it may go on where more entries follow', () => {
    const pair = loggedChanges([
      entry(1, '2026-11-20T07:12:00.100Z', '2.5'),
      entry(2, '2026-11-20T07:12:00.900Z', '2.5'),
    ]);
    const texts = (hasMore: boolean) => changeGroups(pair, hasMore).map(groupText);
    expect(texts(true)).toEqual(['Kola to NGN, 2 options so far, rate – → 1,500.00, fee – → 2.50']);
    expect(texts(false)[0]).toContain(', 2 options, ');
  });

  it('says so of every group that may, and of no other', () => {
    const soFar = (...read: Parameters<typeof entry>[]) =>
      changeGroups(loggedChanges(read.map((each) => entry(...each))), true).map(
        ({ isSoFar }) => isSoFar,
      );
    const bo = { user: { id: 4, full_name: 'Bo' } };
    expect(
      soFar(
        [1, '2026-11-20T07:12:05Z', '1'],
        [2, '2026-11-20T07:12:00.900Z', '1'],
        [3, '2026-11-20T07:12:00.100Z', '1', bo],
      ),
    ).toEqual([false, true, true]);
    expect(
      soFar(
        [1, '2026-11-20T07:12:05Z', '1', { user: { id: 5, full_name: 'Chi' } }],
        [2, '2026-11-20T07:12:01Z', '1'],
        [3, '2026-11-20T07:12:00Z', '1', bo],
      ),
    ).toEqual([false, false, true]);
    // The log was read to more than a second before the change of Ada.
    expect(
      soFar(
        [1, '2026-11-20T07:12:05Z', '1'],
        [2, '2026-11-20T07:12:00Z', '1', { user: null }],
        [3, '2026-11-20T07:12:00Z', '1', { created_at: null }],
      ),
    ).toEqual([false, false, false]);
  });

  it('keeps whole groups where only a part of one matches, and says how much', () => {
    const at = '2026-11-20T07:12:00Z';
    const groups = changeGroups(
      loggedChanges([entry(1, at, '1'), entry(2, at, '1', { thirdPartyCompany: 'Baobab' })]),
    );
    const filter = { search: 'baobab', who: '', provider: '' };
    const [group] = matchingGroups(groups, filter);
    expect(group?.entries).toHaveLength(2);
    expect(group?.matching).toHaveLength(1);
    expect(group && groupText(group)).toMatch(
      /^Several providers to NGN, 2 options, .*, 1 of 2 match$/u,
    );
  });

  it('is searched and filtered', () => {
    const groups = changeGroups(LOG);
    const found = (filter: object) =>
      matchingGroups(groups, { search: '', who: '', provider: '', ...filter }).flatMap(
        ({ matching }) => matching,
      ).length;
    expect(found({})).toBe(4);
    expect(found({ search: 'baobab' })).toBe(1);
    expect(found({ search: 'nigeria' })).toBe(4);
    expect(found({ search: '1.99' })).toBe(2);
    expect(found({ search: 'obikola' })).toBe(0);
    expect(found({ search: '1500 2.5' })).toBe(2);
    expect(matchingGroups(groups, { search: '', who: 'Bo', provider: '' })).toHaveLength(2);
    expect(found({ provider: 'Kola' })).toBe(3);
    expect(found({ who: 'Bo' })).toBe(2);
    expect(found({ who: 'Bo', provider: 'Kola' })).toBe(1);
  });
});
