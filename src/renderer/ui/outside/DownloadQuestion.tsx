/** Asks before a file comes from a host that is not the API's. */
import type { ForeignHost } from '#contract/bridge/files.ts';
import { ConfirmDialog } from '#renderer/ui/feedback/ConfirmDialog.tsx';
import { aboutPlace } from './hostPlace.ts';

interface DownloadQuestionProps {
  readonly foreign: ForeignHost;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

export function DownloadQuestion({ foreign, onConfirm, onClose }: DownloadQuestionProps) {
  const { host, place } = foreign;
  const text = 'The file is on a different server from the API. Nothing has been downloaded yet.';
  return (
    <ConfirmDialog
      title={`Download from ${host}?`}
      text={[text, ...aboutPlace(place)].join(' ')}
      yes="Download"
      no="Cancel"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
