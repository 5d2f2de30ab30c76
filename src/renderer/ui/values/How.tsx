import { Button, Tooltip } from '@fluentui/react-components';
import { Info16Regular } from '@fluentui/react-icons';
import { useIsPrinting } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './values.module.css';

/** How something is known, behind an (i); on paper in brackets. */
export function How({ text }: { readonly text: string }) {
  if (useIsPrinting()) return <span className={utility.quiet}>({text})</span>;
  return (
    <Tooltip content={text} relationship="description" withArrow>
      <Button
        className={styles.how ?? ''}
        appearance="transparent"
        size="small"
        icon={<Info16Regular />}
        aria-label="How this is known"
      />
    </Tooltip>
  );
}
