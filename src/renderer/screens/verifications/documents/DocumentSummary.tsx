import type { DocVerification } from '#contract/verifications.ts';
import { declaredFields } from '#domain/verifications/documents.ts';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { typeOf } from '../subjects.ts';
import styles from '../verifications.module.css';

/** What a decision is about to act on. */
export function DocumentSummary({ request }: { readonly request: DocVerification }) {
  return (
    <dl className={styles['summary']} aria-label="Document">
      {declaredFields(typeOf(request), request).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd title={value ?? ''}>{value ?? EMPTY}</dd>
        </div>
      ))}
    </dl>
  );
}
