import { Button, Label, useId } from '@fluentui/react-components';
import { ArrowDownloadRegular, CopyRegular } from '@fluentui/react-icons';
import { type ComponentProps, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isSettled, type SentAct } from '#contract/bridge/recorded-acts.ts';
import { actWords } from '#domain/acts/acts.ts';
import { aboutText, placeOfAct } from '#domain/acts/kinds.ts';
import {
  changedText,
  durationText,
  inRecordOrder,
  outcomeLabel,
  RECORD_OUTCOMES,
  type RecordOutcome,
  recordAsTable,
  recordOutcome,
  tookMs,
} from '#domain/acts/records.ts';
import { type Described, describedText } from '#domain/acts/things.ts';
import { decideAct, useOwnActs } from '#renderer/client/acts/windowActs.ts';
import { ask, problemOf } from '#renderer/client/calls/bridge.ts';
import { useIsPractice } from '#renderer/client/desk/desk.ts';
import { chosenDates, shownDate } from '#renderer/client/kept/dates.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { PracticeMark } from '#renderer/ui/feedback/PracticeMark.tsx';
import { ChoiceDropdown } from '#renderer/ui/filters/FilterDropdown.tsx';
import { optionsOf } from '#renderer/ui/filters/filter.ts';
import {
  type Column,
  instantColumn,
  linkColumn,
  statusColumn,
  textColumn,
} from '#renderer/ui/grid/columns/column.tsx';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { Toggle } from '#renderer/ui/layout/Toggle.tsx';
import { ListPart } from '#renderer/ui/list/part/ListPart.tsx';
import { usePagesOf } from '#renderer/ui/list/part/listPart.ts';
import { useIsPrinting } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import { EndOfShift } from './EndOfShift.tsx';
import styles from './my-actions.module.css';
import { useThings } from './useThings.ts';
import { Watched } from './Watched.tsx';

const ALL = 'all';
/** Actions a page. */
const PAGE_SIZE = 100;

const OUTCOMES: Readonly<Record<RecordOutcome, string>> = {
  done: 'Done',
  'not-done': 'Not done',
  unknown: 'Unknown or unclear',
};

/** The outcome of an act, and of one that is not known, the way to say that it was looked up. */
function Outcome({ act }: { readonly act: SentAct }) {
  const feedback = useFeedback();
  const check = () =>
    decideAct(act.key).catch((thrown: unknown) => feedback.report(problemOf(thrown)));
  return (
    <span className={`${styles.outcome} ${utility.line}`}>
      <Chip label={outcomeLabel(act)} />
      {!isSettled(act) && act.outcome === 'unknown' && (
        <Button
          size="small"
          aria-label={`Mark as checked: ${aboutText(act)}`}
          onClick={() => void check()}
        >
          Mark as checked
        </Button>
      )}
    </span>
  );
}

const ACTS = {
  id: 'my-actions',
  title: 'My actions',
  things: 'actions',
  emptyText: 'There are no actions yet',
  pagerSize: 5,
  rowId: ({ key }: SentAct) => key,
};
const NONE: readonly never[] = [];

/** @param thingOf what the thing of an act is, if known */
const columnsOf = (thingOf: (act: SentAct) => Described | null): readonly Column<SentAct>[] => [
  instantColumn({ id: 'time', header: 'Time' }, ({ sentAt }) => sentAt),
  textColumn(
    { id: 'action', header: 'Action', width: 140 },
    ({ action }) => actWords(action).label,
  ),
  linkColumn(
    { id: 'about', header: 'About', width: 250 },
    (act) => {
      const thing = thingOf(act);
      return thing ? describedText(thing) : aboutText(act);
    },
    placeOfAct,
  ),
  textColumn({ id: 'changed', header: 'Changed', width: 110 }, changedText),
  {
    ...statusColumn({ id: 'outcome', header: 'Outcome', width: 232 }, outcomeLabel),
    cell: (act) => <Outcome act={act} />,
  },
  {
    ...textColumn({ id: 'duration', header: 'Duration', width: 90 }, (act) =>
      durationText(tookMs(act)),
    ),
    align: 'end',
  },
];

interface ChoiceProps extends ComponentProps<typeof ChoiceDropdown<string>> {
  readonly label: string;
}

