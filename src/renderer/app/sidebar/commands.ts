/** What a person can do from anywhere: hooks that the sidebar and the palette share. */
import { MAINTENANCE } from '#domain/acts/areas/maintenance.ts';
import { problemOf } from '#renderer/client/calls/bridge.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { signOut } from '#renderer/client/desk/session.ts';
import { usePreference } from '#renderer/client/kept/preferences.ts';
import { readFlag } from '#renderer/client/kept/read.ts';
import { useQuestion } from '#renderer/client/kept/useDraft.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';

const asFlag = (kept: unknown) => (typeof kept === 'boolean' ? kept : null);

/** Whether the sidebar is narrow, and its setter; remembered on this computer. */
export const useCollapsed = () => usePreference('sidebar.collapsed', readFlag);

/** Whether the network's app is down for its users, and the question whether to change that (1M, 1S). */
export function useMaintenance() {
  const feedback = useFeedback();
  const setting = useEndpoint('siteSettings.read', MAINTENANCE, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [asked, setAsked, forget] = useQuestion('maintenance.asked', asFlag);
  /** Undefined while it is not known. */
  const on = setting.isError ? undefined : setting.data?.value;
  /** Loads the value, which someone else may have changed, and asks whether to change it. */
  const ask = async () => {
    const { data, error } = await setting.refetch();
    if (error) feedback.report(problemOf(error), 'Unable to load maintenance mode');
    else if (data) setAsked(!data.value);
  };
  return { on, failed: setting.isError, asked, ask: () => void ask(), forget };
}

/**
 * A function that signs out, and reports under `title` when the server could not be reached.
 * @param call what signs out, where it does more
 */
export function useSignOut() {
  const feedback = useFeedback();
  return (title = 'Error logout', call?: () => Promise<void>) =>
    signOut(
      ({ message: text }) =>
        new Promise((onClose) => {
          feedback.alert({ title, text, onClose });
        }),
      call,
    );
}
