/** How each kind of thing is read by its id alone, loaded when an act on one has to be settled. */
import type { SubjectKind } from '#domain/acts/acts.ts';
import type { Subject } from '#renderer/ui/guard/subject.ts';

/** Finds the subject of a kind, and a placeholder for one of its things until it is loaded. */
type Load = (id: string) => Promise<Readable<unknown>>;

interface Readable<T> {
  readonly subject: Subject<T>;
  /** Enough of a thing to read it by. */
  readonly bare: T;
}

/** Things are read by their id; where a list is searched by more, it is searched without. */
const readable = <T extends { readonly id: string }>(
  subject: Subject<T>,
  bare: Pick<T, 'id'> & Partial<T>,
): Readable<unknown> => ({ subject: subject as Subject<unknown>, bare });

const LOADERS: Readonly<Partial<Record<SubjectKind, Load>>> = {
  order: async (id) => readable((await import('../../screens/orders/subject.ts')).ORDER, { id }),
  user: async (id) =>
    readable((await import('../../screens/users/actions/subject.ts')).USER, { id }),
  withdrawal: async (id) =>
    readable((await import('../../screens/referrals/actions/subject.ts')).WITHDRAWAL, {
      id,
      user_id: null,
    }),
  'rate-limit': async (id) =>
    readable((await import('../../screens/rate-limits/subject.ts')).LIMIT, { id }),
  option: async (id) =>
    readable((await import('../../screens/hybrid-options/subject.ts')).OPTION, { id }),
  ribbon: async (id) => readable((await import('../../screens/ribbons/subject.ts')).RIBBON, { id }),
  dispute: async (id) =>
    readable((await import('../../screens/disputes/subject.ts')).DISPUTE, { id }),
  card: async (id) =>
    readable((await import('../../screens/verifications/subjects.ts')).CARD, {
      id,
      user: null,
      number: null,
    }),
  document: async (id) =>
    readable((await import('../../screens/verifications/subjects.ts')).DOCUMENT, {
      id,
      type: null,
      user: null,
      data: null,
    }),
  payment: async (id) =>
    readable((await import('../../screens/health-insurance/subject.ts')).PAYMENT, {
      id,
      healthInsuranceEnrollee: null,
    }),
};

/** How the thing of that kind and id is read; null for what only its own form can find. */
export async function loadReadable(
  kind: string,
  id: string | null,
): Promise<Readable<unknown> | null> {
  const load = Object.hasOwn(LOADERS, kind) ? LOADERS[kind as SubjectKind] : undefined;
  return load && id !== null ? await load(id) : null;
}
