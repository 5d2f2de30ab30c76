import { Button } from '@fluentui/react-components';
import { PlayRegular } from '@fluentui/react-icons';
import { type QueueId, queueOf } from '#domain/queues/queues.ts';
import { IconButton } from '#renderer/ui/actions/IconButton.tsx';
import { LIST_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { useReviewed } from './place.ts';
import styles from './review.module.css';

interface ReviewButtonProps {
  readonly queue: QueueId;
  /** Whether its bar has no room for words, or in usual windows none at all: the key is there nevertheless. */
  readonly isBrief?: true | 'in wide windows';
}

/** Opens the review of a queue at its oldest item. */
export function ReviewButton({ queue, isBrief }: ReviewButtonProps) {
  const [, setReviewed] = useReviewed();
  const open = () => setReviewed(queueOf(queue).asked);
  useShortcuts([{ ...LIST_KEYS.review, run: open }]);
  const [key] = LIST_KEYS.review.keys;
  if (isBrief)
    return (
      <span className={isBrief === true ? undefined : styles.inWideWindows}>
        <IconButton
          label={`Review: ${queueOf(queue).name}`}
          keyName={key}
          icon={<PlayRegular />}
          onClick={open}
        />
      </span>
    );
  return (
    <Button size="small" icon={<PlayRegular />} aria-keyshortcuts={key} onClick={open}>
      Review
    </Button>
  );
}
