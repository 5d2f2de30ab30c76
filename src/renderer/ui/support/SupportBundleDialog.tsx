import { Button, Spinner } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Problem } from '#contract/wire/problem.ts';
import { ask, problemOf } from '#renderer/client/calls/bridge.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import styles from './support.module.css';

/** Shows what a support bundle would tell, to the letter, before it is saved or copied. */
export function SupportBundleDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: preview, error } = useQuery({
    queryKey: ['supportBundle'],
    queryFn: () => ask('support.preview', undefined),
    gcTime: 0,
    staleTime: 'static',
  });
  const [notSaved, setNotSaved] = useState<Problem>();
  const problem = notSaved ?? (error && problemOf(error));
  const { busy: saving, run } = useBusy({ staysBusy: true });
  const feedback = useFeedback();
  const copy = useCopy();

  const save = async () => {
    setNotSaved(undefined);
    const { file } = await ask('support.save', undefined);
    feedback.success(`Saved as ${file}`);
    onClose();
  };

  return (
    <DialogShell
      title="Support bundle"
      className={styles.surface}
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
            onClick={() => void run(save, setNotSaved)}
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
          className={styles.text}
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
