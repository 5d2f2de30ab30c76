import { describe, expect, it } from 'vitest';
import { showablePicture } from './PersonName.tsx';

const PAGE = new URL('http://127.0.0.1:4000/#/transactions');
const show = (avatar: string | null) => showablePicture(avatar, PAGE);

describe('the picture of a person', () => {
  it('is shown when it is of the page’s own origin or inside the address', () => {
    expect(show('http://127.0.0.1:4000/a.png')).toBe('http://127.0.0.1:4000/a.png');
    expect(show('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
  });

  it.each([
    null,
    'https://cdn.example/a.png',
    'javascript:alert(1)',
    'data:text/html,<b>',
    'data:image/svg+xml,<svg/>',
    'http://',
  ])('is left to the initials when it is %s', (avatar) => {
    expect(show(avatar)).toBeUndefined();
  });
});
