import { describe, expect, it } from 'vitest';
import { browserWindows, fileManager } from './windows.ts';

describe('windows of a browser', () => {
  it('are not opened by the program or by a link', () => {
    expect(browserWindows(null).open('/transactions/7')).toBe(false);
    const windows = browserWindows('self-check');
    expect(windows.arrive('w')).toEqual({ place: null, show: 'self-check' });
    expect(windows.arrive('w2')).toEqual({ place: null, show: null });
    windows.ask('self-check');
    expect(windows.arrive('w3')).toEqual({ place: null, show: 'self-check' });
  });
});

describe("the system's file manager", () => {
  it.each<[NodeJS.Platform, readonly string[]]>([
    ['linux', ['xdg-open', '/home/ada/Downloads']],
    ['darwin', ['open', '-R', '/home/ada/Downloads/a b.txt']],
    ['win32', ['explorer.exe', '/select,/home/ada/Downloads/a b.txt']],
  ])('shows a file on %s', (platform, command) => {
    expect(fileManager('/home/ada/Downloads/a b.txt', platform)).toEqual(command);
  });
});
