/** What a person can do from anywhere: hooks that the sidebar and the palette share. */
import { useCallback } from 'react';
import { useEndpoint } from '#renderer/desk/endpoints.ts';
import { usePreference } from '#renderer/desk/preferences.ts';
import { signOut } from '#renderer/desk/session.ts';
import { useQuestion } from '#renderer/desk/useDraft.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';

export const MAINTENANCE = { type: 'maintenance' } as const;
const isTrue = (kept: unknown) => kept === true;

/** Whether the sidebar is narrow, and its setter; remembered on this workstation. */
export const useCollapsed = () => usePreference('sidebar.collapsed', isTrue);

/** Whether the network's app is down for its users, and the question whether to change that. */
export interface Maintenance {
  /** Undefined while it is not known. */
  readonly on: boolean | undefined;
  readonly failed: boolean;
  readonly asking: boolean;
  /** Asks whether to change it; while it is not known, tries to read it again. */
  readonly ask: () => void;
  readonly forget: () => void;
}

/** The maintenance of the network's app (document 1 §4). */
export function useMaintenance(): Maintenance {
  const setting = useEndpoint('siteSettings.read', MAINTENANCE, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [asking, setAsking, forget] = useQuestion('maintenance.asking', isTrue);
  const on = setting.data?.value;
  const ask = () => (on === undefined ? void setting.refetch() : setAsking(true));
  return { on, failed: setting.isError, asking, ask, forget };
}

/** A function that signs out and tells when the server could not be told. */
export function useLogout(): () => Promise<void> {
  const feedback = useFeedback();
  return useCallback(async () => {
    const problem = await signOut();
    if (problem) feedback.report(problem, 'Error logout');
  }, [feedback]);
}
