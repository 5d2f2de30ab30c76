import { Button, Checkbox, Field, Textarea } from '@fluentui/react-components';
import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { SentAct } from '#contract/bridge/recorded-acts.ts';
import {
  actsOfShift,
  type QueueRead,
  type ShiftPart,
  shiftAsHtml,
  shiftAsText,
  shiftParts,
} from '#domain/acts/shift.ts';
import { QUEUE_IDS } from '#domain/queues/queues.ts';
import { useCached } from '#renderer/client/cache/useCached.ts';
import { useSignedInAs } from '#renderer/client/cache/useOwnName.ts';
import { waitingIn } from '#renderer/client/cache/waiting.ts';
import { linkTo } from '#renderer/client/calls/windows.ts';
import { useDesk } from '#renderer/client/desk/desk.ts';
import { readChanges } from '#renderer/client/kept/changes.ts';
import { shownDateTime } from '#renderer/client/kept/dates.ts';
import { readText } from '#renderer/client/kept/read.ts';
import { useDraft } from '#renderer/client/kept/useDraft.ts';
import { useWatchState } from '#renderer/client/kept/watches.ts';
import { DialogShell } from '#renderer/ui/feedback/DialogShell.tsx';
import { SCROLLABLE } from '#renderer/ui/layout/scrollable.ts';
import { PaperHead } from '#renderer/ui/paper/PaperHead.tsx';
import { PAPER } from '#renderer/ui/paper/printing.ts';
import { useCopy } from '#renderer/ui/values/text/clipboard.ts';
import styles from './my-actions.module.css';
import { useThings } from './useThings.ts';

/** A hook: what was read of the queues, by whatever screen or the clock. */
function useQueuesRead(): readonly QueueRead[] {
  const cache = useQueryClient().getQueryCache();
  const readsIn = (from: QueryCache) =>
    QUEUE_IDS.flatMap((id) => {
      const read = waitingIn(from, id);
      return read ? { id, ...read } : [];
    });
  useCached((from) =>
    readsIn(from)
      .map(({ id, readAt }) => `${id} ${readAt}`)
      .join(),
  );
  return readsIn(cache);
}

/** The parts of the page, for the acts of the shift and what this window keeps. */
function useShift(
  acts: readonly SentAct[],
  note: string,
  withNames: boolean,
): readonly ShiftPart[] {
  const { app, drafts } = useDesk();
  const who = useSignedInAs();
  const [now] = useState(() => new Date());
  const kept = useSyncExternalStore(drafts.subscribe, drafts.all);
  const { watches } = useWatchState();
  const own = actsOfShift(acts, now);
  const thingOf = useThings(own, { withPeople: withNames });
  const queues = useQueuesRead();
  return shiftParts({
    acts: own,
    drafts: kept,
    watches,
    note,
    isPractice: app.practice,
    person: withNames ? who : null,
    thingOf,
    changes: readChanges(kept['my-actions.changes']),
    queues,
    shown: shownDateTime,
    linkTo: (path) => linkTo(app, path),
  });
}

const Part = ({ title, rows }: ShiftPart) => (
  <>
    <h3>{title}</h3>
    <table aria-label={title}>
      <tbody>
        {rows.map(({ key, cells: [item, text, link] }) => (
          <tr key={key}>
            <td>{item}</td>
            <td>{text}</td>
            <td>{link}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

interface ShiftProps {
  readonly acts: readonly SentAct[];
}

function ShiftDialog({ acts, onClose }: ShiftProps & { readonly onClose: () => void }) {
  const [note, setNote] = useDraft('my-actions.note', readText);
  const [withNames, setWithNames] = useState(false);
  const parts = useShift(acts, note, withNames);
  const copy = useCopy();
  return (
    <DialogShell
      title="End of shift"
      stacked
      edits
      wideActions
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button onClick={() => window.print()}>Print</Button>
          <Button
            appearance="primary"
            onClick={() => void copy(shiftAsText(parts), 'Page copied', shiftAsHtml(parts))}
          >
            Copy page
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p>Your actions of the last 12 hours on this computer, and earlier ones still unknown.</p>
      <Field label="Note">
        <Textarea value={note} onChange={(_event, { value }) => setNote(value)} />
      </Field>
      <Checkbox
        label="With names"
        checked={withNames}
        onChange={(_event, { checked }) => setWithNames(checked === true)}
      />
      <section className={styles.shift} aria-label="Page" {...SCROLLABLE} {...PAPER}>
        <PaperHead title="End of shift" withName={withNames} />
        {parts.length === 0 && <p>Nothing to hand over</p>}
        {parts.map((part) => (
          <Part key={part.title} {...part} />
        ))}
      </section>
    </DialogShell>
  );
}

/** Makes one page of a shift, to hand it over. */
export function EndOfShift({ acts }: ShiftProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        End of shift
      </Button>
      {isOpen && <ShiftDialog acts={acts} onClose={() => setOpen(false)} />}
    </>
  );
}
