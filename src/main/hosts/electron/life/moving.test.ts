import { app } from 'electron';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moverToApplications } from './moving.ts';

vi.mock('electron', () => import('../testing/electron.ts'));

const leaving = { mayEnd: vi.fn(() => Promise.resolve(true)), stay: vi.fn() };

function startedFrom(isInApplications: boolean) {
  Object.assign(app, { isPackaged: true });
  vi.spyOn(app, 'isInApplicationsFolder').mockReturnValue(isInApplications);
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  Object.assign(app, { isPackaged: false });
});

describe('a Corridor on macOS', () => {
  it('that runs from its disk image moves itself to Applications when it is asked to', async () => {
    startedFrom(false);
    const move = vi.spyOn(app, 'moveToApplicationsFolder').mockReturnValue(true);
    expect(await moverToApplications(leaving, 'darwin')?.()).toBe(true);
    expect(move).toHaveBeenCalledOnce();
    expect(leaving.stay).not.toHaveBeenCalled();
  });

  it('is not moved while somebody goes on with work, and asks again after a move that failed', async () => {
    startedFrom(false);
    const move = vi.spyOn(app, 'moveToApplicationsFolder').mockReturnValue(false);
    leaving.mayEnd.mockResolvedValueOnce(false);
    expect(await moverToApplications(leaving, 'darwin')?.()).toBe(false);
    expect(move).not.toHaveBeenCalled();
    expect(await moverToApplications(leaving, 'darwin')?.()).toBe(false);
    expect(leaving.stay).toHaveBeenCalledOnce();
  });

  it.each(['darwin', 'win32', 'linux'] as const)(
    'is not moved where it is installed: %s',
    (platform) => {
      startedFrom(true);
      expect(moverToApplications(leaving, platform)).toBeUndefined();
    },
  );
});
