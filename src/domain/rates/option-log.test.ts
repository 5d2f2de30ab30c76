import { describe, expect, it } from 'vitest';
import { hybridOptionChange } from '#contract/network/hybrid-order-options.ts';
import { changeGroups, groupText, loggedChanges, matchingGroups } from './option-log.ts';

const entry = (id: number, created: string, fee: string, more: object = {}) =>
  hybridOptionChange.parse({
    id,
    exchange_rate: '1500',
    fee,
    matcher_amount: '100',
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
    expect(LOG.map(({ before }) => before?.fee)).toEqual(['1.99', '1.99', undefined, undefined]);
  });

  it('is grouped by person and second', () => {
    const groups = changeGroups(LOG);
    expect(groups.map(({ entries }) => entries.length)).toEqual([2, 1, 1]);
    expect(groups.map(groupText)[0]).toBe('Kola to NGN, 2 options, fee 1.99 → 2.50');
  });

  it('does not group entries whose person or time is not known', () => {
    const at = '2026-11-20T07:12:00Z';
    const unknown = [entry(1, at, '1', { user: null }), entry(2, at, '1', { user: null })];
    expect(changeGroups(loggedChanges(unknown))).toHaveLength(2);
  });

  it('says that values differ or were not read', () => {
    const at = '2026-11-20T07:12:00Z';
    const [group] = changeGroups(
      loggedChanges([entry(1, at, '1'), entry(2, at, '2', { thirdPartyCompany: 'Baobab' })]),
    );
    expect(group && groupText(group)).toBe(
      'Several providers to NGN, 2 options, rate – → 1,500.00, fee – → several',
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
    const found = (filter: object) =>
      matchingGroups(changeGroups(LOG), { search: '', who: '', provider: '', ...filter }).flatMap(
        ({ matching }) => matching,
      ).length;
    expect(found({})).toBe(4);
    expect(found({ search: 'baobab' })).toBe(1);
    expect(found({ search: 'nigeria' })).toBe(4);
    expect(found({ who: 'Bo' })).toBe(2);
    expect(found({ who: 'Bo', provider: 'Kola' })).toBe(1);
  });
});
