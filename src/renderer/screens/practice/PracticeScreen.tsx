/** Practice (/exercises): what can be practised, how it came out so far, and what the last attempt teaches. */
import { Button } from '@fluentui/react-components';
import { CopyRegular, DeleteRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { BridgeOutput } from '#contract/bridge/bridge.ts';
import type { Attempt, ExerciseInfo, ExerciseResult } from '#contract/bridge/exercises.ts';
import {
  bestOf,
  resultLabel,
  resultsAsTable,
  rolesText,
  tryText,
} from '#domain/program/exercises.ts';
import { ask, problemOf } from '#renderer/client/calls/bridge.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { useExercises } from '#renderer/client/desk/exercises.ts';
import { shownDate } from '#renderer/client/kept/dates.ts';
import { ConfirmDialog } from '#renderer/ui/feedback/ConfirmDialog.tsx';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { useBusy } from '#renderer/ui/feedback/useBusy.ts';
import { Screen } from '#renderer/ui/layout/Screen.tsx';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import table from '#renderer/ui/values/table.module.css';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import { Debriefing } from './Debriefing.tsx';
import styles from './practice.module.css';

/** A result as the list shows it: how it came out, and a note. */
function ShownResult({
  of,
  note,
}: {
  readonly of: ExerciseResult | undefined;
  readonly note: string;
}) {
  if (!of) return EMPTY;
  return (
    <span className={styles.result}>
      <Chip label={resultLabel(of.result)} />
      <span className={utility.aside}>{note}</span>
    </span>
  );
}

/** Why an exercise cannot begin now; null where it can. */
function obstacle({ roles }: ExerciseInfo, role: string, isUnderWay: boolean): string | null {
  if (!roles.includes(role)) return `Sign in as ${rolesText(roles)} for this exercise`;
  return isUnderWay ? 'Finish or leave the exercise that is under way first' : null;
}

interface RowProps {
  readonly exercise: ExerciseInfo;
  readonly results: readonly ExerciseResult[];
  readonly attempt: Attempt | null;
  readonly onBegin: (id: string) => void;
}

function Row({ exercise, results, attempt, onBegin }: RowProps) {
  const { id, title, roles, minutes } = exercise;
  const own = results.filter((result) => result.exercise === id);
  const [best, last] = [bestOf(own), own.at(-1)];
  const isUnderWay = attempt?.endedAt === null;
  const why = obstacle(exercise, useRole(), isUnderWay);
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{rolesText(roles)}</td>
      <td>{minutes} min</td>
      <td>
        <ShownResult of={best} note={best ? tryText(best) : ''} />
      </td>
      <td>
        <ShownResult of={last} note={last ? shownDate(last.at) : ''} />
      </td>
      <td className={styles.action}>
        {isUnderWay && attempt.exercise === id ? (
          'Under way'
        ) : (
          <Button
            size="small"
            aria-label={`${last ? 'Again' : 'Begin'}: ${title}`}
            disabledFocusable={why !== null}
            {...(why !== null && { title: why })}
            onClick={() => onBegin(id)}
          >
            {last ? 'Again' : 'Begin'}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Copying and erasing one's own results. */
function Results({ results }: { readonly results: readonly ExerciseResult[] }) {
  const copy = useCopy();
  const [isErasing, setErasing] = useState(false);
  const isEmpty = results.length === 0;
  return (
    <>
      <Button
        size="small"
        icon={<CopyRegular />}
        disabledFocusable={isEmpty}
        onClick={() => void copy(resultsAsTable(results), 'Results copied')}
      >
        Copy results
      </Button>
      <Button
        size="small"
        icon={<DeleteRegular />}
        disabledFocusable={isEmpty}
        onClick={() => setErasing(true)}
      >
        Erase results
      </Button>
      {isErasing && (
        <ConfirmDialog
          title="Erase results"
          text="Every result on this computer is erased. They cannot be brought back."
          yes="Erase"
          no="Cancel"
          onConfirm={() => ask('exercises.erase', undefined)}
          onClose={() => setErasing(false)}
        />
      )}
    </>
  );
}

function Exercises({ list }: { readonly list: BridgeOutput<'exercises.list'> }) {
  const { attempt, results, exercises } = list;
  const feedback = useFeedback();
  const { run } = useBusy();
  const begin = (id: string) =>
    void run(
      () => ask('exercises.begin', { exercise: id }),
      (problem) => feedback.report(problem, 'Unable to begin exercise'),
    );
  const close = () => void run(() => ask('exercises.leave', undefined), feedback.report);
  return (
    <>
      {attempt?.endedAt && (
        <Debriefing attempt={attempt} onAgain={() => begin(attempt.exercise)} onClose={close} />
      )}
      {[...Map.groupBy(exercises, ({ area }) => area)].map(([area, ofArea]) => (
        <table key={area} className={`${table.table} ${styles.area}`}>
          <caption className={table.caption}>{area}</caption>
          <TableHead titles={['Exercise', 'Role', 'Length', 'Your best', 'Your last', '']} />
          <tbody>
            {ofArea.map((exercise) => (
              <Row
                key={exercise.id}
                exercise={exercise}
                results={results}
                attempt={attempt}
                onBegin={begin}
              />
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}

export function PracticeScreen() {
  const { data, error, refetch } = useExercises();
  return (
    <Screen>
      <div className={styles.page}>
        <header className={utility.row}>
          <h1>Practice</h1>
          <span className={utility.spacer} />
          <Results results={data?.results ?? []} />
        </header>
        <p className={utility.aside}>
          Each exercise sets up a situation, watches what you do about it, and explains it
          afterwards. Nothing here is real, and time does not count. Your results stay on this
          computer, and every practice account on it shows them.
        </p>
        {error && (
          <InlineMessage intent="error" title="The exercises could not be loaded">
            {problemOf(error).message}{' '}
            <Button size="small" onClick={() => void refetch()}>
              Retry
            </Button>
          </InlineMessage>
        )}
        {data && <Exercises list={data} />}
      </div>
    </Screen>
  );
}
