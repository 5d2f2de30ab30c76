import { Button } from '@fluentui/react-components';
import { ask } from '#renderer/client/calls/bridge.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';

/** Says that the sandbox has ended, and why, and starts it again. */
export function SandboxEnded({ why }: { readonly why: string }) {
  const feedback = useFeedback();
  const { busy, run } = useBusy({ staysBusy: true });
  const restart = () =>
    run(
      () => ask('practice.restart', undefined),
      (problem) => feedback.report(problem, 'Unable to restart practice sandbox'),
    );
  return (
    <ConnectionBanner
      title={why}
      action={
        <Button size="small" disabledFocusable={busy} onClick={() => void restart()}>
          {busy ? 'Restarting…' : 'Restart'}
        </Button>
      }
    >
      <p>You cannot search, save or send until it runs again. What you typed is kept.</p>
    </ConnectionBanner>
  );
}
