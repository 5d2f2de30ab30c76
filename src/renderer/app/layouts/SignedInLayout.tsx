/** What signed-in people see: sidebar, top bar and the screen (1N02, layouts). */
import { usePrivacy } from '#renderer/client/privacy.ts';
import { ExportStrips } from '#renderer/ui/exports/ExportStrips.tsx';
import { useOutcomes } from '../acts/useOutcomes.ts';
import { ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';
import styles from './layouts.module.css';
import { Notices } from './Notices.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PracticeBand } from './PracticeBand.tsx';
import { Screens } from './Screens.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

export function SignedInLayout() {
  usePrivacy();
  useOutcomes();
  return (
    <div className={styles['signedIn']}>
      <PracticeBand />
      <TopBar />
      <ShortcutKeys />
      <Notices />
      <OfflineBanner />
      <div className={styles['work']}>
        <Sidebar />
        <main className={styles['screen']}>
          <Screens />
        </main>
      </div>
      <ExportStrips />
    </div>
  );
}
