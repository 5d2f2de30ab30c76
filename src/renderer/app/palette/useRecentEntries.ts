/** Recently used entries; saved on this computer without personal data. */
import { useRecent } from '#renderer/client/kept/useRecent.ts';

/** As many as fit above the fold. */
const MOST = 5;
/** Users are left out: searches for people are not written to disk. */
const KEPT = /^(?:screen|action|theme|key|order):/u;

/** A hook: the ids of entries used recently, the latest first, and a function that adds one. */
export function useRecentEntries() {
  const [recent, add] = useRecent('palette.recent', MOST);
  const remember = (id: string) => {
    if (KEPT.test(id)) add(id);
  };
  return [recent, remember] as const;
}
