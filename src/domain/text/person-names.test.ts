import { describe, expect, it } from 'vitest';
import { person } from '#contract/people/person.ts';
import { userRow } from '#contract/people/users.ts';
import { isNameOf, nameOrEmail, personName, whoIs } from './person-names.ts';

const named = (more: object) => person.parse({ id: 7, ...more });

describe('the name of a person', () => {
  it('is the one shown to others, else the whole one, else its parts', { tags: ['1O18'] }, () => {
    const parts = { firstname: 'C', middlename: 'M', lastname: 'D' };
    expect(personName(named({ full_name_shown: 'A', full_name: 'B', ...parts }))).toBe('A');
    expect(personName(named({ full_name: 'B', ...parts }))).toBe('B');
    expect(personName(named(parts))).toBe('C M D');
    expect(personName({ full_name: ' Ada Obi\n' })).toBe('Ada Obi');
    expect(personName(named({}))).toBeNull();
    expect(personName(null)).toBeNull();
  });

  it('is the same in the list of users and in an order', { tags: ['1O18'] }, () => {
    const ada = { id: 7, full_name_shown: 'Ada Obi', full_name: 'Ada Ngozi Obi' };
    expect(personName(userRow.parse(ada))).toBe(personName(person.parse(ada)));
  });

  it.each([' ', '\t\n', '\u00a0', '\u200b\u200d', '\ufeff', '\u3164', '\u2800', '\u202e'])(
    'is none where it shows nothing: %j',
    (blank) => {
      expect(personName(named({ full_name_shown: blank, full_name: 'B' }))).toBe('B');
      expect(personName(named({ firstname: blank, lastname: 'D' }))).toBe('D');
      expect(whoIs(named({ full_name: blank, email: blank }))).toBe('User 7');
    },
  );
});

describe('who it is', () => {
  it('is the name, else the e-mail, else the number, and never nothing', () => {
    expect(whoIs(named({ full_name: 'Ada', email: 'a@b.test' }))).toBe('Ada');
    expect(whoIs(named({ email: 'a@b.test' }))).toBe('a@b.test');
    expect(whoIs(named({}))).toBe('User 7');
    expect(whoIs(null)).toBe('Name not available');
    expect(nameOrEmail(named({}))).toBeNull();
  });
});

describe('a name as a bank writes it', () => {
  it.each([
    ['OBI, ADA', 'Ada Obi'],
    ['Mr Ada N Obi', 'Ada Obi'],
    ['Ada Obi', 'Ada Ngozi Obi'],
    ['Adebayo Ogun', 'Adébáyọ̀ Ògún'],
    ['Björk', 'BJORK'],
    ['BJORK.', 'Björk'],
    ['Mr. Ada N. Obi Jr', 'Obi, Ada Jr.'],
    ['Obi, Obi Ada', 'Ada Obi Obi'],
    ['王 小明', '小明 王'],
  ])('%s is that of %s', (name, full_name) => {
    expect(isNameOf(name, { full_name })).toBe(true);
  });

  it.each([
    ['Bola Obi', 'Ada Obi'],
    ['Obi', 'Ada Obi'],
    ['OBI OBI', 'Ada Obi'],
    ['Ada Obi', 'Obi Obi'],
    ['', 'Ada Obi'],
    ['.', 'Björk'],
    ['.', '-'],
    ['Ada Obi', null],
  ])('%s is not that of %s', (name, full_name) => {
    expect(isNameOf(name, { full_name })).toBe(false);
  });

  it('may be any of the names of a person', () => {
    const ada = { full_name_shown: 'Ada O.', firstname: 'Ada', lastname: 'Obi' };
    expect(isNameOf('Ada Obi', ada)).toBe(true);
  });
});
