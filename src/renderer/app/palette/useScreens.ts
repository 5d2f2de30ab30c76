/** The screens of the palette: every one this role may open (document 1 §2). */
import {
  HistoryRegular,
  HomeRegular,
  InfoRegular,
  OpenRegular,
  PersonRegular,
  SettingsRegular,
} from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayVerify } from '#domain/roles.ts';
import type { RoutePath } from '#domain/routes.ts';
import { useRole } from '#renderer/desk/desk.ts';
import { type NavigationEntry, navigationFor } from '../navigation.ts';
import { goToKeys } from '../shortcuts/goTo.ts';
import type { PaletteEntry } from './entry.ts';
import type { Place } from './places.ts';

type Screen = Pick<NavigationEntry, 'label' | 'icon'> & { readonly path: string };

const HOME: Screen & { readonly path: RoutePath } = { label: 'Home', path: '/', icon: HomeRegular };

/** Screens that belong to the person or the program rather than to an area. */
const OTHERS: readonly (Screen & { readonly path: RoutePath })[] = [
  { label: 'Profile', path: '/profile', icon: PersonRegular },
  { label: 'My actions', path: '/my-actions', icon: HistoryRegular },
  { label: 'Settings', path: '/settings', icon: SettingsRegular },
  { label: 'About', path: '/about', icon: InfoRegular },
];

/** The screens, those of the sidebar first. */
export function useScreens(): readonly PaletteEntry[] {
  const admin = mayVerify(useRole());
  const navigate = useNavigate();
  return useMemo(() => {
    const areas = navigationFor(admin).flatMap(({ entries }) => entries);
    return [HOME, ...areas, ...OTHERS].map(({ label, path, icon }) => {
      const keys = goToKeys(path);
      return {
        id: `screen:${path}`,
        label,
        icon,
        ...(keys !== undefined && { keys }),
        run: () => void navigate(path),
      };
    });
  }, [admin, navigate]);
}

/** A function: the entry that goes to a place somebody has typed or pasted. */
export function usePlaceEntry(): (place: Place) => PaletteEntry {
  const navigate = useNavigate();
  return ({ path, order }) => ({
    id: order === null ? `place:${path}` : `order:${order}`,
    label: order === null ? `Go to ${path}` : `Go to order ${order}`,
    icon: OpenRegular,
    run: () => void navigate(path),
  });
}
