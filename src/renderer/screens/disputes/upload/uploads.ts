/** Files on their way: sent one after the other, each with what became of it. */
import type { DisputeSide } from '#contract/orders/disputes.ts';
import { createStore, type Store } from '#renderer/client/desk/store.ts';
import type { GivenFiles } from '#renderer/ui/files/given.ts';
import type { ShownQuestion } from '#renderer/ui/guard/state.ts';

/** How far a file is. */
type UploadState =
  | { readonly kind: 'waiting' }
  /** From 0 to 1. */
  | { readonly kind: 'sending'; readonly progress: number }
  | { readonly kind: 'sent' }
  /** It was not sent, for a reason of its own. */
  | { readonly kind: 'refused'; readonly why: string }
  /** The message of the guard about it. */
  | { readonly kind: 'told'; readonly told: Pick<ShownQuestion<unknown>, 'note' | 'phase'> };

/** A file of one side. */
export interface SideFile {
  readonly key: string;
  readonly side: DisputeSide;
  readonly name: string;
  readonly state: UploadState;
}

/** A file that is being sent. */
export interface SendingFile {
  readonly side: DisputeSide;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Says how far it is, also after it was sent. */
  readonly onState: (state: UploadState) => void;
}

/** Sends one file, and says how far it is. True when the next one may be sent. Never rejects. */
export type SendFile = (sending: SendingFile) => Promise<boolean>;

/** The files of one dispute. */
export interface Uploads {
  /** The latest of each side, oldest first. */
  readonly list: Pick<Store<readonly SideFile[]>, 'get' | 'subscribe'>;
  /** Sends these after all that are on their way. */
  add(side: DisputeSide, given: GivenFiles): void;
  /** Stops a file that is on its way, and takes away one that waits. */
  cancel(key: string): void;
  /** Stops all that are on their way. */
  cancelAll(): void;
}

/** Whether a file is waiting or being sent. */
export const isOnItsWay = ({ state }: SideFile): boolean =>
  state.kind === 'waiting' || state.kind === 'sending';

/** Whether no more is to be learnt of a file. */
const isOver = (upload: SideFile): boolean => {
  const { state } = upload;
  return state.kind === 'told' ? state.told.note?.kind !== 'unknown' : !isOnItsWay(upload);
};

/** Why a file was not tried. */
const HELD_BACK =
  'Not sent, because the outcome of the previous file is unknown. Choose this file again when the outcome is known.';

const ALREADY = 'Not sent again, because the same file is on its way already.';

interface Waiting {
  readonly key: string;
  readonly side: DisputeSide;
  readonly file: File;
}

const isSame = (a: Waiting, b: Waiting): boolean =>
  a.side === b.side &&
  a.file.name === b.file.name &&
  a.file.size === b.file.size &&
  a.file.lastModified === b.file.lastModified;

/** Begins without files. */
export function createUploads(send: SendFile): Uploads {
  const list = createStore<readonly SideFile[]>([]);
  let waiting: readonly Waiting[] = [];
  let running: (Waiting & { readonly abort: AbortController }) | undefined;

  const change = (key: string, state: UploadState) =>
    list.set(list.get().map((upload) => (upload.key === key ? { ...upload, state } : upload)));

  async function work(): Promise<void> {
    if (running) return;
    for (let [next] = waiting; next; [next] = waiting) {
      const { key, side, file } = next;
      waiting = waiting.slice(1);
      running = { ...next, abort: new AbortController() };
      const { signal } = running.abort;
      const mayGoOn = await send({ side, file, signal, onState: (state) => change(key, state) });
      if (!mayGoOn) {
        for (const held of waiting) change(held.key, { kind: 'refused', why: HELD_BACK });
        waiting = [];
      }
    }
    running = undefined;
  }

  const cancel = (key: string) => {
    if (running?.key === key) running.abort.abort();
    if (!waiting.some((each) => each.key === key)) return;
    waiting = waiting.filter((each) => each.key !== key);
    list.set(list.get().filter((upload) => upload.key !== key));
  };

  return {
    list,
    add: (side, { files, refused }) => {
      const chosen = files.map((file) => ({ key: crypto.randomUUID(), side, file }));
      const isKnown = (one: Waiting) =>
        [...waiting, ...(running ? [running] : [])].some((other) => isSame(one, other));
      const added = chosen.filter((one) => !isKnown(one));
      const again = chosen
        .filter(isKnown)
        .map(({ key, file: { name } }) => ({ key, name, why: ALREADY }));
      list.set([
        ...list.get().filter((upload) => upload.side !== side || !isOver(upload)),
        ...[...refused, ...again].map(({ why, ...other }) => ({
          ...other,
          side,
          state: { kind: 'refused', why } as const,
        })),
        ...added.map(({ key, file: { name } }) => ({
          key,
          side,
          name,
          state: { kind: 'waiting' } as const,
        })),
      ]);
      waiting = [...waiting, ...added];
      void work();
    },
    cancel,
    cancelAll: () => {
      for (const { key } of waiting) cancel(key);
      if (running) cancel(running.key);
    },
  };
}
