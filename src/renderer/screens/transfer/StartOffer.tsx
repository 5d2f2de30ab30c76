import {
  Button,
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
} from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { labelOf } from '#domain/access/screens.ts';
import { useDesk, useRole } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { usePreference } from '#renderer/client/kept/preferences.ts';
import { readFlag } from '#renderer/client/kept/read.ts';
import {
  DEFAULT_PATH,
  readStartPath,
  START_PAGE_KEY,
  startPagesFor,
} from '#renderer/client/kept/startPage.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import styles from './transfer.module.css';

const HOME = '/';

/** Whether the first exercise is offered or will be, where there is only practice. */
function useIsExerciseOffered(): boolean {
  const { practice, practiceSwitch } = useDesk().app;
  const [wasOffered] = usePreference('exercises.offered', readFlag);
  return practice && practiceSwitch === null && !wasOffered;
}

/**
 * Offers another start page, once on this computer: it is there with the screen or not at all, and
 * gone for good once it is answered or the screen is left.
 */
export function StartOffer() {
  const feedback = useFeedback();
  const pages = startPagesFor(useRole());
  const [, setStart] = usePreference(START_PAGE_KEY, readStartPath);
  const [wasOffered, setOffered] = usePreference('startPage.offered', readFlag);
  const isChosen = useStore(useDesk().preferences)[START_PAGE_KEY] !== undefined;
  const isExerciseOffered = useIsExerciseOffered();
  const [isShown, setShown] = useState(!(isChosen || wasOffered || isExerciseOffered));
  useEffect(() => {
    if (isShown) setOffered(true);
  }, [isShown, setOffered]);
  if (!isShown) return null;
  const start = (path: string, label: string) => {
    setStart(path);
    setShown(false);
    feedback.success(`Corridor starts on ${label} from now on. You can change this in Settings.`);
  };
  return (
    <aside className={styles.offer} aria-label="Start page">
      <MessageBar>
        <MessageBarBody>Corridor opens {labelOf(DEFAULT_PATH)} after you sign in.</MessageBarBody>
        <MessageBarActions>
          <Button size="small" onClick={() => start(HOME, labelOf(HOME))}>
            Start on {labelOf(HOME)}
          </Button>
          <Menu positioning={{ autoSize: true }}>
            <MenuTrigger disableButtonEnhancement>
              <MenuButton size="small">Start on another screen</MenuButton>
            </MenuTrigger>
            <MenuPopover>
              <MenuList>
                {pages
                  .filter(({ path }) => path !== HOME && path !== DEFAULT_PATH)
                  .map(({ path, label }) => (
                    <MenuItem key={path} onClick={() => start(path, label)}>
                      {label}
                    </MenuItem>
                  ))}
              </MenuList>
            </MenuPopover>
          </Menu>
          <Button size="small" appearance="transparent" onClick={() => setShown(false)}>
            Keep {labelOf(DEFAULT_PATH)}
          </Button>
        </MessageBarActions>
      </MessageBar>
    </aside>
  );
}
