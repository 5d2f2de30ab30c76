import { PrintRegular } from '@fluentui/react-icons';
import { IconButton } from '#renderer/ui/actions/IconButton.tsx';
import { keysInText, onMac } from '#renderer/ui/shortcuts/keys.ts';
import { GENERAL_KEYS } from '#renderer/ui/shortcuts/table.ts';

/** Prints what is open, as the browser's own key does. */
export const PrintButton = () => (
  <IconButton
    label="Print"
    keyName={keysInText(GENERAL_KEYS.print.keys[0], onMac())}
    icon={<PrintRegular />}
    onClick={() => window.print()}
  />
);
