import type { Dispute, DisputeSide } from '#contract/disputes.ts';
import { beneficiaryName, disputedOrderId, matcherName } from '#domain/disputes/changes.ts';
import { useEndpoint } from '#renderer/client/endpoints.ts';
import styles from './disputes.module.css';
import { Side } from './Side.tsx';
import type { Evidence } from './useEvidence.ts';

interface SidesProps {
  readonly dispute: Dispute;
  /** What is on its way for each side; left out where no files are taken. */
  readonly evidence?: Readonly<Record<DisputeSide, Evidence>>;
}

/** Both sides of a dispute, each with what was found out about it and the files it has sent. */
export function Sides({ dispute, evidence }: SidesProps) {
  const id = disputedOrderId(dispute);
  const order = useEndpoint('orders.read', { id: id ?? '' }, { enabled: id !== null });
  return (
    <div className={styles['sides']}>
      <Side
        dispute={dispute}
        side="matcher"
        title="Matcher"
        name={matcherName(dispute)}
        bank={order.data?.matcherBank ?? null}
        {...(evidence && { evidence: evidence.matcher })}
      />
      <Side
        dispute={dispute}
        side="posters_beneficiary"
        title="Poster Beneficiary"
        name={beneficiaryName(dispute)}
        bank={order.data?.postersBeneficiaryBank ?? null}
        {...(evidence && { evidence: evidence.posters_beneficiary })}
      />
    </div>
  );
}
