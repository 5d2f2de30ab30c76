/** A form that follows what others change while it is open: what both have changed is chosen. */
import { Button } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Conflict, mergeForm } from '#domain/changes/merge.ts';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import styles from './guard.module.css';

type Form = { readonly [Field: string]: string };

/** What a form has in common with the thing as it is now. */
export type Merge<F extends Form> = ReturnType<typeof useMerge<F>>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A hook: merges a form that was opened with `before`, and holds `mine`. */
export function useMerge<F extends Form>(before: F, mine: F, onChange: (form: F) => void) {
  const [base, setBase] = useState(before);
  const [conflicts, setConflicts] = useState<readonly Conflict<F>[]>([]);
  return {
    /** The fields that the person and others have changed, to different values. */
    conflicts,
    /** Takes over what others have changed, given the form of the thing as it is now. */
    follow: (theirs: F) => {
      if (isSame(theirs, base)) return;
      const merged = mergeForm(base, mine, theirs);
      setBase(theirs);
      setConflicts(merged.conflicts);
      if (!isSame(merged.form, mine)) onChange(merged.form);
    },
    /** Ends a conflict with this value. */
    choose: (field: keyof F & string, value: string) => {
      setConflicts(conflicts.filter((conflict) => conflict.field !== field));
      if (mine[field] !== value) onChange({ ...mine, [field]: value });
    },
  };
}

/** A hook: merges whenever the thing is read otherwise; `theirs` is its form, null before it is known. */
export function useFollow<F extends Form>(merge: Merge<F>, theirs: F | null): void {
  const follow = useEffectEvent((form: F | null) => form && merge.follow(form));
  // Its text, because each drawing makes another form of the same values.
  const text = JSON.stringify(theirs);
  useEffect(() => void follow(JSON.parse(text) as F | null), [text]);
}

interface MergeChoicesProps<F extends Form> {
  readonly merge: Merge<F>;
  /** The form of the thing as it is now; null before it is known. */
  readonly theirs: F | null;
  readonly labels: { readonly [Field in keyof F]: string };
}

/** The choices of a merge; nothing while there are none. */
export function MergeChoices<F extends Form>({ merge, theirs, labels }: MergeChoicesProps<F>) {
  useFollow(merge, theirs);
  if (merge.conflicts.length === 0) return null;
  return (
    <InlineMessage intent="warning" title="Somebody else has changed this too">
      {merge.conflicts.map(({ field, before, mine, theirs: other }) => (
        <div key={field} className={`${styles.conflict} ${utility.row}`}>
          <span>
            {labels[field]}: before {before || EMPTY}, now {other || EMPTY}, yours {mine || EMPTY}.
          </span>
          <Button size="small" onClick={() => merge.choose(field, other)}>
            Use {other || 'none'}
          </Button>
          <Button size="small" onClick={() => merge.choose(field, mine)}>
            Keep {mine || 'none'}
          </Button>
        </div>
      ))}
    </InlineMessage>
  );
}

/** Why a form with such a merge cannot be saved yet; null when it can. */
export const unmerged = ({ conflicts }: { readonly conflicts: readonly unknown[] }) =>
  conflicts.length === 0 ? null : 'Choose between the values first';
