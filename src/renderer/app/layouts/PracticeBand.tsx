import { useState } from 'react';
import { problemOf } from '#renderer/desk/bridge.ts';
import { useDesk } from '#renderer/desk/desk.ts';
import { passPracticeSwitch } from '#renderer/desk/practice.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import styles from './layouts.module.css';

/** The way back to the real network, where there is one. */
function LeavePractice() {
  const feedback = useFeedback();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await passPracticeSwitch('practice.leave');
    } catch (thrown) {
      setBusy(false);
      feedback.report(problemOf(thrown), 'Unable to leave practice');
    }
  };
  return (
    <button type="button" className={styles['leave']} disabled={busy} onClick={() => void leave()}>
      Leave practice
    </button>
  );
}

/** The prominent band during practice. */
export function PracticeBand() {
  const { practice, practiceSwitch } = useDesk().app;
  return practice ? (
    <aside className={styles['practice']} aria-label="Practice">
      <span>Practice: nothing here is real</span>
      {practiceSwitch === 'practice.leave' && <LeavePractice />}
    </aside>
  ) : null;
}
