import { describe, expect, it } from 'vitest';
import type { HandleOwner } from '#contract/orders/transfers.ts';
import { ProblemError } from '#renderer/client/calls/bridge.ts';
import { ownerFound, ownerText, suggestionsFor } from './handle.ts';

const owner = (email: string | null, name: string | null): HandleOwner => ({
  id: '7',
  email,
  firstname: null,
  middlename: null,
  lastname: null,
  full_name: name,
  full_name_shown: null,
});

const JOANN = owner('joann@mail.example', 'Joann Obi');

describe('the suggestions for a handle', () => {
  it('are those found for the very text that is typed, from 2 characters on', {
    tags: ['3C11'],
  }, () => {
    expect(suggestionsFor('ann', 'ann', [JOANN])).toEqual([
      { email: 'joann@mail.example', name: 'Joann Obi' },
    ]);
    expect(suggestionsFor(' ann ', 'ann', [JOANN])).toHaveLength(1);
    expect(suggestionsFor('a', 'a', [JOANN])).toEqual([]);
    expect(suggestionsFor('ann', 'ann', undefined)).toEqual([]);
  });

  it('never are those of an older text', { tags: ['3C11'] }, () => {
    expect(suggestionsFor('user2023@mail.example', 'user2022@mail.example', [JOANN])).toEqual([]);
    expect(suggestionsFor('ann', 'an', [JOANN])).toEqual([]);
  });

  it('leave out people without an e-mail', () => {
    expect(suggestionsFor('ann', 'ann', [owner(null, 'Ann')])).toEqual([]);
  });
});

describe('the owner of a handle', () => {
  const refusal = (status: number) =>
    new ProblemError({ kind: 'server', status, message: 'Nobody has it' });

  it('is a person, no one, or not known', () => {
    expect(ownerFound(JOANN, null)).toEqual({
      kind: 'person',
      name: 'Joann Obi',
      email: 'joann@mail.example',
    });
    expect(ownerFound({ ...JOANN, full_name: null, firstname: 'Jo' }, null)).toMatchObject({
      name: 'Jo',
    });
    expect(ownerFound(null, null)).toEqual({ kind: 'unregistered' });
    expect(ownerFound(undefined, refusal(404))).toEqual({ kind: 'unregistered' });
    expect(ownerFound(undefined, refusal(500))).toEqual({ kind: 'unknown' });
    expect(ownerFound(undefined, null)).toEqual({ kind: 'searching' });
  });

  it('is described in words without a person', () => {
    expect(ownerText('searching')).toBe('Looking up the recipient…');
    expect(ownerText('unregistered')).toBe('No registered user has this address');
    expect(ownerText('unknown')).toBe(
      'The recipient could not be looked up. Corridor tries again when you continue.',
    );
  });
});
