import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { problemOf } from '#renderer/desk/bridge.ts';
import { saveAttachment } from '#renderer/desk/images.ts';
import { ConfirmDialog } from '#renderer/ui/feedback/ConfirmDialog.tsx';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';

interface DownloadButtonProps {
  readonly url: string;
  /** Without its ending, which follows from what the file is. */
  readonly fileName: string;
  /** Whether the system's program shows it; the button says so. */
  readonly open?: boolean;
}

/** Saves a picture or a PDF among the downloads; a host nobody has allowed is asked about first. */
export function DownloadButton({ url, fileName, open = false }: DownloadButtonProps) {
  const feedback = useFeedback();
  const [busy, setBusy] = useState(false);
  const [host, setHost] = useState<string | null>(null);

  const save = async (allowHost?: string) => {
    setBusy(true);
    try {
      const outcome = await saveAttachment({
        url,
        name: fileName,
        open,
        ...(allowHost !== undefined && { allowHost }),
      });
      if (outcome.status === 'foreign-host') setHost(outcome.host);
      else feedback.success(`Saved to Downloads: ${outcome.fileName}`);
    } catch (thrown) {
      feedback.report(problemOf(thrown), 'Unable to download');
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        size="small"
        icon={<ArrowDownloadRegular />}
        disabledFocusable={busy}
        onClick={() => void save()}
      >
        {open ? 'Open' : 'Download'}
      </Button>
      {host !== null && (
        <ConfirmDialog
          title={`Download from ${host}?`}
          text="The file is not on the API's own server. Nothing was downloaded yet."
          onConfirm={() => save(host)}
          onClose={() => setHost(null)}
        />
      )}
    </>
  );
}
