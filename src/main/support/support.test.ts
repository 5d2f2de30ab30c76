import { describe, expect, it } from 'vitest';
import type { SupportPreview } from '#contract/bridge/bridge.ts';
import { deskWith, memoryPreferences } from '#main/testing/desk.ts';
import { idleSupport } from '#main/testing/idle-ports.ts';
import { bundleFileName, composeBundle } from './bundle.ts';

const CONTENT = {
  time: new Date('2026-01-02T03:04:05Z'),
  facts: { Version: '1.2.3' },
  notices: [],
  settings: [],
  selfCheck: [],
  log: [],
  private: [],
};

const deskWithSource = (source: Partial<typeof idleSupport> = {}) => {
  const saved: string[][] = [];
  const save = (fileName: string, text: string) => {
    saved.push([fileName, text]);
    return Promise.resolve(`/downloads/${fileName}`);
  };
  const preferences = {
    ...memoryPreferences(),
    readAll: () => ({ 'orders.columns': ['canary-value'], theme: 'dark' }),
  };
  const notices = [{ id: 'vault.memory', title: 'A notice', text: 'canary-text' }];
  const support = { ...idleSupport, save, ...source };
  return { saved, ...deskWith({ support, preferences, notices }) };
};

describe('a support bundle', () => {
  it('contains versions, host, system, settings by name, and the log', async () => {
    const { desk } = deskWithSource();
    const outcome = await desk.call('support.preview', undefined, 'w');
    const { text } = (outcome as { value: SupportPreview }).value;
    for (const emitted of [
      'Version: 1.2.3',
      'Host: browser',
      'Server: http://api.test',
      'Session: signed-out',
      'System: Test 1.0',
      'A notice',
      'orders.columns',
      '{"event":"test"}',
    ]) {
      expect(text).toContain(emitted);
    }
    expect(text).not.toContain('canary');
  });

  it('is saved exactly as shown, even if something has changed since', async () => {
    let lines = ['{"event":"first"}'];
    const { desk, saved } = deskWithSource({ logLines: () => lines });
    const shown = await desk.call('support.preview', undefined, 'w');
    const { fileName, text } = (shown as { value: SupportPreview }).value;
    lines = ['{"event":"second"}'];
    expect(await desk.call('support.save', undefined, 'w')).toEqual({
      ok: true,
      value: { file: `/downloads/${fileName}` },
    });
    expect(saved).toEqual([[fileName, text]]);
  });

  it('is never saved unseen: not before it was shown, by another window or after a reload', async () => {
    const { desk, saved } = deskWithSource();
    const refused = { ok: false, problem: { kind: 'refused' } };
    expect(await desk.call('support.save', undefined, 'w')).toMatchObject(refused);
    await desk.call('support.preview', undefined, 'w');
    expect(await desk.call('support.save', undefined, 'other')).toMatchObject(refused);
    desk.release('w');
    expect(await desk.call('support.save', undefined, 'w')).toMatchObject(refused);
    expect(saved).toEqual([]);
  });

  it('that cannot be saved says what to do', async () => {
    const save = () => Promise.reject(new Error('ENOSPC'));
    const { desk, logger } = deskWithSource({ save });
    await desk.call('support.preview', undefined, 'w');
    const outcome = await desk.call('support.save', undefined, 'w');
    expect(outcome).toMatchObject({ problem: { message: expect.stringContaining('Copy') } });
    expect(logger.events()).toContain('support.not-saved');
  });

  it('holds no credential and nothing personal, even where the log should have', () => {
    const log = [
      '{"reason":"Bearer canary-token-12345"}',
      '{"url":"https://ada:canary@api.test"}',
      '{"to":"canary@example.com"}',
      '{"file":"/home/ada/.local/share/corridor/preferences.json"}',
      String.raw`{"file":"C:\\Users\\ada\\AppData\\Corridor"}`,
      '{"reason":"EACCES on ADAS-LAPTOP for ada, with an adapter"}',
    ];
    const text = composeBundle({
      ...CONTENT,
      log,
      private: [
        ['/home/ada', '~'],
        [String.raw`C:\Users\ada`, '~'],
        ['ada', '[account]'],
        ['adas-laptop', '[computer]'],
        ['', 'nothing'],
      ],
    });
    expect(text).not.toContain('canary');
    expect(text).not.toMatch(/\bada\b|adas-laptop/iu);
    expect(text).toContain('"~/.local/share/corridor/preferences.json"');
    expect(text).toContain(String.raw`"~\\AppData\\Corridor"`);
    expect(text).toContain('EACCES on [computer] for [account], with an adapter');
  });

  it('says where there is nothing to tell, and has a name that sorts by time', () => {
    expect(composeBundle(CONTENT)).toContain('Notices\n-------\n(none)\n');
    expect(bundleFileName(CONTENT.time)).toBe('corridor-support-20260102-030405.txt');
  });
});
