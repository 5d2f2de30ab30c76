import type { Dispute, DisputeSide } from '#contract/orders/disputes.ts';
import { beneficiaryName, disputedOrderId, matcherName } from '#domain/disputes/changes.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import styles from './disputes.module.css';
import { Side } from './Side.tsx';
import type { SideUpload } from './upload/useUpload.ts';

interface SidesProps {
  readonly dispute: Dispute;
  /** What is on its way for each side; left out where no files are taken. */
  readonly uploads?: Readonly<Record<DisputeSide, SideUpload>>;
}

/** Both sides of a dispute, each with the files it has sent and what was found out about it. */
export function Sides({ dispute, uploads }: SidesProps) {
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
        {...(uploads && { upload: uploads.matcher })}
      />
      <Side
        dispute={dispute}
        side="posters_beneficiary"
        title="Poster Beneficiary"
        name={beneficiaryName(dispute)}
        bank={order.data?.postersBeneficiaryBank ?? null}
        {...(uploads && { upload: uploads.posters_beneficiary })}
      />
    </div>
  );
}