function Choice({ label, ...dropdown }: ChoiceProps) {
  const id = useId('choice');
  return (
    <div className={styles.choice}>
      <Label htmlFor={id} size="small">
        {label}
      </Label>
      <ChoiceDropdown {...dropdown} id={id} />
    </div>
  );
}

interface ToolsProps {
  readonly acts: readonly SentAct[];
}

/** Copy and CSV, for a handover. */
function Tools({ acts }: ToolsProps) {
  const practice = useIsPractice();
  const copy = useCopy();
  const feedback = useFeedback();
  const save = () =>
    ask('acts.save', chosenDates())
      .then(({ file }) => feedback.success(`Saved: ${file}`))
      .catch((thrown: unknown) => feedback.report(problemOf(thrown), 'Unable to save CSV file'));
  return (
    <>
      <Button
        size="small"
        icon={<CopyRegular />}
        disabledFocusable={acts.length === 0}
        onClick={() =>
          void copy(recordAsTable(acts, { dates: chosenDates(), isPractice: practice }))
        }
      >
        Copy table
      </Button>
      <Button size="small" icon={<ArrowDownloadRegular />} onClick={() => void save()}>
        Save as CSV
      </Button>
    </>
  );
}

/** The user's actions on this computer with their outcomes. */
function Actions() {
  const { data, refetch, ...read } = useOwnActs();
  const [day, setDay] = useState(ALL);
  const [outcome, setOutcome] = useState(ALL);
  const all = inRecordOrder(data ?? []);
  const days = [...new Set(all.map(({ sentAt }) => shownDate(sentAt)))];
  const acts = all.filter(
    (act) =>
      (day === ALL || shownDate(act.sentAt) === day) &&
      (outcome === ALL || recordOutcome(act) === outcome),
  );
  const isPrinting = useIsPrinting();
  const pageSize = isPrinting ? Math.max(acts.length, 1) : PAGE_SIZE;
  const { rows, paging } = usePagesOf({ ...read, data: data && acts }, pageSize, day + outcome);
  const thingOf = useThings(rows.data?.rows ?? NONE, { withPeople: false });
  const columns = useMemo(() => columnsOf(thingOf), [thingOf]);
  const clear = () => {
    setDay(ALL);
    setOutcome(ALL);
  };
  return (
    <ListPart
      part={{ ...ACTS, pageSize, columns }}
      rows={rows}
      paging={paging}
      fills
      onRetry={() => void refetch()}
      onClear={day === ALL && outcome === ALL ? undefined : clear}
      head={
        <>
          <Choice
            label="Day"
            chosen={day}
            options={[{ value: ALL, label: 'All days' }, ...optionsOf(days)]}
            onChoose={setDay}
          />
          <Choice
            label="Outcome"
            chosen={outcome}
            options={[
              { value: ALL, label: 'All outcomes' },
              ...optionsOf(RECORD_OUTCOMES, (each) => OUTCOMES[each]),
            ]}
            onChoose={setOutcome}
          />
        </>
      }
      tools={
        <>
          <Tools acts={acts} />
          {data && <EndOfShift acts={all} />}
        </>
      }
    />
  );
}

const VIEWS = [
  ['acts', 'Actions'],
  ['watched', 'Watched'],
] as const;

/** What the person did on this computer, and what they watch. */
export function MyActionsScreen() {
  const practice = useIsPractice();
  const [query, setQuery] = useSearchParams();
  const shown = query.get('show') === 'watched' ? 'watched' : 'acts';
  return (
    <Screen>
      <div className={`${styles.page} ${utility.below}`}>
        <div className={styles.head}>
          <h1>My actions</h1>
          <PracticeMark />
          <Toggle
            legend="Show"
            choices={VIEWS}
            shown={shown}
            onShow={(view) => setQuery(view === 'acts' ? {} : { show: view })}
          />
        </div>
        {shown === 'watched' ? (
          <Watched />
        ) : (
          <>
            <p className={styles.note}>
              {practice
                ? 'This is the record of practice on this computer. Nothing in it reached the real network.'
                : "This is the record of this computer, not the network's audit log. It shows what you sent from here."}
            </p>
            <Actions />
          </>
        )}
      </div>
    </Screen>
  );
}
