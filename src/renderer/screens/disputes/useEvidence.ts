/** Sending a file about a dispute: judged first, sent once, with progress and a way out. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DisputeSide } from '#contract/disputes.ts';
import { evidenceType } from '#domain/uploads.ts';
import { problemOf } from '#renderer/desk/bridge.ts';
import { sendFile } from '#renderer/desk/endpoints.ts';
import { asOwnAct } from '#renderer/desk/ownActs.ts';
import { toUpload } from '#renderer/desk/uploads.ts';
import { useFeedback } from '#renderer/ui/feedback/feedback.tsx';

/** The field of each side (document 2 §7). */
const FIELDS = {
  matcher: 'matcher_resp_email',
  posters_beneficiary: 'poster_beneficiary_resp_email',
} as const satisfies Readonly<Record<DisputeSide, string>>;

/** The first bytes tell what a file is. */
const HEAD_BYTES = 16;

async function judge(file: File) {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return evidenceType({ name: file.name, bytes, size: file.size });
}

/** What is on its way for one side of a dispute, and the ways to begin and end it. */
export interface Evidence {
  /** From 0 to 1; null while nothing is on its way. */
  readonly progress: number | null;
  /** Why the last file was not sent. */
  readonly problem: string | null;
  start(file: File): Promise<void>;
  cancel(): void;
}

/** A hook: what is on its way for one side of a dispute. */
export function useEvidence(id: string, side: DisputeSide): Evidence {
  const feedback = useFeedback();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  // Whoever closes the dialog no longer wants the file sent.
  useEffect(() => () => running.current?.abort(), []);

  const transmit = async (file: File, signal: AbortSignal) => {
    const judged = await judge(file);
    if ('refusal' in judged) return setProblem(judged.refusal);
    setProgress(0);
    const content = await toUpload(file, judged.type);
    const options = { signal, onProgress: setProgress };
    const sending = sendFile('disputes.update', { id, [FIELDS[side]]: content }, options);
    await asOwnAct(`dispute:${id}`, sending);
    feedback.success(`Uploaded: ${file.name}`);
  };

  const start = async (file: File) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProblem(null);
    try {
      await transmit(file, controller.signal);
    } catch (thrown) {
      const { kind, message } = problemOf(thrown);
      if (kind !== 'cancelled') setProblem(message);
    } finally {
      running.current = null;
      setProgress(null);
      // What was cut off may have arrived all the same.
      void queries.invalidateQueries({ queryKey: ['disputes.list'] });
    }
  };

  return { progress, problem, start, cancel: () => running.current?.abort() };
}
