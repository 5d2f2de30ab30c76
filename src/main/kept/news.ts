/** New requests since the user last looked: what one window has shown is no longer new in any. */
import type { News, QueueKind } from '#contract/bridge/news.ts';
import { ok } from '#contract/wire/problem.ts';
import { arrived, markSeen, nothingNew } from '#domain/network/news.ts';
import { createEmitter } from '../basics/emitter.ts';

/** The news belong to no user until {@link keepOnly} names one. */
export function createNews() {
  const changes = createEmitter<News>();
  let person: string | null = null;
  let current = nothingNew(Date.now());

  const become = (next: News) => {
    if (next === current) return;
    current = next;
    changes.emit(next);
  };

  return {
    current: () => current,
    onChange: changes.subscribe,
    /** Forgets the news of anyone else; everyone's when null. */
    keepOnly: (next: string | null) => {
      if (next === person) return;
      person = next;
      become(nothingNew(Date.now()));
    },
    calls: {
      'news.arrived': ({ kind, count }: { readonly kind: QueueKind; readonly count: number }) => {
        if (person !== null) become(arrived(current, kind, { count, at: Date.now() }));
        return ok(undefined);
      },
      'news.seen': ({ kind }: { readonly kind: QueueKind | null }) => {
        become(kind === null ? nothingNew(Date.now()) : markSeen(current, kind));
        return ok(undefined);
      },
    },
  };
}
