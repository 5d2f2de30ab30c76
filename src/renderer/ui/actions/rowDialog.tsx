/** A dialog about a row of a table: one at a time, opened from anywhere below its provider. */
import {
  type ComponentType,
  createContext,
  type PropsWithChildren,
  useCallback,
  useContext,
} from 'react';
import type { DraftKey } from '#domain/program/drafts.ts';
import type { Json } from '#renderer/client/kept/drafts.ts';
import { type useDraft, useQuestion } from '#renderer/client/kept/useDraft.ts';

/** What a dialog is given. */
export interface RowDialogProps<T> {
  /** The row it was opened for, as shown then. */
  readonly shown: T;
  readonly onClose: () => void;
}

interface ProviderProps extends PropsWithChildren {
  /** The name of the draft, where several lists have this dialog. */
  readonly draft?: DraftKey;
}

/**
 * Declares a dialog under the name `draft`: its provider, and a hook that opens it. Leaving the screen
 * closes it, unless `useKept` is {@link useDraft}; after the end of a session it opens again. Its content
 * must be JSON.
 */
export function rowDialog<T extends object>(
  draft: DraftKey,
  Dialog: ComponentType<RowDialogProps<T>>,
  useKept: typeof useDraft = useQuestion,
) {
  type Kept = T & { [key: string]: Json };
  const Context = createContext<((shown: T) => void) | null>(null);
  const read = (kept: unknown) => (kept ?? null) as Kept | null;
  return {
    Provider: ({ draft: own = draft, children }: ProviderProps) => {
      const [shown, setShown, close] = useKept(own, read);
      const open = useCallback((next: T) => setShown(next as Kept), [setShown]);
      return (
        <Context.Provider value={open}>
          {children}
          {shown && <Dialog shown={shown} onClose={close} />}
        </Context.Provider>
      );
    },
    /** @throws outside the provider */
    useOpen: () => {
      const open = useContext(Context);
      if (!open) throw new Error(`The dialog ${draft} is opened outside its provider`);
      return open;
    },
  };
}
