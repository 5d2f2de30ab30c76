import { mergeClasses } from '@fluentui/react-components';
import { Checkmark12Filled, Warning12Filled } from '@fluentui/react-icons';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '../empty.ts';
import { tooltipIfCut } from '../text/tooltipIfCut.ts';
import styles from '../values.module.css';
import { bankLogo } from './bankLogo.ts';

interface BankChipProps {
  readonly name: string | null;
  /** Whether the bank answers; null where only its name is known, and no health is shown. */
  readonly healthy: boolean | null;
  readonly country: string | null;
  readonly code: string | null;
}

/** Whether a bank answers (1O21), in colour, icon and words. */
function Health({ healthy }: { readonly healthy: boolean }) {
  return (
    <span
      className={mergeClasses(styles.chip, styles[healthy ? 'success' : 'danger'])}
      title="Bank status"
    >
      {healthy ? <Checkmark12Filled aria-hidden /> : <Warning12Filled aria-hidden />}
      <span>{healthy ? 'Healthy' : 'Unhealthy'}</span>
    </span>
  );
}

/** A bank with its picture and, where it is known, its health. */
export function BankChip({ name, healthy, country, code }: BankChipProps) {
  return (
    <span className={styles.bank}>
      <img src={bankLogo(country, code)} alt="" width={20} height={20} />
      <span className={utility.cut} {...tooltipIfCut}>
        {name ?? EMPTY}
      </span>
      {healthy !== null && <Health healthy={healthy} />}
    </span>
  );
}
