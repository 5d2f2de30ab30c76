import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bridge } from '#contract/bridge/bridge.ts';

const electron = vi.hoisted(() => ({
  exposed: new Map<string, unknown>(),
  listeners: new Map<string, (event: unknown, ...args: unknown[]) => void>(),
  invoke: vi.fn(),
}));

vi.mock('electron', () => ({
  contextBridge: {
    exposeInMainWorld: (name: string, value: unknown) => electron.exposed.set(name, value),
  },
  ipcRenderer: {
    invoke: electron.invoke,
    on: (channel: string, listener: (event: unknown, ...args: unknown[]) => void) =>
      electron.listeners.set(channel, listener),
  },
}));

const bridge = () => electron.exposed.get('corridor') as Bridge;
const emit = (event: string, payload: unknown) =>
  electron.listeners.get('corridor:event')?.({ sender: 'ipc' }, event, payload);

beforeAll(async () => {
  await import('./preload.ts');
});
beforeEach(() => electron.invoke.mockReset());

describe('what the page sees', () => {
  it('exposes the bridge and nothing else', () => {
    expect([...electron.exposed.keys()]).toEqual(['corridor']);
    expect(Object.keys(bridge()).sort()).toEqual(['call', 'subscribe']);
    expect([...electron.listeners.keys()]).toEqual(['corridor:event']);
  });

  it('is the outcome of a call on the one channel', async () => {
    electron.invoke.mockResolvedValue({ ok: true, value: undefined });
    const outcome = await bridge().call('api.cancel', { callId: 'a' });
    expect(outcome).toEqual({ ok: true, value: undefined });
    expect(electron.invoke.mock.calls).toEqual([['corridor:call', 'api.cancel', { callId: 'a' }]]);
  });

  it('is the payload of the events it listens to, until it stops, and never the IPC event', () => {
    const heard: unknown[][] = [];
    const listener = (...args: unknown[]) => void heard.push(args);
    const stop = bridge().subscribe('connection', listener);
    bridge().subscribe('connection', listener);
    emit('connection', { state: 'live' });
    emit('session', { state: { status: 'signed-out' }, ended: true });
    expect(heard).toEqual([[{ state: 'live' }], [{ state: 'live' }]]);
    stop();
    emit('connection', { state: 'offline' });
    expect(heard).toHaveLength(3);
  });
});
