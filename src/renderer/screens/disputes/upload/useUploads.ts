/** Sending files about a dispute: each is checked first and sent once, with progress and a way out. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Dispute } from '#contract/orders/disputes.ts';
import { DISPUTE, DISPUTE_ACTS } from '#domain/acts/areas/disputes.ts';
import { evidenceType } from '#domain/files/uploads.ts';
import { candidateOf, toUpload } from '#renderer/client/calls/uploads.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { useStore } from '#renderer/client/desk/store.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { UNREADABLE } from '#renderer/ui/files/given.ts';
import { createQuestion } from '#renderer/ui/guard/asking.ts';
import { questionPorts } from '#renderer/ui/guard/useAct.ts';
import { createUploads, type SendFile, type SideFile, type Uploads } from './uploads.ts';

/** What the guard needs of the screen at the time a file is sent. */
interface Around {
  /** The dispute as it is shown. */
  readonly dispute: Dispute;
  readonly role: string;
  readonly queries: QueryClient;
  readonly onSent: (name: string) => void;
}

/** The file as the call takes it, or why it is refused. */
async function prepared(file: File) {
  try {
    const checked = evidenceType(await candidateOf(file));
    if ('refusal' in checked) return checked;
    return { content: await toUpload(file, checked.type) };
  } catch {
    return { refusal: UNREADABLE };
  }
}

/** A function that sends one file under the money guard. Its message stays up to date until `closing` runs. */
const sendingIn =
  (
    around: () => Around,
    closing: Set<() => void>,
    /** The equal files of unknown outcome that were told of: who chooses one again knows. */
    told = new Map<string, string>(),
  ): SendFile =>
  async ({ side, file, signal, onState }) => {
    onState({ kind: 'sending', progress: 0 });
    const ready = await prepared(file);
    if ('refusal' in ready) {
      onState({ kind: 'refused', why: ready.refusal });
      return true;
    }
    const { dispute, role, queries, onSent } = around();
    const onProgress = (progress: number) => onState({ kind: 'sending', progress });
    const name = `${side} ${file.name}`;
    const options = { seen: dispute, isRead: true, role, despite: told.get(name) ?? null };
    const question = createQuestion(
      { act: DISPUTE_ACTS['dispute.sendFile'], ...options },
      questionPorts(queries, DISPUTE.areas, { signal, onProgress }),
    );
    closing.add(question.close);
    question.subscribe(() => {
      const shown = question.state();
      if (shown.note) onState({ kind: 'told', told: shown });
      if (shown.note?.kind === 'settled') told.set(name, shown.note.act.key);
    });
    await question.confirm({ side, file: ready.content });
    const { phase, note } = question.state();
    if (phase === 'done') {
      onState({ kind: 'sent' });
      onSent(file.name);
    }
    return phase === 'done' || note?.kind === 'refused';
  };

/** The files of a dispute that are on their way, and what became of others. */
export interface DisputeUploads extends Omit<Uploads, 'list'> {
  readonly all: readonly SideFile[];
}

/** A hook: the files of a dispute, and the ways to add and to stop some. */
export function useUploads(dispute: Dispute): DisputeUploads {
  const feedback = useFeedback();
  const role = useRole();
  const queries = useQueryClient();
  const onSent = (name: string) => feedback.success(`Uploaded: ${name}`);
  const around = useRef<Around>({ dispute, role, queries, onSent });
  useEffect(() => {
    around.current = { dispute, role, queries, onSent };
  });
  const closing = useRef(new Set<() => void>());
  const [{ list, ...uploads }] = useState(() =>
    createUploads(sendingIn(() => around.current, closing.current)),
  );
  useEffect(() => {
    const closers = closing.current;
    return () => {
      for (const close of closers) close();
    };
  }, []);
  return { ...uploads, all: useStore(list) };
}
