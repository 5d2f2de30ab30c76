/** Recently used entries; saved on this computer without personal data. */
import { usePreference } from '#renderer/client/kept/preferences.ts';

/** As many as fit above the fold. */
const MOST = 5;
/** Users are left out: searches for people are not written to disk. */
const KEPT = /^(?:screen|action|theme|key|order):/u;

function readRecent(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : [];
}

/** The ids of entries used recently, the latest first, and a function that adds one. */
export function useRecent(): readonly [readonly string[], (id: string) => void] {
  const [recent, setRecent] = usePreference('palette.recent', readRecent);
  const remember = (id: string) => {
    if (!KEPT.test(id)) return;
    setRecent([id, ...recent.filter((other) => other !== id)].slice(0, MOST));
  };
  return [recent, remember];
}
