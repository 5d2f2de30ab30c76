import { describe, expect, it } from 'vitest';
import { BANK, detailProblem, PERSONAL, phoneDoubt, readDetails, recipientOf } from './details.ts';

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
  it('are all required', { tags: ['3U09', '3U10', '3U12'] }, () => {
    const problems = [...PERSONAL, ...BANK].map((field) => detailProblem(field, EMPTY));
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
    const filled = [...PERSONAL, ...BANK].map((field) => detailProblem(field, FILLED));
    expect(filled.every((problem) => problem === null)).toBe(true);
  });

  it('have a form only where it is an e-mail', { tags: ['3U09', '3U10'] }, () => {
    const problem = (name: 'email' | 'phone', value: string) =>
      detailProblem([name, name], { ...FILLED, [name]: value });
    expect(problem('email', 'wei.chen@example')).toBe('Please enter a valid email address');
    expect(problem('email', ' wei.chen@example.com ')).toBeNull();
    expect([problem('phone', '12'), problem('phone', '+44 7700 900123')]).toEqual([null, null]);
  });

  it.each([
    ['12', 'CN', true],
    ['139 1234 5678', 'CN', false],
    ['+44 7700 900123', 'CN', false],
    ['(11) 96123-4567', 'BR', false],
    [' ', 'CN', false],
  ])('doubt a phone number of the wrong length: %s in %s is doubtful: %s', (phone, country, is) => {
    expect(phoneDoubt(phone, country) !== null).toBe(is);
  });

  it('go out as these nine fields', { tags: ['3U13'] }, () => {
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
