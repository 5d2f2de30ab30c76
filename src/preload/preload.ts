/** Exposes the bridge to the page, and nothing else. Runs sandboxed: it may only use 'electron'. */
import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from '#contract/bridge/bridge.ts';

type Listener = (payload: unknown) => void;

const listeners = new Map<string, Set<Listener>>();

ipcRenderer.on('corridor:event', (_event, name: string, payload) => {
  for (const listener of [...(listeners.get(name) ?? [])]) listener(payload);
});

const bridge: Bridge = {
  call: (name, input) => ipcRenderer.invoke('corridor:call', name, input),
  subscribe: (name, listener) => {
    // A separate function for each subscription: the same listener may be given twice.
    const own: Listener = (payload) => (listener as Listener)(payload);
    const others = listeners.get(name) ?? new Set();
    listeners.set(name, others.add(own));
    return () => {
      others.delete(own);
    };
  },
};

contextBridge.exposeInMainWorld('corridor', bridge);
