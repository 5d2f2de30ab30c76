import type { HybridOption } from '#contract/network/hybrid-order-options.ts';
import { isUnreadable } from '#contract/wire/unreadable.ts';
import { keyOf } from '#domain/acts/act.ts';
import { OPTION, OPTION_ACTS } from '#domain/acts/areas/options.ts';
import {
  changedTerms,
  newTerm,
  termDoubts,
  termMistake,
  typedTerms,
  withTerms,
} from '#domain/rates/hybrid-options.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { keepChange } from '#renderer/client/kept/changes.ts';
import { readTexts } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { type RowDialogProps, rowDialog } from '#renderer/ui/actions/rowDialog.tsx';
import { useFirstFocus } from '#renderer/ui/focus/useFirstFocus.ts';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { MergeChoices, unmerged, useMerge } from '#renderer/ui/guard/Merge.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Facts } from '#renderer/ui/values/Facts.tsx';
import { Fields } from '#renderer/ui/values/Fields.tsx';
import { Country } from '#renderer/ui/values/places/Country.tsx';
import { Doubts } from './Doubts.tsx';
import styles from './hybrid-options.module.css';
import { inFull, OldAndNew } from './OldAndNew.tsx';
import { OptionLog } from './OptionLog.tsx';
import { TERM_LABELS, TermFields } from './TermFields.tsx';
import { useRateDoubts } from './useRateDoubts.ts';

/** What an option is about and what it is offered at, as label and value. */
const optionFields = (option: HybridOption) =>
  [
    ['Provider', option.thirdPartyCompany],
    [
      'Amount',
      <Amount key="amount" amount={option.matcher_amount} currency={option.matcher_currency} />,
    ],
    ['Matcher Country', <Country key="matcher" code={option.matcher_country} name={null} />],
    ['PB Currency', option.pb_currency],
    ['PB Country', <Country key="pb" code={option.pb_country} name={null} />],
    ['Exchange Rate', inFull(option.exchange_rate)],
    ['Fee', inFull(option.fee)],
  ] as const;

const TERMS = [
  [TERM_LABELS.rate, 'exchange_rate'],
  [TERM_LABELS.fee, 'fee'],
] as const;

/** Old and new terms, with warnings. */
function Changes({ before, after }: Readonly<Record<'before' | 'after', HybridOption>>) {
  const rate = newTerm(before, after, 'exchange_rate');
  const doubts = useRateDoubts([after], rate === null || isUnreadable(rate) ? undefined : rate);
  return (
    <>
      <Facts
        className={`${styles.changes} ${utility.halves}`}
        facts={TERMS.map(([label, term]) => [
          label,
          <OldAndNew key={term} before={before[term]} after={newTerm(before, after, term)} />,
        ])}
      />
      <Doubts doubts={[...termDoubts(before, after), ...doubts]} />
    </>
  );
}

/** Exchange rate and fee of one option. All its fields are sent, except for the name of its company. */
function EditDialog({ shown, onClose }: RowDialogProps<HybridOption>) {
  const before = typedTerms(shown);
  const draft = `hybrid-order-options.edit.${shown.id}` as const;
  const [typed, setTyped, forget] = useDraft(draft, readTexts(before));
  const merge = useMerge(before, typed, setTyped);
  const { drafts } = useDesk();
  const first = useFirstFocus();
  return (
    <GuardedDialog
      act={OPTION_ACTS['option.update']}
      seen={shown}
      choice={typed}
      summary={(now) => (
        <>
          <Fields label="Current values" fields={optionFields(now)} />
          <OptionLog option={now} />
          <Changes before={now} after={withTerms(now, typed)} />
          <MergeChoices merge={merge} theirs={typedTerms(now)} labels={TERM_LABELS} />
        </>
      )}
      form={{
        content: (
          <div className={styles.terms}>
            <TermFields value={typed} onChange={setTyped} first={first} />
          </div>
        ),
        missing: termMistake(typed.rate) ?? termMistake(typed.fee) ?? unmerged(merge),
        confirm: 'Save',
        cancel: 'Cancel',
      }}
      onDone={(_answer, now) => {
        const text = changedTerms(now, withTerms(now, typed));
        if (text) keepChange(drafts, keyOf(OPTION, now), text);
      }}
      onClose={() => {
        forget();
        onClose();
      }}
    />
  );
}

export const { Provider: EditOption, useOpen: useEditOption } = rowDialog<HybridOption>(
  'hybrid-order-options.edit',
  EditDialog,
);
