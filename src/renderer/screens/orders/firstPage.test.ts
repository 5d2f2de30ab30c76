import { expect, it } from 'vitest';
import { readListState } from '#renderer/ui/list/state/state.ts';
import { FIRST_PAGE } from './firstPage.ts';
import { ORDERS_LIST } from './list.ts';

it('what is asked for before the list is loaded is what the list asks for', () => {
  const query = ORDERS_LIST.toQuery(readListState(ORDERS_LIST, new URLSearchParams()));
  expect(JSON.stringify(FIRST_PAGE)).toBe(JSON.stringify(query));
});
