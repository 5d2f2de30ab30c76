import { describe, expect, it } from 'vitest';
import type { BridgeEvent } from '#contract/bridge/bridge.ts';
import type { Desk } from '#main/desk/desk.ts';
import type { DeskPorts } from '#main/desk/desk-ports.ts';
import { configuredApi } from '#main/settings/configuration.ts';
import { api, deskWith, fakeUpdater, signedIn } from '#main/testing/desk.ts';
import { deadAddress } from '#main/testing/http-server.ts';

/** A page that answers the self-check, seen or not. */
function answering(desk: Desk, visible = true) {
  desk.subscribe((event: BridgeEvent, payload) => {
    if (event !== 'selfCheckAsks') return;
    const { id } = payload as { readonly id: string };
    void desk.call('selfCheck.answer', { id: 'of another check', visible }, 'w2');
    void desk.call('selfCheck.answer', { id, visible }, 'w1');
  });
}

async function check(desk: Desk): Promise<Record<string, string>> {
  const outcome = await desk.call('selfCheck.run', undefined, 'w1');
  const items = outcome.ok
    ? (outcome.value as { id: string; status: string; detail: string }[])
    : [];
  return Object.fromEntries(items.map(({ id, status, detail }) => [id, `${status}: ${detail}`]));
}

const atNobody = async (): Promise<Partial<DeskPorts>> => {
  const address = await deadAddress();
  return { api: configuredApi({ apiUrl: address, socketUrl: address }) };
};

describe('the self-check of a desk', () => {
  it('passes for the page, and for the server with any answer', async () => {
    const server = await api(() => ({ status: 403, json: { message: 'Admins only' } }));
    const { desk } = deskWith({
      api: configuredApi({ apiUrl: server.url, socketUrl: server.url }),
    });
    answering(desk);
    expect(await check(desk)).toMatchObject({
      window: 'passed: Shown',
      bridge: expect.stringMatching(/^passed: Answered in \d+ ms$/u),
      server: 'passed: Answered',
      proxy: 'passed: None',
      socket: 'skipped: Sign in first',
      updates: 'skipped: This installation does not update itself',
    });
  });

  it('says that nothing is encrypted on the way to the server', async () => {
    const server = await api();
    // An address of this computer that counts as one of the network.
    const url = server.url.replace('127.0.0.1', '0.0.0.0');
    const { desk } = deskWith({ api: configuredApi({ apiUrl: url, socketUrl: url }) });
    answering(desk);
    expect((await check(desk))['server']).toBe('passed: Answered. Nothing is encrypted on the way');
  });

  it('reports a missing server and missing live updates', async () => {
    const server = await api();
    const { desk } = await signedIn(server.url, { updater: fakeUpdater() });
    answering(desk);
    expect(await check(desk)).toMatchObject({
      socket: expect.stringMatching(/^failed: (?:Reconnecting|Not connected)$/u),
      updates: 'passed: Version 1.4.0 is available',
    });
    const { desk: alone } = deskWith(await atNobody());
    answering(alone);
    expect((await check(alone))['server']).toMatch(
      /^failed: 127\.0\.0\.1:\d+ rejected the connect/u,
    );
  });

  it('takes the probe of the host where it knows more', async () => {
    const { desk } = deskWith({
      ...(await atNobody()),
      probes: { window: () => 'Shown, 1280 × 800', tray: () => 'Shown' },
    });
    answering(desk);
    expect(await check(desk)).toMatchObject({
      window: 'passed: Shown, 1280 × 800',
      tray: 'passed: Shown',
    });
  });

  it('is part of a support bundle once it was run', async () => {
    const { desk } = deskWith({ ...(await atNobody()), probes: { tray: () => 'Shown' } });
    answering(desk);
    const bundle = async () => {
      const outcome = await desk.call('support.preview', undefined, 'w1');
      return outcome.ok ? (outcome.value as { readonly text: string }).text : '';
    };
    expect(await bundle()).toContain('Self-check\n----------\n(none)');
    await check(desk);
    expect(await bundle()).toContain('Passed: Tray icon (Shown)');
  });
});
