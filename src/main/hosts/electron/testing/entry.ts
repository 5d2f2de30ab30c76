/**
 * Starts the Electron host within a unit test, each time in a new Electron: its order of start and
 * end is tested in milliseconds.
 */
import { vi } from 'vitest';

/** What one start of the program finds, in its part of the module graph. */
export async function loadElectron() {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.doUnmock('../../shared/assemble.ts');
  const electron = await import('./electron.ts');
  vi.doMock('electron', () => electron);
  const { becomeReady } = await import('./app.ts');
  const { handlers } = await import('./ipc-main.ts');
  const { record } = await import('./record.ts');
  const { answers, permissions } = await import('./session.ts');
  const double = { ...electron, becomeReady, handlers, record, answers, permissions };
  return {
    ...double,
    /** Runs the entry with this environment. */
    start: async (env: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries({ CORRIDOR_VAULT: 'memory', ...env })) {
        vi.stubEnv(name, value);
      }
      await import('../main.ts');
      return double;
    },
  };
}
