import { Button } from '@fluentui/react-components';
import { PlayRegular } from '@fluentui/react-icons';
import type { DeclaredKeys } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import { useReviewed } from './place.ts';

interface ReviewButtonProps {
  readonly shortcut: DeclaredKeys;
  /** What the address is to ask for. */
  readonly asked: string;
}

/** Opens the review of a queue. */
export function ReviewButton({ shortcut, asked }: ReviewButtonProps) {
  const [, setReviewed] = useReviewed();
  const open = () => setReviewed(asked);
  useShortcuts([{ ...shortcut, run: open }]);
  return (
    <Button size="small" icon={<PlayRegular />} aria-keyshortcuts={shortcut.keys[0]} onClick={open}>
      Review
    </Button>
  );
}
