/**
 * Prints every text that domain/standing can make, all states with all evidence, into one list to be read, each once: it is
 * to be literal, short, and about the thing. With -u the list is written again.
 */
import { expect, it } from 'vitest';
import { MATCHES, ORDERS, QUESTIONS } from './orders.ts';
import { DISPUTES, REQUESTS, USERS, WITHDRAWALS } from './others.ts';

it('every verdict and every piece of evidence is in one list, to be read', async () => {
  const parts = { ORDERS, MATCHES, QUESTIONS, DISPUTES, WITHDRAWALS, REQUESTS, USERS };
  const list = Object.entries(parts).map(([name, part]) => `# ${name}\n\n${part}\n`);
  await expect(list.join('\n')).toMatchFileSnapshot('verdicts.txt');
});
