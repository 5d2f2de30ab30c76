/** The actions of the palette: what can be done here and now without a mouse. */
import {
  BeakerRegular,
  DarkThemeRegular,
  KeyboardRegular,
  LockClosedRegular,
  NavigationRegular,
  PlugDisconnectedRegular,
  PrintRegular,
  SignOutRegular,
} from '@fluentui/react-icons';
import { useState } from 'react';
import { lockNow } from '#renderer/client/desk/lock.ts';
import { THEME_CHOICES, THEME_LABELS, useThemeChoice } from '#renderer/client/kept/theme.ts';
import { shortcuts } from '#renderer/ui/shortcuts/registry.ts';
import { GENERAL_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { usePracticeCommands } from '../practice/usePracticeCommands.ts';
import { useCollapsed, useMaintenance, useSignOut } from '../sidebar/commands.ts';
import type { PaletteEntry } from './entry.ts';

/** What keys do on the screen behind the palette; the screens they open are entries already. */
function keyedActions(): readonly PaletteEntry[] {
  return shortcuts
    .active()
    .filter(({ scope, label }) => scope !== 'Go to' && label !== GENERAL_KEYS.palette.label)
    .flatMap(({ label, keys, why, run }) =>
      run
        ? {
            id: `key:${label}`,
            label,
            icon: KeyboardRegular,
            ...(keys[0] !== undefined && { keys: keys[0] }),
            ...(why !== undefined && { why }),
            run,
          }
        : [],
    );
}

/** The actions, those of the current screen first. They are collected when the palette opens. */
export function useActions(): readonly PaletteEntry[] {
  const [keyed] = useState(keyedActions);
  const [theme, setTheme] = useThemeChoice();
  const [collapsed, setCollapsed] = useCollapsed();
  const { ask } = useMaintenance();
  const practice = usePracticeCommands();
  const signOut = useSignOut();
  return [
    ...keyed,
    ...THEME_CHOICES.filter((choice) => choice !== theme).map((choice) => ({
      id: `theme:${choice}`,
      label: `Theme: ${THEME_LABELS[choice]}`,
      icon: DarkThemeRegular,
      run: () => setTheme(choice),
    })),
    {
      id: 'action:print',
      label: GENERAL_KEYS.print.label,
      icon: PrintRegular,
      keys: GENERAL_KEYS.print.keys[0],
      run: () => window.print(),
    },
    {
      id: 'action:lock',
      label: GENERAL_KEYS.lock.label,
      icon: LockClosedRegular,
      keys: GENERAL_KEYS.lock.keys[0],
      run: () => void lockNow(),
    },
    {
      id: 'action:navigation',
      label: collapsed ? 'Expand navigation' : 'Collapse navigation',
      icon: NavigationRegular,
      run: () => setCollapsed(!collapsed),
    },
    {
      id: 'action:maintenance',
      label: 'Maintenance Mode',
      icon: PlugDisconnectedRegular,
      run: ask,
    },
    ...practice.map(({ question, label, ask: run }) => ({
      id: `action:practice.${question}`,
      label,
      icon: BeakerRegular,
      run,
    })),
    { id: 'action:logout', label: 'Logout', icon: SignOutRegular, run: () => void signOut() },
  ];
}
