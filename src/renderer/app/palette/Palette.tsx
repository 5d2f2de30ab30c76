import { SearchRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { Keys } from '#renderer/ui/shortcuts/Keys.tsx';
import { ariaKeys, onMac } from '#renderer/ui/shortcuts/keys.ts';
import { GENERAL_KEYS } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import { OrderDialogs } from '../../screens/orders/actions/dialogs.ts';
import { PaletteDialog } from './PaletteDialog.tsx';
import styles from './palette.module.css';

const { label, keys } = GENERAL_KEYS.palette;

/**
 * The field in the middle of the top bar and the palette it opens, also by Ctrl/Cmd+K from anywhere.
 */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  useShortcuts(useMemo(() => [{ ...GENERAL_KEYS.palette, run: () => setOpen(true) }], []));
  return (
    // A question about an order that was typed with an act.
    <OrderDialogs draft="palette.order">
      <button
        type="button"
        className={styles.field}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys(keys[0], onMac())}
        onClick={() => setOpen(true)}
      >
        <SearchRegular aria-hidden />
        <span className={`${styles.hint} ${utility.cut} ${utility.spacer}`}>
          Screens, actions, orders, users
        </span>
        <Keys keys={keys[0]} />
      </button>
      {isOpen && <PaletteDialog onClose={() => setOpen(false)} />}
    </OrderDialogs>
  );
}
