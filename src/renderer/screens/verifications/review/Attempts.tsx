import type { ReactNode } from 'react';
import type { StatusLabel } from '#domain/orders/status.ts';
import { AttachmentImage } from '#renderer/ui/images/AttachmentImage.tsx';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { longValue } from '#renderer/ui/values/text/LongText.tsx';
import type { RequestPicture } from './Pictures.tsx';
import styles from './review.module.css';

/** Another request of the same person. */
export interface Attempt {
  readonly id: string;
  readonly status: StatusLabel | null;
  /** What to know of it. */
  readonly note: ReactNode;
  readonly picture: RequestPicture | undefined;
}

export interface AttemptsProps {
  /** Undefined while they load, and where they cannot be known. */
  readonly attempts: readonly Attempt[] | undefined;
  /** What is not known of them, and why; null where all are. */
  readonly note: string | null;
}

/** What the same person has sent in before. */
export function Attempts({ attempts, note }: AttemptsProps) {
  return (
    <section aria-label="Earlier requests">
      <h2 className={styles['heading']}>Earlier requests</h2>
      {note !== null && <p className={styles['quiet']}>{note}</p>}
      {note === null && attempts?.length === 0 && (
        <p className={styles['quiet']}>No earlier requests.</p>
      )}
      <ul className={styles['attempts']}>
        {attempts?.map(({ id, status, note: about, picture }) => (
          <li key={id}>
            <div className={styles['attemptHead']}>
              {status ? <Chip label={status} /> : <span>Pending</span>}
              <Private>{longValue(about)}</Private>
            </div>
            {picture && <AttachmentImage {...picture} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
