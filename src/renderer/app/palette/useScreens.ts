/** The screens of the palette: every one this role may open (1N). */
import { BeakerRegular, OpenRegular } from '@fluentui/react-icons';
import { useNavigate } from 'react-router-dom';
import { linkRefusal } from '#domain/access/links.ts';
import { screenAt } from '#domain/access/screens.ts';
import { useIsPractice, useRole } from '#renderer/client/desk/desk.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { entriesFor } from '../navigation.ts';
import type { PaletteEntry } from './entry.ts';
import type { PagePlace } from './places.ts';

/** The screens, in the order of the sidebar. */
export function useScreens(): readonly PaletteEntry[] {
  const role = useRole();
  const practice = useIsPractice();
  const navigate = useNavigate();
  return entriesFor(role, practice).map(({ label, path, icon }) => {
    const { keys } = screenAt(path);
    const run = () => void navigate(path);
    return { id: `screen:${path}`, label, icon, ...(keys !== undefined && { keys }), run };
  });
}

/** A function: the entry that goes to a typed or pasted place, or says why a link is not followed. */
export function usePlaceEntry(): (place: PagePlace) => PaletteEntry {
  const navigate = useNavigate();
  const feedback = useFeedback();
  const isPractice = useIsPractice();
  return ({ path, order, side }) => {
    const refusal = side && linkRefusal(side, isPractice);
    if (refusal) {
      const { title, text } = refusal;
      const run = () => void feedback.alert(refusal);
      return { id: 'refused', label: title, detail: text, icon: BeakerRegular, run };
    }
    return {
      id: order === null ? `place:${path}` : `order:${order}`,
      label: order === null ? `Go to ${path}` : `Go to order ${order}`,
      icon: OpenRegular,
      run: () => void navigate(path),
    };
  };
}
