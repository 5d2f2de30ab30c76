import { Readable } from 'node:stream';
import type { AxiosAdapter } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestNetwork } from '#main/testing/network.ts';
import { transfer } from './transfer.ts';

const IDLE_MS = 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Fetches a file that a stack gives as this body, of 8 announced bytes unless the answer says otherwise. */
function fetchBody(body: Readable, answer: object = {}, asked: (sent: unknown) => void = vi.fn()) {
  const adapter: AxiosAdapter = (config) => {
    asked(config.headers.get('Accept-Encoding'));
    return Promise.resolve({
      status: 200,
      statusText: 'OK',
      headers: { 'content-length': '8' },
      config,
      data: body,
      ...answer,
    });
  };
  const request = {
    network: { ...openTestNetwork(), http: () => ({ adapter }) },
    url: new URL('http://127.0.0.1/file'),
    onProgress: () => undefined,
    signal: new AbortController().signal,
    idleLimit: IDLE_MS,
    sizeLimit: 100,
    words: { again: 'Export again', tooLarge: '' },
  };
  return transfer(request, async (download) => {
    let content = '';
    for await (const chunk of download.body) {
      download.signal.throwIfAborted();
      content += String(chunk);
    }
    return content;
  });
}

describe('a file', () => {
  it('is complete when all announced bytes have come', async () => {
    expect(await fetchBody(Readable.from([Buffer.from('12345678')]))).toEqual({
      ok: true,
      value: '12345678',
    });
  });

  it.each(['1234567', '123456789'])(
    'with more or fewer bytes than announced is a lost connection: %s',
    async (sent) => {
      expect(await fetchBody(Readable.from([Buffer.from(sent)]))).toMatchObject({
        problem: { kind: 'offline' },
      });
    },
  );

  it('may take any time while bytes keep coming', async () => {
    const slow = async function* () {
      for (const sent of '12345678') {
        // A stream reads a little ahead.
        vi.advanceTimersByTime(IDLE_MS / 4);
        yield await Promise.resolve(Buffer.from(sent));
      }
    };
    expect(await fetchBody(Readable.from(slow(), { highWaterMark: 1 }))).toMatchObject({
      value: '12345678',
    });
  });

  it('is given up when no byte comes for too long', async () => {
    const stopping = async function* () {
      yield await Promise.resolve(Buffer.from('12'));
      vi.advanceTimersByTime(IDLE_MS);
      yield Buffer.from('345678');
    };
    expect(await fetchBody(Readable.from(stopping(), { highWaterMark: 1 }))).toMatchObject({
      problem: { kind: 'offline' },
    });
  });

  it('that is announced as too large is not begun', async () => {
    const read = vi.fn(() => null);
    const body = new Readable({ read });
    const headers = { 'content-length': '101' };
    expect(await fetchBody(body, { headers })).toMatchObject({
      problem: { kind: 'refused', message: expect.stringContaining('larger') },
    });
    expect(read).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is requested without compression, because the length of a compressed answer is not that of the file', async () => {
    const asked = vi.fn();
    const headers = { 'content-length': '3', 'content-encoding': 'gzip' };
    const body = Readable.from([Buffer.from('12345678')]);
    expect(await fetchBody(body, { headers }, asked)).toMatchObject({ value: '12345678' });
    expect(asked).toHaveBeenCalledWith('identity');
  });

  it.each(['text/html', 'Text/HTML; charset=utf-8'])('is no web page, as %s', async (type) => {
    const headers = { 'content-type': type };
    expect(await fetchBody(Readable.from([]), { headers })).toMatchObject({
      problem: { kind: 'refused', message: expect.stringContaining('a web page') },
    });
  });

  it.each([
    ['a stream of the web', new Blob(['12345678']).stream(), '8', '12345678'],
    ['nothing', null, '0', ''],
  ])('may come as %s', async (_what, data, length, content) => {
    const headers = { 'content-length': length };
    expect(await fetchBody(Readable.from([]), { headers, data })).toMatchObject({ value: content });
  });

  it.each([
    [300, 'redirected'],
    [399, 'redirected'],
    [204, 'status 204'],
    [407, 'connectivity'],
    [400, 'status 400'],
  ])('is nothing that is answered with status %i', async (status, said) => {
    expect(await fetchBody(Readable.from([]), { status })).toMatchObject({
      problem: { message: expect.stringContaining(said) },
    });
  });
});
