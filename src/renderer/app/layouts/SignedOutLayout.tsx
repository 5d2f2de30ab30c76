/** What signed-out people see: a centred card with the logo (1N01, layouts). */
import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import type { RoutePath } from '#domain/access/screens.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { PaperHead } from '#renderer/ui/paper/PaperHead.tsx';
import { PAPER } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import logo from '#resources/icon.svg';
import { checkConnectivity } from '../banners/connectivity.ts';
import { Notices } from '../banners/Notices.tsx';
import { OfflineBanner } from '../banners/OfflineBanner.tsx';
import { PracticeBand } from '../banners/PracticeBand.tsx';
import { WaitBanner } from '../banners/WaitBanner.tsx';
import { useScreenKeys } from '../shortcuts/useScreenKeys.ts';
import styles from './layouts.module.css';
import { useIsWide } from './routeTitle.ts';
import { useArrival } from './useArrival.ts';
import { useWindowTitle } from './useWindowTitle.ts';

/** The screens that keys open before the sign-in. */
const WITH_KEYS: readonly RoutePath[] = ['/help'];

export function SignedOutLayout() {
  const { app } = useDesk();
  const { pathname } = useLocation();
  const screen = useRef<HTMLElement>(null);
  useWindowTitle();
  useArrival(screen);
  useScreenKeys(WITH_KEYS);
  useEffect(() => {
    // Shown before a password is typed.
    if (pathname === '/login') void checkConnectivity();
  }, [pathname]);
  return (
    <div className={styles.signedOut}>
      <PracticeBand />
      <Notices />
      <OfflineBanner />
      <WaitBanner />
      <main ref={screen} tabIndex={-1} className={styles.centre}>
        <div className={styles.card} data-wide={useIsWide()} {...PAPER}>
          <PaperHead />
          <div className={styles.brand}>
            <img src={logo} alt="" width={32} height={32} />
            <span>Corridor</span>
          </div>
          <Outlet />
        </div>
        <p className={`${styles.server} ${utility.note}`}>
          {app.practice ? 'Practice sandbox' : app.apiUrl} · version {app.version} ·{' '}
          <Link to="/reference">Reference</Link> · <Link to="/help">Help</Link> ·{' '}
          <Link to="/settings">Settings</Link> · <Link to="/about">About</Link>
        </p>
      </main>
    </div>
  );
}
