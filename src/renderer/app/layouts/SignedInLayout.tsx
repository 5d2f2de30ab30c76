/** What signed-in people see: sidebar, top bar and the screen (1N02, layouts). */
import { type PropsWithChildren, Suspense, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsPractice } from '#renderer/client/desk/desk.ts';
import { usePrivacy } from '#renderer/client/kept/privacy.ts';
import { PlaceContext } from '#renderer/client/live/place.ts';
import { ExportStrips } from '#renderer/ui/exports/ExportStrips.tsx';
import { lazyContent } from '#renderer/ui/loading/lazyContent.ts';
import { PaperHead } from '#renderer/ui/paper/PaperHead.tsx';
import { PAPER } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import { useOutcomes } from '../acts/useOutcomes.ts';
import { Notices } from '../banners/Notices.tsx';
import { OfflineBanner } from '../banners/OfflineBanner.tsx';
import { PracticeBand } from '../banners/PracticeBand.tsx';
import { WaitBanner } from '../banners/WaitBanner.tsx';
import { ShortcutKeys } from '../shortcuts/ShortcutKeys.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { Watching } from '../watches/Watching.tsx';
import styles from './layouts.module.css';
import { Screens } from './Screens.tsx';
import { SCREEN_ID, SkipLink } from './SkipLink.tsx';
import { useArrival } from './useArrival.ts';

const ExerciseBar = lazyContent(
  async () => (await import('../banners/ExerciseBar.tsx')).ExerciseBar,
);
const FirstExercise = lazyContent(
  async () => (await import('../banners/FirstExercise.tsx')).FirstExercise,
);

const Placed = ({ children }: PropsWithChildren) => (
  <PlaceContext value={useLocation()}>{children}</PlaceContext>
);

export function SignedInLayout() {
  const practice = useIsPractice();
  const screen = useRef<HTMLElement>(null);
  usePrivacy();
  useOutcomes();
  useArrival(screen);
  return (
    <Placed>
      <div className={styles.signedIn}>
        <SkipLink />
        <PracticeBand />
        {practice && (
          <Suspense>
            <ExerciseBar />
          </Suspense>
        )}
        <TopBar />
        <ShortcutKeys />
        <Watching />
        {practice && (
          <Suspense>
            <FirstExercise />
          </Suspense>
        )}
        <Notices />
        <OfflineBanner />
        <WaitBanner />
        <div className={utility.beside}>
          <Sidebar />
          <main ref={screen} id={SCREEN_ID} tabIndex={-1} className={styles.screen} {...PAPER}>
            <PaperHead />
            <Screens />
          </main>
        </div>
        <ExportStrips />
      </div>
    </Placed>
  );
}
