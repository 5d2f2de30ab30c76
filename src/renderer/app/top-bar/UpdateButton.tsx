import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { ArrowCircleUpRegular } from '@fluentui/react-icons';
import { useId, useState } from 'react';
import { ask, problemOf } from '#renderer/client/calls/bridge.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import utility from '#renderer/ui/utility.module.css';
import styles from './update.module.css';

/** Says quietly that a new version is ready, what is new in it, and restarts into it when asked. */
export function UpdateButton() {
  const state = useStore(useDesk().update);
  const title = useId();
  const [problem, setProblem] = useState('');
  if (state.status !== 'ready') return null;

  const restart = () =>
    ask('update.install', undefined).catch((thrown: unknown) =>
      setProblem(problemOf(thrown).message),
    );
  return (
    <Popover trapFocus withArrow positioning="below-end">
      <PopoverTrigger disableButtonEnhancement>
        <Button appearance="subtle" size="small" icon={<ArrowCircleUpRegular />}>
          Restart to update
        </Button>
      </PopoverTrigger>
      <PopoverSurface aria-labelledby={title} className={`${styles.update} ${utility.stack}`}>
        <h2 id={title}>Corridor {state.version} is ready</h2>
        <p>It will be installed when you close Corridor. To install it now, restart.</p>
        {state.notes && (
          <>
            <h3>What's new</h3>
            <p className={styles.notes}>{state.notes}</p>
          </>
        )}
        {problem && <InlineMessage intent="error">{problem}</InlineMessage>}
        <Button appearance="primary" className={styles.restart} onClick={restart}>
          Restart now
        </Button>
      </PopoverSurface>
    </Popover>
  );
}
