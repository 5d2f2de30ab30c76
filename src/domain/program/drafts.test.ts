import { expect, it } from 'vitest';
import { begunWork, typedIn } from './drafts.ts';

it('work that can be taken up has a screen, and is named once', () => {
  const drafts = {
    'support.7.answer': 'Hello',
    'hybrid-order-options.edit.1': {},
    'hybrid-order-options.edit.2': {},
    'ribbons.dialog': { id: '1' },
    'transfer.offer': {},
    // These have no screen, or were not typed.
    'my-actions.note': 'Call Ada',
    'orders.list': {},
    'support.7.dialog': {},
    'hybrid-order-options.edit': {},
    'queue.unknown': 'Anything',
    // Emptied again.
    'new-case.subject': '',
  };
  expect(begunWork(drafts)).toEqual([
    ['Transfer', '/offers/create'],
    ['Hybrid order options', '/hybrid-order-options'],
    ['Ribbon', '/ribbons'],
    ['Answer to a support case', '/supports'],
  ]);
  expect(begunWork({})).toEqual([]);
});

it('what was typed is listed by name, each name once', () => {
  const keys = [
    'profile.bank',
    'profile.email',
    'new-case.subject',
    'new-case.content',
    'doc-verifications.identity.7.reasons',
    'doc-verifications.address.8.ticked',
    'orders.list',
    'order',
    'my-actions.note.old',
  ];
  expect(typedIn(keys)).toEqual([
    'Support case',
    'Reasons for declining identity documents',
    'Profile',
  ]);
});
