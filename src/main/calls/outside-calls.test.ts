import { expect, it, vi } from 'vitest';
import { refused } from '#contract/wire/problem.ts';
import { deskWith } from '../testing/desk.ts';

function deskThatOpens(open: (url: string) => Promise<boolean> = async () => true) {
  const outside = { open: vi.fn(open) };
  const { desk, logger } = deskWith({ outside });
  return { outside, logger, ask: (url: unknown) => desk.call('link.open', { url }, 'w') };
}

it('opens https pages and mailboxes, exactly as shown', async () => {
  const { ask, outside } = deskThatOpens();
  expect(await ask('https://Fees.example/a?b=c')).toEqual({ ok: true });
  expect(await ask('mailto:help@bank.example')).toEqual({ ok: true });
  expect(outside.open.mock.calls).toEqual([
    ['https://fees.example/a?b=c'],
    ['mailto:help@bank.example'],
  ]);
});

it('refuses every other address, and says so in the log without naming it', async () => {
  const { ask, outside, logger } = deskThatOpens();
  const others = [
    'http://fees.example',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ms-msdt:/id',
    'https://user:password@fees.example',
    '/transactions',
    '',
    '--help',
    '$(reboot)',
    7,
    null,
    `https://fees.example/${'a'.repeat(5000)}`,
  ];
  expect(await ask(others[0])).toEqual(
    refused('Corridor opens only https web pages and e-mail addresses.'),
  );
  for (const url of others.slice(1)) {
    expect(await ask(url), String(url)).toMatchObject({ problem: { kind: 'refused' } });
  }
  expect(outside.open).not.toHaveBeenCalled();
  expect(logger.events()).toEqual(others.map(() => 'bridge.refused'));
  expect(logger.lines.join()).not.toContain('fees.example');
});

const NOT_OPENED = { event: 'link.not-opened', kind: 'page', error: { message: 'no program' } };

it.each([
  ['finds no program', async () => false, []],
  ['fails', () => Promise.reject(new Error('no program')), [NOT_OPENED]],
])('says what to do when the system %s', async (_what, open, logged) => {
  const { ask, logger } = deskThatOpens(open);
  expect(await ask('https://fees.example')).toEqual(
    refused(
      'No program on this computer could open the link. Copy the address and open it yourself.',
    ),
  );
  expect(logger.details()).toMatchObject([...logged, { event: 'bridge.refused' }]);
});
