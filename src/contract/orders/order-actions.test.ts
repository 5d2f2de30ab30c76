import { expect, it } from 'vitest';
import { orderActionEndpoints } from './order-actions.ts';

it.each([
  [{ data: { count: 3 } }, { count: 3 }],
  [{ count: 0 }, { count: 0 }],
  [{ data: { count: null } }, { count: null }],
  [{ data: 'done' }, { count: null }],
  [{}, { count: null }],
])('how many orders were hidden is read of %j', { tags: ['1B05'] }, (body, read) => {
  expect(orderActionEndpoints['orders.setAllHidden'].answer.parse(body)).toEqual(read);
});
