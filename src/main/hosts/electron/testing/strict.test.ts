import { describe, expect, it } from 'vitest';
import { define, knownOptions, StrictEmitter, strict } from './strict.ts';

describe('a member without emulation', () => {
  it('throws with its name when it is read, called or set', () => {
    const app = strict('app', { getVersion: () => '1' }) as Record<string, unknown>;
    expect(() => app['getLocale']).toThrow(/no app\.getLocale\./);
    expect(() => {
      app['name'] = 'x';
    }).toThrow(/no app\.name\./);
    expect((app['getVersion'] as () => string)()).toBe('1');
  });

  it('throws when an event is listened to that never comes', () => {
    const app = strict('app', define(new StrictEmitter('app', ['ready']), {}));
    const heard: string[] = [];
    app.once('ready', () => heard.push('ready'));
    app.emit('ready');
    expect(heard).toEqual(['ready']);
    expect(() => app.on('gpu-info-update', () => undefined)).toThrow(
      /event 'gpu-info-update' of app/,
    );
  });

  it('throws for an option that would be ignored', () => {
    expect(() => knownOptions('BrowserWindow', { width: 1 }, ['width'])).not.toThrow();
    expect(() => knownOptions('BrowserWindow', { kiosk: true }, ['width'])).toThrow(
      /option 'kiosk' of BrowserWindow/,
    );
  });
});
