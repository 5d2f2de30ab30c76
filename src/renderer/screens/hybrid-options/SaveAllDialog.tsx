import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { HybridOptionFilters } from '#contract/network/hybrid-order-options.ts';
import { titleOf } from '#domain/acts/act.ts';
import {
  byPbCurrency,
  OPTION_ACTS,
  type OptionsOfQuery,
  readFound,
} from '#domain/acts/areas/options.ts';
import { type BulkTerms, savedTerms } from '#domain/rates/hybrid-options.ts';
import { callEndpoint } from '#renderer/client/calls/endpoints.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { keepChange } from '#renderer/client/kept/changes.ts';
import { ReadingDialog } from '#renderer/ui/feedback/ReadingDialog.tsx';
import { GuardedDialog } from '#renderer/ui/guard/GuardedDialog.tsx';
import { Affected } from './Affected.tsx';
import { ChooseCurrencies } from './ChooseCurrencies.tsx';

interface SaveAllDialogProps {
  readonly filters: HybridOptionFilters;
  readonly terms: BulkTerms;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface SavingProps extends Omit<SaveAllDialogProps, 'filters'> {
  /** What is saved, one after the other, each by a call under the guard. */
  readonly parts: readonly OptionsOfQuery[];
  /** Whether the person has not been asked yet. */
  readonly asksFirst: boolean;
}

/** Saves part by part. A part that has changed or fails is shown, and those after it wait for the answer. */
function Saving({ parts, terms, asksFirst, onDone, onClose }: SavingProps) {
  const [at, setAt] = useState(0);
  const isGoingOn = useRef(false);
  const { drafts } = useDesk();
  const part = parts[at];
  if (!part) return null;
  return (
    <GuardedDialog
      key={at}
      act={OPTION_ACTS['options.update']}
      seen={part}
      choice={terms}
      asksFirst={asksFirst}
      summary={(found) => <Affected found={found} terms={terms} />}
      onDone={(_answer, found, key) => {
        if (key !== null) keepChange(drafts, key, savedTerms(found, terms));
        isGoingOn.current = at + 1 < parts.length;
        if (isGoingOn.current) setAt(at + 1);
        else onDone();
      }}
      onClose={() => {
        if (!isGoingOn.current) onClose();
        isGoingOn.current = false;
      }}
    />
  );
}

/** Shows what Save All would change, asks, and changes it: in one call, or in one for each chosen currency. */
export function SaveAllDialog({ onDone, onClose, ...given }: SaveAllDialogProps) {
  // Sends what was previewed, even if the list or the fields change in between.
  const [{ filters, terms }] = useState(given);
  const [chosen, setChosen] = useState<readonly OptionsOfQuery[]>();
  const { data, error, refetch } = useQuery({
    queryKey: ['hybridOrderOptions', 'preview', filters],
    queryFn: ({ signal }) => readFound((name, input) => callEndpoint(name, input, signal), filters),
    gcTime: 0,
  });
  if (chosen) {
    return (
      <Saving parts={chosen} terms={terms} asksFirst={false} onDone={onDone} onClose={onClose} />
    );
  }
  if (!data) {
    return (
      <ReadingDialog
        title={titleOf(OPTION_ACTS['options.update'])}
        loading={!error}
        error={error}
        onRetry={() => void refetch()}
        onClose={onClose}
      />
    );
  }
  const each = byPbCurrency(data);
  if (each.length === 0) {
    return <Saving parts={[data]} terms={terms} asksFirst onDone={onDone} onClose={onClose} />;
  }
  return (
    <ChooseCurrencies found={data} each={each} terms={terms} onYes={setChosen} onClose={onClose} />
  );
}
