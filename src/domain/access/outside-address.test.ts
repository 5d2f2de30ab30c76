import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LONGEST_ADDRESS, outsideAddress } from './outside-address.ts';

it.each([
  ['https://fees.example', 'https://fees.example/', 'fees.example'],
  ['HTTPS://Fees.Example:8443/a?b=c#d', 'https://fees.example:8443/a?b=c#d', 'fees.example:8443'],
  ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4', 'xn--bcher-kva.example'],
  ['https://аpple.example/', 'https://xn--pple-43d.example/', 'xn--pple-43d.example'],
  ['https://docs.example/\u202Egnp.exe', 'https://docs.example/%E2%80%AEgnp.exe', 'docs.example'],
])('%j is the page %j of %j', (text, url, host) => {
  expect(outsideAddress(text)).toEqual({ url, host, kind: 'page' });
});

it.each([
  ['mailto:help+fees@Bank.Example', 'mailto:help+fees@Bank.Example', 'bank.example'],
  ['MAILTO:ada@1st.example', 'mailto:ada@1st.example', '1st.example'],
  ['mailto:ada@x', 'mailto:ada@x', 'x'],
  ['mailto:ada@mail.x2', 'mailto:ada@mail.x2', 'mail.x2'],
])('%j is the mailbox %j at %j', (text, url, host) => {
  expect(outsideAddress(text)).toEqual({ url, host, kind: 'mailbox' });
});

const PLACE = 'https://fees.example/';

it('an address may be as long as the longest one', () => {
  const longest = PLACE.padEnd(LONGEST_ADDRESS, 'a');
  expect(outsideAddress(longest)).toMatchObject({ url: longest });
});

it.each([
  '',
  'https://',
  'https:///fees.example',
  'https:fees.example',
  'https://user@fees.example',
  'https://bank.example:secret@fees.example',
  'https://fees.example\\@bank.example',
  'https://fees.example/a b',
  ' https://fees.example',
  'https://fees.example\n',
  'https://fees.example:99999',
  'http://fees.example',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'smb://fees.example/share',
  'ms-settings:privacy',
  'corridor://transactions/1',
  'mailto:',
  'mailto:a@b?attach=/etc/passwd',
  'mailto:a@b,c@d',
  'mailto:a@b%0Acc',
  'mailto:-a b@c',
  'mailto:a@-b',
  'mailto:a@b-',
  'see mailto:a@b',
  'https://:secret@fees.example',
  // Short once its dots are resolved.
  `${PLACE}${'a/../'.repeat(LONGEST_ADDRESS / 5)}`,
  `https://fees.example/${'a'.repeat(LONGEST_ADDRESS)}`,
  `https://fees.example/${'ä'.repeat(LONGEST_ADDRESS / 2)}`,
])('%j is not opened', (text) => {
  expect(outsideAddress(text)).toBeNull();
});

it('opens exactly the address that it shows', () => {
  const text = fc.string({ unit: 'binary', maxLength: 24 });
  const texts = fc.oneof(
    text.map((rest) => `https://fees.example/${rest}`),
    text.map((host) => `https://${host}`),
    text.map((mailbox) => `mailto:${mailbox}@fees.example`),
  );
  fc.assert(
    fc.property(texts, (given) => {
      const read = outsideAddress(given);
      if (read === null) return;
      expect(outsideAddress(read.url)).toEqual(read);
      expect(read.url).toMatch(/^(?:https:\/\/|mailto:)[\u0021-\u007e]+$/u);
    }),
  );
});
