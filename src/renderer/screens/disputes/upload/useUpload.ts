/** Sending a file about a dispute: checked first, sent once, with progress and a way out. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Dispute, DisputeSide } from '#contract/orders/disputes.ts';
import { DISPUTE, DISPUTE_ACTS } from '#domain/acts/areas/disputes.ts';
import { evidenceType } from '#domain/files/uploads.ts';
import { candidateOf, toUpload } from '#renderer/client/calls/uploads.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';
import { createQuestion } from '#renderer/ui/guard/asking.ts';
import type { Shown } from '#renderer/ui/guard/state.ts';
import { questionPorts } from '#renderer/ui/guard/useAct.ts';

export type SideUpload = ReturnType<typeof useUpload>;

/** A hook: what is on its way for one side of a dispute, and the ways to begin and end it. */
export function useUpload(dispute: Dispute, side: DisputeSide) {
  const feedback = useFeedback();
  const role = useRole();
  const queries = useQueryClient();
  /** From 0 to 1; null while nothing is on its way. */
  const [progress, setProgress] = useState<number | null>(null);
  /** Why the last file was not sent. */
  const [problem, setProblem] = useState<string | null>(null);
  /** The message about the last file sent. */
  const [shown, setShown] = useState<Shown<Dispute> | null>(null);
  const running = useRef<AbortController>(null);
  const closeLast = useRef<() => void>(null);
  useEffect(() => () => closeLast.current?.(), []);

  const transmit = async (file: File, signal: AbortSignal) => {
    const checked = evidenceType(await candidateOf(file));
    if ('refusal' in checked) return setProblem(checked.refusal);
    setProgress(0);
    const content = await toUpload(file, checked.type);
    const question = createQuestion(
      { act: DISPUTE_ACTS['dispute.sendFile'], seen: dispute, isRead: true, role },
      questionPorts(queries, DISPUTE.areas, { signal, onProgress: setProgress }),
    );
    closeLast.current = question.close;
    question.subscribe(() => setShown(question.state()));
    await question.confirm({ side, file: content });
    if (question.state().phase === 'done') feedback.success(`Uploaded: ${file.name}`);
  };

  const start = async (file: File) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProblem(null);
    setShown(null);
    closeLast.current?.();
    try {
      await transmit(file, controller.signal);
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  /** Stops what is on its way; null while nothing is. */
  const cancel = progress === null ? null : () => running.current?.abort();
  return { progress, problem, shown, start, cancel };
}
