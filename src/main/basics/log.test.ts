import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLogger, redactText } from './log.ts';

/** The line a logger writes for `detail`. */
function lineOf(detail: Record<string, unknown>): string {
  const lines: string[] = [];
  createLogger((line) => lines.push(line)).warn('test', detail);
  return lines.join('\n');
}

const CANARY = 'canary-4f9a1c';

describe('a log line', () => {
  it('is one JSON object with time, level and event', () => {
    const line = lineOf({ call: 'orders.list', status: 500, reason: 'two\nlines' });
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u),
      level: 'warn',
      event: 'test',
      call: 'orders.list',
      status: 500,
      reason: 'two\nlines',
    });
  });

  it('cannot be given another event or level by its detail', () => {
    expect(JSON.parse(lineOf({ event: 'other', level: 'info' }))).toMatchObject({
      event: 'test',
      level: 'warn',
    });
  });

  it.each([
    'access_token',
    'refresh_token',
    'refreshToken',
    'token',
    'Authorization',
    'proxy-authorization',
    'password',
    'newPassword',
    'passwd',
    'secret',
    'clientSecret',
    'cookie',
    'set-cookie',
    'key',
    'api_key',
    'apiKey',
    'sessionId',
    'email',
    'e-mail',
    'userEmail',
    'phone',
    'phone_number',
    'username',
    'firstname',
    'full_name_shown',
    'name',
    'dob',
    'address',
    'account_number',
    'accountNumber',
    'search',
  ])('never holds the value of a field named %s, however deep', (field) => {
    const value = { [field]: CANARY };
    for (const detail of [value, { a: value }, { a: [{ b: value }] }, { [field]: { x: CANARY } }]) {
      expect(lineOf(detail)).not.toContain(CANARY);
    }
  });

  it.each([
    `Authorization: Bearer ${CANARY}`,
    `authorization=Basic ${CANARY}==`,
    `the header Bearer ${CANARY} was refused`,
    `http://127.0.0.1:4000/?key=${CANARY}`,
    `GET /x?page=1&access_token=${CANARY}&y=2`,
    `{"refresh_token":"${CANARY}","x":1}`,
    `{"password": "${CANARY}"}`,
    `password: ${CANARY}`,
    `Cookie: corridor_cookie=${CANARY}`,
    `https://user:${CANARY}@api.test/v1`,
    `write to ${CANARY}@example.com`,
    `eyJhbGciOi.${CANARY}.x`,
  ])('never holds a credential inside a text: %s', (text) => {
    expect(lineOf({ reason: text })).not.toContain(CANARY);
    expect(lineOf({ error: new Error(text, { cause: text }) })).not.toContain(CANARY);
    expect(lineOf({ list: [text] })).not.toContain(CANARY);
  });

  it('never holds long runs that look like a token, but keeps ids', () => {
    expect(redactText('got 9f8e7d6c5b4a39281706f5e4d3c2b1a0ff here')).toBe('got [redacted] here');
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(redactText(`order ${id}`)).toBe(`order ${id}`);
  });

  it('never holds a phone number', () => {
    expect(redactText('call +234 803 123 4567 now')).toBe('call [redacted] now');
  });

  it('keeps what helps to find a fault', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:4000'), {
      code: 'ECONNREFUSED',
      config: { headers: { Authorization: CANARY } },
    });
    const { error: kept } = JSON.parse(
      lineOf({ error, hostname: 'api.test', call: 'orders.list' }),
    );
    expect(kept).toMatchObject({
      type: 'Error',
      message: 'connect ECONNREFUSED 127.0.0.1:4000',
      code: 'ECONNREFUSED',
    });
    expect(kept.stack).toContain('log.test.ts');
    expect(JSON.stringify(kept)).not.toContain(CANARY);
  });

  it('can be written for any value', () => {
    const circle: Record<string, unknown> = { big: 10n, at: new Date(0), fn: () => 1 };
    circle['self'] = circle;
    const angry = {
      get broken() {
        throw new Error('no');
      },
    };
    expect(() => JSON.parse(lineOf(circle))).not.toThrow();
    expect(JSON.parse(lineOf(angry))).toMatchObject({ event: 'test', level: 'warn' });
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (detail) => {
        expect(JSON.parse(lineOf(detail))).toMatchObject({ event: 'test', level: 'warn' });
      }),
    );
  });

  it('is bounded in length', () => {
    const detail = { text: 'x '.repeat(100_000), list: Array.from({ length: 10_000 }, () => 'y') };
    expect(lineOf(detail).length).toBeLessThan(10_000);
  });
});
