import { Button } from '@fluentui/react-components';
import { Copy16Regular } from '@fluentui/react-icons';
import { useCopy } from './clipboard.ts';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
}

/** A button without words beside the text that it copies. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const copy = useCopy();
  return (
    <Button
      appearance="subtle"
      size="small"
      icon={<Copy16Regular />}
      aria-label={label}
      title="Copy"
      onClick={() => void copy(text)}
    />
  );
}
