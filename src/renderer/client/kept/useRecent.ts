import { useCallback, useMemo } from 'react';
import { usePreference } from './preferences.ts';

const readTexts = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];

/** A hook: the `most` texts kept last under a key, the latest first, and a function that adds one. */
export function useRecent(key: string, most: number) {
  const [kept, keep] = usePreference(key, readTexts);
  const recent = useMemo(() => kept.slice(0, most), [kept, most]);
  const add = useCallback(
    (text: string) => keep([text, ...recent.filter((other) => other !== text)].slice(0, most)),
    [recent, keep, most],
  );
  return [recent, add] as const;
}
