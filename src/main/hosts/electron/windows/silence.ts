/** Reports a start that shows no window. */
import { arch, release, type } from 'node:os';
import process from 'node:process';
import { app, dialog } from 'electron';
import type { Logger } from '#main/basics/ports.ts';
import type { LogFile } from '../../shared/log-file.ts';

/** How long a start may show nothing, in milliseconds; far longer than a slow computer takes. */
const SILENCE_LIMIT = 20_000;
/** Lines of the log in the report. */
const LINES = 20;

export interface StartWatch {
  /** Ends the watch: a window was shown, a page has started, or the start ends with its own message. */
  over(): void;
}

/**
 * Reports the silence once the limit is over. An installed program does it in a dialog, and ends after it
 * if there is still no window; any other does it in the terminal, where `npm start` says what to do next.
 */
export function watchStart(log: LogFile, logger: Logger): StartWatch {
  let isOver = false;
  const silent = () => {
    logger.error('start.silent', { seconds: SILENCE_LIMIT / 1000 });
    process.stderr.write(`${withLog(log)}\n`);
    if (!app.isPackaged) return;
    dialog.showErrorBox(
      'Corridor shows no window',
      `${WHAT} Restart the computer, then start Corridor again. If that does not help, send your administrator this file: ${log.path}`,
    );
    if (!isOver) app.exit(1);
  };
  const timer = setTimeout(silent, SILENCE_LIMIT);
  return {
    over: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

const WHAT = `Corridor has been running for ${SILENCE_LIMIT / 1000} s, but it has shown no window and no page has started.`;

/** What is known: the versions, and the end of the log. */
function withLog(log: LogFile): string {
  const { electron = 'unknown', chrome = 'unknown' } = process.versions;
  const versions = `Corridor ${app.getVersion()}, Electron ${electron}, Chromium ${chrome}, ${type()} ${release()}, ${arch()}.`;
  return [WHAT, versions, `The last lines of ${log.path}:`, ...log.last(LINES)].join('\n');
}
