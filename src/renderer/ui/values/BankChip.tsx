import { mergeClasses } from '@fluentui/react-components';
import { Checkmark12Filled, QuestionCircle12Regular, Warning12Filled } from '@fluentui/react-icons';
import { bankLogo } from './bankLogo.ts';
import { EMPTY } from './empty.ts';
import { tooltipIfCut } from './tooltipIfCut.ts';
import styles from './values.module.css';

interface BankChipProps {
  readonly name: string | null;
  /** Whether the bank answers; null where nothing is known. */
  readonly healthy: boolean | null;
  readonly country: string | null;
  readonly code: string | null;
}

const HEALTH = {
  healthy: { text: 'Healthy', tone: 'success', icon: <Checkmark12Filled aria-hidden /> },
  unhealthy: { text: 'Unhealthy', tone: 'danger', icon: <Warning12Filled aria-hidden /> },
  unknown: {
    text: 'Unknown',
    tone: 'neutral',
    icon: <QuestionCircle12Regular aria-hidden />,
  },
} as const;

const healthOf = (healthy: boolean | null) => {
  if (healthy === null) return HEALTH.unknown;
  return healthy ? HEALTH.healthy : HEALTH.unhealthy;
};

/** A bank with its picture and its health, in colour, icon and words. */
export function BankChip({ name, healthy, country, code }: BankChipProps) {
  const { text, tone, icon } = healthOf(healthy);
  return (
    <span className={styles['bank']}>
      <img src={bankLogo(country, code)} alt="" width={20} height={20} />
      <span className={styles['bankName']} {...tooltipIfCut}>
        {name ?? EMPTY}
      </span>
      <span className={mergeClasses(styles['chip'], styles[tone])} title="Bank status">
        {icon}
        <span>{text}</span>
      </span>
    </span>
  );
}
