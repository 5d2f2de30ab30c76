import { Button, useId } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, DismissCircle16Regular } from '@fluentui/react-icons';
import { Link } from 'react-router-dom';
import type {
  Attempt,
  JudgedRule,
  NotedAct,
  AttemptDebriefing as Told,
} from '#contract/bridge/exercises.ts';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import { actWords } from '#domain/acts/acts.ts';
import { aboutText } from '#domain/acts/kinds.ts';
import { differences, lengthText, resultLabel } from '#domain/program/exercises.ts';
import { counted } from '#domain/text/words.ts';
import { useOwnActs } from '#renderer/client/acts/windowActs.ts';
import { TableHead } from '#renderer/ui/layout/TableHead.tsx';
import { PaperHead } from '#renderer/ui/paper/PaperHead.tsx';
import { PrintButton } from '#renderer/ui/paper/PrintButton.tsx';
import { PAPER } from '#renderer/ui/paper/printing.ts';
import utility from '#renderer/ui/utility.module.css';
import { Chip } from '#renderer/ui/values/Chip.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import table from '#renderer/ui/values/table.module.css';
import styles from './practice.module.css';

const FIRST_REFUSAL = 400;

interface RulesProps {
  readonly label: string;
  readonly rules: readonly JudgedRule[];
  /** Whether it is good that a rule holds. */
  readonly isGood: boolean;
}

function Rules({ label, rules, isGood }: RulesProps) {
  return (
    <ul className={styles.rules} aria-label={label}>
      {rules.map(({ says, holds }) => {
        const Icon = holds === isGood ? CheckmarkCircle16Regular : DismissCircle16Regular;
        return (
          <li key={says}>
            <Icon aria-hidden className={holds === isGood ? utility.good : utility.bad} />
            <span>
              {says}: {holds ? 'yes' : 'no'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** An act in the words of its button, where this computer sent it; else the name of its call. */
function words({ call, id, key }: NotedAct, own: readonly SentAct[]): readonly [string, string] {
  const act = own.find((each) => each.key === key);
  return act ? [actWords(act.action).label, aboutText(act)] : [call, id ?? ''];
}

function Done({ did }: Pick<Told, 'did'>) {
  const own = useOwnActs().data ?? [];
  if (did.length === 0) return <p>You changed nothing.</p>;
  return (
    <table className={table.table} aria-label="What you did">
      <TableHead titles={['Time', 'Action', 'About', 'In the network']} />
      <tbody>
        {did.map((act) => {
          const [label, about] = words(act, own);
          const isDone = act.status < FIRST_REFUSAL;
          return (
            <tr key={`${act.at} ${act.call}`}>
              <td>
                <Instant value={act.at} />
              </td>
              <td>{label}</td>
              <td>{about}</td>
              <td>
                <Chip
                  label={
                    isDone
                      ? { text: 'Carried out', tone: 'success' }
                      : { text: `Refused (${act.status})`, tone: 'danger' }
                  }
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Differences({ told }: { readonly told: Told }) {
  const all = differences(told);
  if (all.length === 0) return <p>They do not differ.</p>;
  return (
    <ul>
      {all.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

interface DebriefingProps {
  readonly attempt: Attempt;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** An exercise that is over: what was expected, what was done, where they differ, and why it matters. */
export function Debriefing({ attempt, onAgain, onClose }: DebriefingProps) {
  const { title, told, startedAt, endedAt, hints, result, debriefing } = attempt;
  const titleId = useId('debriefing');
  if (!(debriefing && result && endedAt)) return null;
  const seconds = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000);
  return (
    <section
      className={`${styles.debriefing} ${utility.framed}`}
      aria-labelledby={titleId}
      {...PAPER}
    >
      <PaperHead title="Debriefing" />
      <header className={utility.row}>
        <h2 id={titleId}>{title}</h2>
        <Chip label={resultLabel(result)} />
        <span className={utility.aside}>
          {lengthText(seconds)}, {hints.length === 0 ? 'no hints' : counted(hints.length, 'hint')}
        </span>
        <span className={utility.spacer} />
        <PrintButton />
        <Button size="small" onClick={onClose}>
          Close
        </Button>
        <Button size="small" appearance="primary" onClick={onAgain}>
          Again
        </Button>
      </header>
      <blockquote className={styles.told}>{told}</blockquote>
      <div className={styles.columns}>
        <div>
          <h3>What was expected</h3>
          <Rules label="What was expected" rules={debriefing.expected} isGood={true} />
          <h3>What must not happen</h3>
          <Rules label="What must not happen" rules={debriefing.forbidden} isGood={false} />
        </div>
        <div>
          <h3>What you did</h3>
          <Done did={debriefing.did} />
          <h3>Where they differ</h3>
          <Differences told={debriefing} />
          <h3>Why it matters</h3>
          <p>{debriefing.why}</p>
          <p>
            <Link to={`/help?topic=${debriefing.help}`}>Read about it in Help</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
