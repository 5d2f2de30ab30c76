import { ask } from '#renderer/client/calls/bridge.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from '../layouts/layouts.module.css';

/** The way back to the real network, where there is one. */
function LeavePractice() {
  const feedback = useFeedback();
  const { busy, run } = useBusy({ staysBusy: true });
  const leave = () =>
    run(
      () => ask('practice.leave', undefined),
      (problem) => feedback.report(problem, 'Unable to leave practice'),
    );
  return (
    <button
      type="button"
      className={`${styles.leave} ${utility.asLink}`}
      disabled={busy}
      onClick={() => void leave()}
    >
      Leave practice
    </button>
  );
}

/** The prominent band during practice. */
export function PracticeBand() {
  const { practice, practiceSwitch } = useDesk().app;
  return practice ? (
    <aside className={styles.practice} aria-label="Practice">
      <span>Practice: nothing here is real</span>
      {practiceSwitch === 'practice.leave' && <LeavePractice />}
    </aside>
  ) : null;
}
