import { Button } from '@fluentui/react-components';
import { PlayRegular } from '@fluentui/react-icons';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { useOpenReview } from './place.ts';

/** Opens the review at the oldest pending request. */
export function ReviewButton() {
  const open = useOpenReview();
  useShortcuts([{ ...LIST_KEYS.review, run: () => open() }]);
  return (
    <Button size="small" icon={<PlayRegular />} aria-keyshortcuts="V" onClick={() => open()}>
      Review
    </Button>
  );
}
