import { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { createFolder } from '../../testing/folder.ts';
import { renewProfile } from './profile.ts';

const preferencesOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'Default/Preferences'), 'utf8'));

/** A profile as a browser leaves it. */
const used = (preferences: object = {}) =>
  createFolder({
    'Local State': '{}',
    'Crashpad/reports/1.dmp': 'Ada',
    'Default/Preferences': JSON.stringify(preferences),
    'Default/History': 'Ada',
    'Default/Service Worker/Database/1': 'Ada',
    'Default/Sessions/Apps_1': 'Ada',
  });

describe('the profile of the windows', () => {
  it('has nothing of the windows before, and no place for what new ones would leave', async () => {
    const folder = await used();
    renewProfile(folder);
    expect(readdirSync(folder)).toEqual(['Default']);
    const inside = readdirSync(join(folder, 'Default')).sort();
    expect(inside).toEqual([
      'Favicons',
      'Preferences',
      'Sessions',
      'Sessions_Encrypted',
      'Top Sites',
    ]);
    expect(preferencesOf(folder)).toMatchObject({
      history: { saving_disabled: true },
      autofill: { profile_enabled: false },
      credentials_enable_service: false,
    });
    expect(statSync(join(folder, 'Default/Preferences')).mode % 0o1000).toBe(0o600);
  });

  it('keeps where the window was, and that notifications were allowed, under the name of any start', async () => {
    const placement = { _open: { html: { left: 10, top: 10 } } };
    const allowed = { 'http://0a.localhost:4680,*': { last_modified: '1', setting: 1 } };
    const folder = await used({
      browser: { app_window_placement: placement, enabled_labs_experiments: ['x'] },
      profile: { name: 'Ada', content_settings: { exceptions: { notifications: allowed } } },
    });
    renewProfile(folder);
    renewProfile(folder);
    const { browser, profile } = preferencesOf(folder);
    expect(browser).toEqual({ app_window_placement: placement });
    expect(profile).toEqual({
      content_settings: {
        exceptions: { notifications: { 'http://[*.]localhost,*': { setting: 1 } } },
      },
    });
  });

  it('allows no notifications that were blocked', async () => {
    const blocked = { 'http://0a.localhost:4680,*': { setting: 2 } };
    const folder = await used({
      profile: { content_settings: { exceptions: { notifications: blocked } } },
    });
    renewProfile(folder);
    expect(preferencesOf(folder).profile.content_settings.exceptions.notifications).toEqual({});
  });

  it('is left alone while a browser has it open, and not because of one that was killed', async () => {
    const folder = await used();
    const lock = (pid: number) => symlinkSync(`computer-${pid}`, join(folder, 'SingletonLock'));
    lock(process.pid);
    renewProfile(folder);
    expect(existsSync(join(folder, 'Default/History'))).toBe(true);
    const dead = await used();
    symlinkSync('computer-999999999', join(dead, 'SingletonLock'));
    renewProfile(dead);
    expect(existsSync(join(dead, 'Default/History'))).toBe(false);
  });
});
