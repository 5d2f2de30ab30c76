import { describe, expect, it } from 'vitest';
import { BANK, detailProblem, PERSONAL, readDetails, recipientOf } from './details.ts';

const FILLED = readDetails({
  bankId: 'BKCH',
  firstName: ' Wei ',
  lastName: 'Chen',
  streetNumber: '8',
  streetName: 'Nanjing Road',
  city: 'Shanghai',
  phone: '139 1234 5678',
  email: 'wei.chen@example.com',
  accountNumber: '6222000011112222',
});
const EMPTY = readDetails(undefined);

describe('the details of a unified recipient', () => {
  it('3U09 3U10 3U12 are all required', () => {
    const problems = [...PERSONAL, ...BANK].map((field) => detailProblem(field, EMPTY, 'CN'));
    expect(problems).toEqual([
      'First name is required',
      'Last name is required',
      'E-mail is required',
      'Phone is required',
      'Street number is required',
      'Street name is required',
      'City is required',
      'Bank is required',
      'Account number is required',
    ]);
    const filled = [...PERSONAL, ...BANK].map((field) => detailProblem(field, FILLED, 'CN'));
    expect(filled.every((problem) => problem === null)).toBe(true);
  });

  it.each([
    ['email', 'wei.chen@example', 'CN', 'Please enter a valid email address'],
    [
      'phone',
      '12',
      'CN',
      'Enter a phone number of that country, or one that begins with + and its country code',
    ],
    ['phone', '+44 7700 900123', 'CN', null],
    ['phone', '(11) 96123-4567', 'BR', null],
  ] as const)('3U10 take %s %s in %s: %s', (name, value, country, problem) => {
    expect(detailProblem([name, name], { ...FILLED, [name]: value }, country)).toBe(problem);
  });

  it('3U13 go out as these nine fields', () => {
    expect(recipientOf(FILLED)).toEqual({ ...FILLED, firstName: 'Wei' });
    expect(Object.keys(recipientOf(FILLED)).toSorted()).toEqual([
      'accountNumber',
      'bankId',
      'city',
      'email',
      'firstName',
      'lastName',
      'phone',
      'streetName',
      'streetNumber',
    ]);
  });

  it('are read from a draft of any shape', () => {
    expect(readDetails({ firstName: 7, city: null, extra: 1 })).toEqual(EMPTY);
  });
});
