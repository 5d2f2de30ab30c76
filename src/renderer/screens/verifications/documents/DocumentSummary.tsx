import type { DocVerification } from '#contract/people/verifications.ts';
import { typeOf } from '#domain/acts/areas/documents.ts';
import { declaredFields } from '#domain/verifications/documents.ts';
import { Fields } from '#renderer/ui/values/Fields.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';

/** What a decision is about to act on. */
export function DocumentSummary({ request }: { readonly request: DocVerification }) {
  return (
    <Fields
      label="Document"
      fields={declaredFields(typeOf(request), request).map(({ label, value }) => [
        label,
        value && <Private key={label}>{value}</Private>,
      ])}
    />
  );
}
