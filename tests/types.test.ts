/**
 * What types demand of a change (`docs/recipes.md`). Where a demand is weakened, a line that is expected to be
 * an error is none, and the compiler reports it: `tsc -p tests/tsconfig.json` is a part of the static checks.
 */
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { DeclaredScreen } from '#domain/access/screens.ts';
import type { ActBody } from '#domain/acts/act.ts';
import type { ORDER_ACTS } from '#domain/acts/areas/orders.ts';
import type { ListColumn } from '#domain/columns/column.ts';
import type { Calls } from '#main/calls/handlers.ts';
import type { Conditions, ExportedFilters } from '#sandbox/areas/filters.ts';
import { asRow } from '#sandbox/areas/rows.ts';
import type { Totals } from '#sandbox/areas/totals.ts';
import type { Handlers } from '#sandbox/server/mount.ts';
import type { ActCases, CasesOf } from './acts/cases/case.ts';
import { ORDER_CASES } from './acts/cases/orders.ts';
import type { OrderCases } from './acts/table.ts';

it('the sandbox has a condition for each field of a query, and its words in a file', () => {
  // @ts-expect-error Without the condition of a field, the sandbox would ignore it.
  const conditions: Conditions<{ name?: string }> = {};
  // @ts-expect-error Without an entry, a file would not say what it leaves out.
  const exported: ExportedFilters<{ name?: string }> = {};
  // @ts-expect-error A field can only be read by one that is there.
  const readBy: ExportedFilters<{ name?: string }> = { name: { readBy: 'city' } };
  expect([conditions, exported, readBy]).toHaveLength(3);
});

it('the sandbox has a sum and a label in files for each total', () => {
  // @ts-expect-error The sandbox would not add it up.
  const totals: Totals<{ fee: string }> = {};
  expect(totals).toEqual({});
});

it('each field of a row has its value, and each column an id and a kind', () => {
  // @ts-expect-error Neither the record nor the other fields have the name.
  asRow(z.object({ id: z.number(), name: z.string() }), { id: 1 }, {});
  // @ts-expect-error A column without a kind shows nothing.
  const column: ListColumn<object> = { id: 'name', header: 'Name' };
  // @ts-expect-error Preferences could not remember it.
  const unnamed: ListColumn<object> = { header: 'Rate', rate: () => null };
  expect([column, unnamed]).toHaveLength(2);
});

it('a screen of menus says whether it is in the sidebar, and which list it shows', () => {
  // @ts-expect-error It says neither that it is in a group nor that it is in none.
  const placeless: DeclaredScreen<string> = { title: 'Reports' };
  // @ts-expect-error It would be in no sidebar without anybody having decided that.
  const hidden: DeclaredScreen<string> = {
    title: 'Reports',
    group: 'Help',
    purpose: 'Reads.',
    list: null,
  };
  // @ts-expect-error The views of its list could not be pinned, and nothing would count them.
  const listless: DeclaredScreen<string> = {
    title: 'Reports',
    group: 'Help',
    purpose: '',
    canStart: true,
  };
  expect([placeless, hidden, listless]).toHaveLength(3);
});

it('each call of the bridge and of the API has a handler', () => {
  // @ts-expect-error The page would wait for an answer that never comes.
  const calls: Calls<'news'> = {};
  // @ts-expect-error The sandbox would not know the call.
  const handlers: Pick<Handlers, 'users.list'> = {};
  expect([calls, handlers]).toHaveLength(2);
});

it('each act has its call and all its cases', () => {
  const endpoint = 'orders.noSuchCall';
  // @ts-expect-error The API has no call of that name.
  const call: ReturnType<ActBody<null>['call']> = { endpoint, input: { id: '7' } };
  // @ts-expect-error Nothing would be tested of it.
  const none: CasesOf<Pick<typeof ORDER_ACTS, 'order.void'>> = {};
  const some: Omit<ActCases, 'reach'> = ORDER_CASES['order.void'];
  // @ts-expect-error Nobody would notice that the palette does not reach it.
  const unreached: ActCases = some;
  const other: ActCases = ORDER_CASES['order.rematch'];
  // @ts-expect-error The specification's table would not be held against an act in the menu of an order.
  const beside: OrderCases = other;
  expect([call, none, unreached, beside]).toHaveLength(4);
});
