import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { AppInfo, UpdateState } from '#contract/bridge/bridge.ts';
import { ask } from '#renderer/client/calls/bridge.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import utility from '#renderer/ui/utility.module.css';

/** Why an installation does not update itself. */
function whyNone({ host, managed, canMove }: AppInfo): string {
  if (host === 'browser') {
    return 'No automatic updates in a browser window. To update, start a newer version.';
  }
  if (managed.updateChannel === 'off') return 'Your organisation installs updates.';
  return canMove
    ? 'Corridor cannot be updated where it is. Move it to Applications. It then starts again there.'
    : 'No automatic updates on this computer. Ask your administrator for updates.';
}

/** The state in words. `checked`: the user has just checked here. */
function inWords(state: UpdateState, app: AppInfo, checked: boolean): string {
  switch (state.status) {
    case 'none':
      return whyNone(app);
    case 'idle':
      return checked
        ? `Corridor is up to date (version ${app.version}).`
        : 'Corridor checks for updates in the background. No newer version has been found.';
    case 'checking':
      return 'Checking for updates…';
    case 'downloading':
      return `Downloading version ${state.version}: ${state.percent}%`;
    case 'ready':
      return `Version ${state.version} is ready. It will be installed when you close Corridor. To install it now, restart.`;
    case 'failed':
      return state.message;
  }
}

const isBusy = ({ status }: UpdateState) => status === 'checking' || status === 'downloading';

const CHANNELS = { stable: 'Stable', beta: 'Beta', off: 'Off' } as const;

/** Whether a newer version is known, and a button to check for one where this host can. */
export function UpdateStatus() {
  const { app, update } = useDesk();
  const state = useStore(update);
  const feedback = useFeedback();
  const { run } = useBusy();
  const [checked, setChecked] = useState(false);

  const check = async () => {
    await ask('update.check', undefined);
    setChecked(true);
  };
  const restart = () => ask('update.install', undefined);
  const move = () => ask('program.move', undefined);
  return (
    <section>
      <h2>Updates</h2>
      <p role="status">{inWords(state, app, checked)}</p>
      {state.status !== 'none' && <p>Channel: {CHANNELS[app.managed.updateChannel]}</p>}
      <div className={utility.row}>
        {state.status === 'none' && app.canMove && (
          <Button appearance="primary" onClick={() => void run(move, feedback.report)}>
            Move to Applications
          </Button>
        )}
        {state.status === 'ready' && (
          <Button appearance="primary" onClick={() => void run(restart, feedback.report)}>
            Restart to update
          </Button>
        )}
        {!(state.status === 'none' || state.status === 'ready') && (
          <Button
            disabledFocusable={isBusy(state)}
            onClick={() => void run(check, feedback.report)}
          >
            Check for updates
          </Button>
        )}
      </div>
    </section>
  );
}
