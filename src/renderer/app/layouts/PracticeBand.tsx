import { useDesk } from '#renderer/desk/desk.ts';
import styles from './layouts.module.css';

/** The band that cannot be missed while the sandbox stands in for the real network. */
export function PracticeBand() {
  const { app } = useDesk();
  return app.practice ? (
    <div className={styles['practice']}>Practice: nothing here is real</div>
  ) : null;
}
