import { expect, it } from 'vitest';
import { createMessages } from './messages.ts';

const NOTICE = { id: 'n', title: 'A notice', text: 'What to do' };
const LATER = { id: 'later', title: 'Another notice', text: 'What to do' };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

it('a dismissed notice is left out, until what was dismissed is brought back', () => {
  const messages = createMessages([NOTICE], silent);
  messages.tell(LATER);
  messages.dismiss('n');
  expect(messages.notices()).toEqual([LATER]);
  // What is found again is no news.
  messages.tell(NOTICE);
  expect(messages.notices()).toEqual([LATER]);
  messages.restore();
  expect(messages.notices()).toEqual([NOTICE, LATER]);
});
