import { Button, Spinner } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { SupportPreview } from '#contract/bridge/bridge.ts';
import type { Problem } from '#contract/wire/problem.ts';
import { ask, problemOf } from '#renderer/client/calls/bridge.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import styles from './support.module.css';

/** The current bundle, or the problem that prevented it. */
function usePreview() {
  const [preview, setPreview] = useState<SupportPreview>();
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    ask('support.preview', undefined).then(setPreview, (thrown: unknown) =>
      setProblem(problemOf(thrown)),
    );
  }, []);
  return { preview, problem, setProblem };
}

/** Shows what a support bundle would tell, to the letter, before it is saved or copied. */
export function SupportBundleDialog({ onClose }: { readonly onClose: () => void }) {
  const { preview, problem, setProblem } = usePreview();
  const { busy: saving, run } = useBusy({ staysBusy: true });
  const feedback = useFeedback();
  const copy = useCopy();

  const save = async () => {
    setProblem(undefined);
    const { file } = await ask('support.save', undefined);
    feedback.success(`Saved as ${file}`);
    onClose();
  };

  return (
    <DialogShell
      title="Support bundle"
      className={styles['surface']}
      stacked
      wideActions
      actions={
        <>
          <Button onClick={onClose} disabled={saving}>
            Close
          </Button>
          <Button disabled={!preview} onClick={() => void copy(preview?.text ?? '')}>
            Copy
          </Button>
          <Button
            appearance="primary"
            disabled={!preview}
            disabledFocusable={saving}
            onClick={() => void run(save, setProblem)}
          >
            Save support bundle
          </Button>
        </>
      }
      busy={saving}
      onClose={onClose}
    >
      <p>
        This is everything in the bundle. Nothing is sent. Save it and attach it to your support
        request.
      </p>
      {problem && <InlineMessage intent="error">{problem.message}</InlineMessage>}
      {preview ? (
        <textarea
          className={styles['text']}
          aria-label="What the bundle will hold"
          readOnly
          rows={16}
          value={preview.text}
        />
      ) : (
        !problem && <Spinner label="Collecting" />
      )}
    </DialogShell>
  );
}
