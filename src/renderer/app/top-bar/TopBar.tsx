import {
  Avatar,
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Text,
} from '@fluentui/react-components';
import { useHref } from 'react-router-dom';
import type { ConnectionState } from '#contract/wire/realtime.ts';
import { labelOf, type RoutePath } from '#domain/access/screens.ts';
import { useOwnName, useSignedInAs } from '#renderer/client/cache/useOwnName.ts';
import { useDesk, useIsPractice, usePerson, useRole } from '#renderer/client/desk/desk.ts';
import { lockNow } from '#renderer/client/desk/lock.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import {
  THEME_CHOICES,
  THEME_LABELS,
  type ThemeChoice,
  useThemeChoice,
} from '#renderer/client/kept/theme.ts';
import { lazyDialog } from '#renderer/ui/actions/lazyDialog.tsx';
import { Keys } from '#renderer/ui/shortcuts/Keys.tsx';
import { GENERAL_KEYS } from '#renderer/ui/shortcuts/table.ts';
import utility from '#renderer/ui/utility.module.css';
import logo from '#resources/icon.svg';
import styles from '../layouts/layouts.module.css';
import { Palette } from '../palette/Palette.tsx';
import { usePracticeCommands, usePracticeQuestion } from '../practice/usePracticeCommands.ts';
import { RailToggle } from '../sidebar/RailToggle.tsx';
import { useIsMenu } from '../sidebar/useRail.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import { MaintenanceBar } from './MaintenanceBar.tsx';
import { Notifications } from './Notifications.tsx';
import { UpdateButton } from './UpdateButton.tsx';

const CONNECTION: Readonly<Record<ConnectionState, { text: string; explanation: string }>> = {
  live: { text: 'Live', explanation: 'Lists update automatically.' },
  reconnecting: {
    text: 'Reconnecting',
    explanation: 'Live updates are paused. Lists refresh when the connection is back.',
  },
  offline: { text: 'No live updates', explanation: 'Refresh a list to see what has changed.' },
};

function Connection() {
  const state = useStore(useDesk().connection);
  const { text, explanation } = CONNECTION[state];
  return (
    <span
      className={`${styles.connection} ${utility.aside}`}
      data-state={state}
      role="status"
      title={explanation}
    >
      {text}
    </span>
  );
}

const ScreenItem = ({ path }: { readonly path: RoutePath }) => (
  <MenuItemLink href={useHref(path)}>{labelOf(path)}</MenuItemLink>
);

/** What the person's menu holds. It follows the address, which the button need not. */
function PersonItems({ who }: { readonly who: string }) {
  const isPractice = useIsPractice();
  const practice = usePracticeCommands();
  return (
    <MenuList>
      <MenuGroup>
        <MenuGroupHeader>Signed in as {who}</MenuGroupHeader>
      </MenuGroup>
      <ScreenItem path="/profile" />
      <ScreenItem path="/my-actions" />
      {isPractice && <ScreenItem path="/exercises" />}
      <ScreenItem path="/settings" />
      <ScreenItem path="/about" />
      <MenuDivider />
      <MenuItem
        secondaryContent={<Keys keys={GENERAL_KEYS.print.keys[0]} />}
        onClick={() => window.print()}
      >
        Print
      </MenuItem>
      <MenuItem
        secondaryContent={<Keys keys={GENERAL_KEYS.lock.keys[0]} />}
        onClick={() => void lockNow()}
      >
        {GENERAL_KEYS.lock.label}
      </MenuItem>
      {practice.length > 0 && <MenuDivider />}
      {practice.map(({ question, label, ask }) => (
        <MenuItem key={question} onClick={ask}>
          {label}
        </MenuItem>
      ))}
      <MenuDivider />
      <MenuGroup>
        <MenuGroupHeader>Theme</MenuGroupHeader>
        {THEME_CHOICES.map((choice) => (
          <MenuItemRadio key={choice} name="theme" value={choice}>
            {THEME_LABELS[choice]}
          </MenuItemRadio>
        ))}
      </MenuGroup>
    </MenuList>
  );
}

/** Who is signed in: a session has no name (1S06), so role and account where no answer in memory has it. */
function PersonMenu() {
  const role = useRole();
  const id = usePerson();
  const name = useOwnName();
  const who = useSignedInAs();
  const [theme, setTheme] = useThemeChoice();
  return (
    <Menu
      checkedValues={{ theme: [theme] }}
      onCheckedValueChange={(_event, { checkedItems }) => setTheme(checkedItems[0] as ThemeChoice)}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" size="small" aria-label={`Signed in as ${who}`}>
          <Avatar size={24} name={name ?? role} color="brand" aria-hidden />
          <Text
            size={200}
            className={name === null ? styles.role : `${styles.name} ${utility.cut}`}
          >
            {name ?? role}
          </Text>
          <Text size={200} className={`${styles.account} ${utility.cut}`}>
            {name === null ? `ID ${id}` : role}
          </Text>
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <PersonItems who={who} />
      </MenuPopover>
    </Menu>
  );
}

const PracticeDialogs = lazyDialog(
  async () => (await import('../practice/PracticeDialogs.tsx')).PracticeDialogs,
);

/** Where one is, the way to anything else, whether updates are live, and who one is. */
export function TopBar() {
  const [asked] = usePracticeQuestion();
  const isMenu = useIsMenu();
  return (
    <header className={styles.topBar}>
      <div className={styles.side}>
        {isMenu ? <RailToggle /> : <img src={logo} alt="Corridor" width={24} height={24} />}
        <Breadcrumb />
        <MaintenanceBar />
      </div>
      <Palette />
      <div className={styles.side}>
        <span className={utility.spacer} />
        <UpdateButton />
        <Connection />
        <Notifications />
        <PersonMenu />
        {asked && <PracticeDialogs />}
      </div>
    </header>
  );
}
