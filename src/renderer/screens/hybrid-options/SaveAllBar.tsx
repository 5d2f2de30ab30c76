import { Button, Text, useRestoreFocusTarget } from '@fluentui/react-components';
import { OPTION_ACTS } from '#domain/acts/areas/options.ts';
import { bulkTerms, type TypedTerms, termMistake } from '#domain/rates/hybrid-options.ts';
import { readFlag, readTexts } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import type { QueryBarProps } from '#renderer/ui/list/state/definition.ts';
import { SCREEN_ONLY } from '#renderer/ui/paper/printing.ts';
import { withoutKey } from '#renderer/ui/shortcuts/table.ts';
import { useShortcuts } from '#renderer/ui/shortcuts/useShortcuts.ts';
import utility from '#renderer/ui/utility.module.css';
import styles from './hybrid-options.module.css';
import { type OPTION_FILTERS, OPTIONS_LIST, toOptionFilters } from './list.ts';
import { SaveAllDialog } from './SaveAllDialog.tsx';
import { TermFields } from './TermFields.tsx';

const readTyped = readTexts({ rate: '', fee: '' });

/** Why Save All is disabled; undefined if it is not. */
function disabledReason(typed: TypedTerms, hasRows: boolean): string | undefined {
  if (Object.values(typed).some(termMistake)) return 'Correct the exchange rate or the fee first';
  if (bulkTerms(typed) === undefined) return 'Enter an exchange rate or a fee first';
  return hasRows ? undefined : 'No options match these filters';
}

/** A rate and a fee for all filtered options. Save All needs one of them, and options to change. */
export function SaveAllBar({ state, whyNotAll }: QueryBarProps<typeof OPTION_FILTERS, never>) {
  const [typed, setTyped, clear] = useDraft('hybrid-order-options.bulk', readTyped);
  const [open, setOpen, close] = useDraft('hybrid-order-options.saving', readFlag);
  const restore = useRestoreFocusTarget();
  const { data, isPlaceholderData } = OPTIONS_LIST.useRows(state);
  const terms = bulkTerms(typed);
  const hasRows = data !== undefined && data.rowCount > 0 && !isPlaceholderData;
  const why = whyNotAll ?? disabledReason(typed, hasRows);
  useShortcuts([
    {
      ...withoutKey(OPTION_ACTS['options.update'].label),
      why,
      run: () => setOpen(true),
    },
  ]);
  return (
    <section className={`${styles.bar} ${utility.row}`} aria-label="Change all" {...SCREEN_ONLY}>
      <Text size={200}>All filtered options</Text>
      <TermFields value={typed} onChange={setTyped} size="small" />
      <Button
        {...restore}
        size="small"
        disabledFocusable={why !== undefined}
        title={why}
        onClick={() => setOpen(true)}
      >
        Save All
      </Button>
      {open && terms && whyNotAll === undefined && (
        <SaveAllDialog
          filters={toOptionFilters(state.filters)}
          terms={terms}
          onDone={clear}
          onClose={close}
        />
      )}
    </section>
  );
}
