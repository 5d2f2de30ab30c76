import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular, OpenRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { ForeignHost } from '#contract/bridge/files.ts';
import { saveAttachment } from '#renderer/client/calls/images.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import { DownloadQuestion } from '#renderer/ui/outside/DownloadQuestion.tsx';

interface DownloadButtonProps {
  readonly url: string;
  /** Without its ending, which follows from what the file is. */
  readonly fileName: string;
  /** Whether the system's program shows it then: Corridor shows no PDF itself. */
  readonly open?: boolean;
}

type SavedFile = Extract<Awaited<ReturnType<typeof saveAttachment>>, { readonly status: 'saved' }>;

const NOT_OPENED = 'No program of this computer opened it. Open it from the folder Downloads.';

/** Saves an image or a PDF in Downloads. A question comes first if the host is not allowed. */
export function DownloadButton({ url, fileName, open = false }: DownloadButtonProps) {
  const feedback = useFeedback();
  const { busy, run } = useBusy();
  const [foreign, setForeign] = useState<ForeignHost | null>(null);

  const file = { url, name: fileName, open };

  const tell = ({ fileName: saved, opened }: SavedFile) => {
    const title = `Saved to Downloads: ${saved}`;
    if (!open || opened) feedback.success(title);
    else feedback.notify({ intent: 'warning', title, text: NOT_OPENED });
  };

  const save = (asked: Parameters<typeof saveAttachment>[0]) =>
    run(
      async () => {
        const outcome = await saveAttachment(asked);
        if (outcome.status === 'foreign-host') setForeign(outcome);
        else tell(outcome);
      },
      (problem) => feedback.report(problem, 'Unable to download'),
    );

  return (
    <>
      <Button
        size="small"
        icon={open ? <OpenRegular /> : <ArrowDownloadRegular />}
        disabledFocusable={busy}
        onClick={() => void save(file)}
      >
        {open ? "Open in the system's viewer" : 'Download'}
      </Button>
      {foreign && (
        <DownloadQuestion
          foreign={foreign}
          onConfirm={() => save({ ...file, allowHost: foreign.host })}
          onClose={() => setForeign(null)}
        />
      )}
    </>
  );
}
