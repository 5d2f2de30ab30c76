import { describe, expect, it } from 'vitest';
import { readBrowserOptions } from './options.ts';

describe('the command line', () => {
  it('may be empty', () => {
    expect(readBrowserOptions([])).toEqual({
      port: undefined,
      api: undefined,
      dataDir: undefined,
      open: true,
      selfCheck: false,
    });
  });

  it('takes each option in either spelling', () => {
    expect(
      readBrowserOptions(['--port', '0', '--api=http://api/v1', '--data-dir', 'x', '--no-open']),
    ).toEqual({ port: 0, api: 'http://api/v1', dataDir: 'x', open: false, selfCheck: false });
    expect(readBrowserOptions(['--self-check'])).toMatchObject({ open: true, selfCheck: true });
  });

  it.each([
    [['--port', 'eighty'], "--port takes a number from 0 to 65535, not 'eighty'"],
    [['--port', '65536'], "not '65536'"],
    [['--port=-1'], "not '-1'"],
    [['--colour'], "Unknown option '--colour'"],
    [['start'], "Unexpected argument 'start'"],
    [['--api'], '--api'],
  ])('refuses %j and lists what there is', (args, message) => {
    expect(() => readBrowserOptions(args)).toThrow(message);
    expect(() => readBrowserOptions(args)).toThrow('--no-open');
  });
});
