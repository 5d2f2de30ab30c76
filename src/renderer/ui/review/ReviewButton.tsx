import { Button } from '@fluentui/react-components';
import { PlayRegular } from '@fluentui/react-icons';
import { type QueueId, queueOf } from '#domain/queues/queues.ts';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { useReviewed } from './place.ts';

/** Opens the review of a queue at its oldest item. */
export function ReviewButton({ queue }: { readonly queue: QueueId }) {
  const [, setReviewed] = useReviewed();
  const open = () => setReviewed(queueOf(queue).asked);
  useShortcuts([{ ...LIST_KEYS.review, run: open }]);
  return (
    <Button
      size="small"
      icon={<PlayRegular />}
      aria-keyshortcuts={LIST_KEYS.review.keys[0]}
      onClick={open}
    >
      Review
    </Button>
  );
}
