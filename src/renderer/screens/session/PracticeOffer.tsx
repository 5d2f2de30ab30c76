import { Button } from '@fluentui/react-components';
import { BeakerRegular } from '@fluentui/react-icons';
import { useId } from 'react';
import { ask } from '#renderer/client/calls/bridge.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './session.module.css';

/** The way into the sandbox, where a real network is configured and policy allows practice. */
export function PracticeOffer() {
  const feedback = useFeedback();
  const explanation = useId();
  const { busy, run } = useBusy({ staysBusy: true });
  if (useDesk().app.practiceSwitch !== 'practice.enter') return null;

  const enter = () =>
    run(
      () => ask('practice.enter', { signsOut: false }),
      (problem) => feedback.report(problem, 'Unable to start practice'),
    );

  return (
    <div className={`${styles.practice} ${utility.stack}`}>
      <Button
        icon={<BeakerRegular />}
        disabledFocusable={busy}
        aria-describedby={explanation}
        onClick={() => void enter()}
      >
        Open practice sandbox
      </Button>
      <p id={explanation} className={utility.note}>
        A simulated network on this computer. Nothing you do there reaches the real network.
      </p>
    </div>
  );
}
