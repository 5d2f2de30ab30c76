/** What signed-in people see: sidebar, top bar and the screen (1N02, layouts). */
import { usePrivacy } from '#renderer/client/kept/privacy.ts';
import { ExportStrips } from '#renderer/ui/exports/ExportStrips.tsx';
import { useOutcomes } from '../acts/useOutcomes.ts';
import { ExerciseBar } from '../banners/ExerciseBar.tsx';
import { FirstExercise } from '../banners/FirstExercise.tsx';
import { Notices } from '../banners/Notices.tsx';
import { OfflineBanner } from '../banners/OfflineBanner.tsx';
import { PracticeBand } from '../banners/PracticeBand.tsx';
import { ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import styles from './layouts.module.css';
import { Screens } from './Screens.tsx';

export function SignedInLayout() {
  usePrivacy();
  useOutcomes();
  return (
    <div className={styles['signedIn']}>
      <PracticeBand />
      <ExerciseBar />
      <TopBar />
      <ShortcutKeys />
      <FirstExercise />
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
