/** The screens of the palette: every one this role may open (1N). */
import { OpenRegular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenAt } from '#domain/access/screens.ts';
import { useDesk, useRole } from '#renderer/client/desk/desk.ts';
import { entriesFor } from '../navigation.ts';
import type { PaletteEntry } from './entry.ts';
import type { Place } from './places.ts';

/** The screens, in the order of the sidebar. */
export function useScreens(): readonly PaletteEntry[] {
  const role = useRole();
  const { practice } = useDesk().app;
  const navigate = useNavigate();
  return useMemo(
    () =>
      entriesFor(role, practice).map(({ label, path, icon }) => {
        const { keys } = screenAt(path);
        const run = () => void navigate(path);
        return { id: `screen:${path}`, label, icon, ...(keys !== undefined && { keys }), run };
      }),
    [role, practice, navigate],
  );
}

/** A function: the entry that goes to a typed or pasted place. */
export function usePlaceEntry(): (place: Place) => PaletteEntry {
  const navigate = useNavigate();
  return ({ path, order }) => ({
    id: order === null ? `place:${path}` : `order:${order}`,
    label: order === null ? `Go to ${path}` : `Go to order ${order}`,
    icon: OpenRegular,
    run: () => void navigate(path),
  });
}
