import { expect, it } from 'vitest';
import { dispute } from './disputes.ts';

it.each([
  [1, 1],
  ['1', 1],
  [true, 1],
  [0, 0],
  ['0', 0],
  [false, 0],
  [null, null],
  ['', null],
  [2, null],
])('the response %j of a beneficiary is read as %j', { tags: ['2D19'] }, (sent, read) => {
  expect(dispute.parse({ id: 7, pb_response: sent }).pb_response).toBe(read);
});

it('validation data of one side may come without a list', () => {
  const entry = { side: 'matcher', source_type: 'email', data: { received: true } };
  const sent = { id: 7, match: { id: 3, latestValidationData: entry } };
  expect(dispute.parse(sent).match).toMatchObject({ latestValidationData: [entry] });
});
