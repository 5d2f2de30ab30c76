import { Button, Label, useId } from '@fluentui/react-components';
import { ArrowDownloadRegular, CopyRegular } from '@fluentui/react-icons';
import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router-dom';
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
import { formatCount } from '#domain/text/words.ts';
import { decideAct, useOwnActs } from '#renderer/client/acts/windowActs.ts';
import { ask, problemOf } from '#renderer/client/calls/bridge.ts';
import { useIsPractice } from '#renderer/client/desk/desk.ts';
import { chosenDates, shownDate } from '#renderer/client/kept/dates.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { PracticeMark } from '#renderer/ui/feedback/PracticeMark.tsx';
import { ChoiceDropdown } from '#renderer/ui/filters/FilterDropdown.tsx';
import { optionsOf } from '#renderer/ui/filters/filter.ts';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { useIsPrinting } from '#renderer/ui/paper/printing.ts';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import { EndOfShift } from './EndOfShift.tsx';
import styles from './my-actions.module.css';
import { useNames } from './useNames.ts';

const ALL = 'all';
/** Rows that are drawn at once; more on request. */
const STEP = 200;

const OUTCOMES: Readonly<Record<RecordOutcome, string>> = {
  done: 'Done',
  'not-done': 'Not done',
  unknown: 'Unknown or unclear',
};

interface RowProps {
  readonly act: SentAct;
  /** What its thing is called, if known. */
  readonly name: string | null;
}

function Row({ act, name }: RowProps) {
  const feedback = useFeedback();
  const place = placeOfAct(act);
  const about = name ?? aboutText(act);
  const check = () =>
    decideAct(act.key).catch((thrown: unknown) => feedback.report(problemOf(thrown)));
  return (
    <tr>
      <td>
        <Instant value={act.sentAt} />
      </td>
      <td>{actWords(act.action).label}</td>
      <td>{place === null ? about : <Link to={place}>{about}</Link>}</td>
      <td>{changedText(act) ?? EMPTY}</td>
      <td>
        <Chip label={outcomeLabel(act)} />{' '}
        {!isSettled(act) && act.outcome === 'unknown' && (
          <Button
            size="small"
            aria-label={`Mark as checked: ${about}`}
            onClick={() => void check()}
          >
            Mark as checked
          </Button>
        )}
      </td>
      <td className={styles.number}>{durationText(tookMs(act)) ?? EMPTY}</td>
    </tr>
  );
}

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

const HEADS = ['Time', 'Action', 'About', 'Changed', 'Outcome', 'Duration'];

function Table({ acts }: ToolsProps) {
  const [shown, setShown] = useState(STEP);
  const isPrinting = useIsPrinting();
  const drawn = isPrinting ? acts : acts.slice(0, shown);
  const nameOf = useNames(drawn, { withPeople: false });
  return (
    <>
      <table className={styles.acts} aria-label="My actions">
        <TableHead titles={HEADS} numbers={['Duration']} />
        <tbody>
          {drawn.map((act) => (
            <Row key={act.key} act={act} name={nameOf(act)} />
          ))}
        </tbody>
      </table>
      {acts.length > shown && (
        <Button onClick={() => setShown(shown + STEP)}>
          Show more ({formatCount(acts.length - shown)})
        </Button>
      )}
    </>
  );
}

/** The user's actions on this computer with their outcomes. */
export function MyActionsScreen() {
  const practice = useIsPractice();
  const { data, error, refetch } = useOwnActs();
  const [day, setDay] = useState(ALL);
  const [outcome, setOutcome] = useState(ALL);
  const all = inRecordOrder(data ?? []);
  const days = [...new Set(all.map(({ sentAt }) => shownDate(sentAt)))];
  const acts = all.filter(
    (act) =>
      (day === ALL || shownDate(act.sentAt) === day) &&
      (outcome === ALL || recordOutcome(act) === outcome),
  );
  return (
    <Screen>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>My actions</h1>
          <PracticeMark />
        </div>
        <p className={styles.note}>
          {practice
            ? 'This is the record of practice on this computer. Nothing in it reached the real network.'
            : "This is the record of this computer, not the network's audit log. It shows what you sent from here."}
        </p>
        <div className={styles.tools}>
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
          <span className={styles.spacer} />
          <Tools acts={acts} />
          {data && <EndOfShift acts={all} />}
        </div>
        {error && (
          <p role="alert">
            The record could not be loaded. {problemOf(error).message}{' '}
            <Button size="small" onClick={() => void refetch()}>
              Retry
            </Button>
          </p>
        )}
        {data && acts.length === 0 && (
          <p>{data.length === 0 ? 'There are no actions yet' : 'No actions match these filters'}</p>
        )}
        {acts.length > 0 && <Table acts={acts} />}
      </div>
    </Screen>
  );
}
