import type { Dispute } from '#contract/orders/disputes.ts';
import { beneficiaryName, disputedOrderId, matcherName } from '#domain/disputes/changes.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import styles from './disputes.module.css';
import { Side } from './Side.tsx';
import type { DisputeUploads } from './upload/useUploads.ts';

interface SidesProps {
  readonly dispute: Dispute;
  /** What is on its way; left out where no files are taken. */
  readonly uploads?: DisputeUploads;
}

/** Both sides of a dispute, each with the files it has sent and what was found out about it. */
export function Sides({ dispute, uploads }: SidesProps) {
  const id = disputedOrderId(dispute);
  const order = useEndpoint('orders.read', { id: id ?? '' }, { enabled: id !== null });
  return (
    <div className={styles.sides}>
      <Side
        dispute={dispute}
        side="matcher"
        title="Matcher"
        name={matcherName(dispute)}
        bank={order.data?.matcherBank ?? null}
        {...(uploads && { uploads })}
      />
      <Side
        dispute={dispute}
        side="posters_beneficiary"
        title="Poster Beneficiary"
        name={beneficiaryName(dispute)}
        bank={order.data?.postersBeneficiaryBank ?? null}
        {...(uploads && { uploads })}
      />
    </div>
  );
}
