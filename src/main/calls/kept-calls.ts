/** Data kept for the user: preferences on the disk, unfinished work in memory. */
import type { BridgeEventPayload, Notice } from '#contract/bridge/bridge.ts';
import { ok, refused } from '#contract/wire/problem.ts';
import type { Logger, Preferences, Windows } from '#main/basics/ports.ts';
import { systemTheme } from '#main/calls/window-calls.ts';
import type { KeptDrafts } from '#main/kept/drafts.ts';
import { NotSavedError } from '#main/kept/notices.ts';
import type { Calls } from './handlers.ts';

interface PreferenceParts {
  readonly preferences: Preferences;
  readonly windows: Pick<Windows, 'follow'>;
  readonly tell: (notice: Notice) => void;
  /** Called with what is written, on the disk or at least in memory. */
  readonly onWritten: (written: BridgeEventPayload<'preference'>) => void;
  readonly logger: Logger;
}

/** The handlers of `preferences.*`. */
export const createPreferenceCalls = ({
  preferences,
  windows,
  tell,
  onWritten,
  logger,
}: PreferenceParts): Calls<'preferences'> => ({
  'preferences.write': async ({ key, value }) => {
    try {
      await preferences.write(key, value);
    } catch (error) {
      if (error instanceof RangeError) return refused(error.message);
      if (!(error instanceof NotSavedError)) throw error;
      logger.warn(error.notice.id, { error });
      tell(error.notice);
    } finally {
      if (key === 'theme') windows.follow(systemTheme(preferences.readAll()[key]));
    }
    onWritten({ key, value });
    return ok(undefined);
  },
});

/** The handlers of `drafts.*`. */
export const createDraftCalls = (drafts: KeptDrafts): Calls<'drafts'> => ({
  'drafts.read': ({ window }) => ok(drafts.read(window)),
  'drafts.write': ({ window, draft }) => {
    try {
      drafts.write(window, draft);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return refused(error.message);
    }
    return ok(undefined);
  },
});
