import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { flatFields } from '#domain/disputes/validation-data.ts';
import { formatCount } from '#domain/text/words.ts';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Private } from '#renderer/ui/values/Private.tsx';
import { JsonView } from '#renderer/ui/values/text/JsonView.tsx';
import { LongText } from '#renderer/ui/values/text/LongText.tsx';
import styles from './validation-data.module.css';

/** Fields that are shown; what was sent has all. */
const MOST = 100;

function Value({ value }: { readonly value: string | null }) {
  if (value === null) return EMPTY;
  if (value === '') return 'Empty text';
  return (
    <Private>
      <LongText text={value} />
    </Private>
  );
}

interface DataProps {
  readonly label: string;
  readonly data: unknown;
}

function FieldTable({ label, data }: DataProps) {
  const fields = flatFields(data);
  return (
    <>
      <table className={styles.table} aria-label={label}>
        <TableHead titles={['Field', 'Value']} />
        <tbody>
          {fields.slice(0, MOST).map(({ field, value }) => (
            <tr key={field}>
              <th scope="row">
                <LongText text={field} />
              </th>
              <td>
                <Value value={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {fields.length > MOST && (
        <p>
          {formatCount(MOST)} of {formatCount(fields.length)} fields are shown.
        </p>
      )}
    </>
  );
}

interface ValidationDataProps {
  /** The side of the dispute. */
  readonly of: string;
  readonly source: string | null;
  readonly data: unknown;
}

/** What a source answered about a side: fields and values, or as it was sent. */
export function ValidationData({ of, source, data }: ValidationDataProps) {
  const [isSent, setSent] = useState(false);
  const label = `Validation data of the ${of}, ${source ?? 'unknown'}`;
  return (
    <div className={styles.entry}>
      <div className={utility.ends}>
        <p>{source ?? EMPTY}</p>
        <Button size="small" appearance="subtle" onClick={() => setSent(!isSent)}>
          {isSent ? 'Show as table' : 'Show as sent'}
        </Button>
      </div>
      {isSent ? <JsonView label={label} value={data} /> : <FieldTable label={label} data={data} />}
    </div>
  );
}
