/**
 * What a thing offers to a person: its acts, each with why it is not offered, and what else can be done with it. Menus,
 * bars, the palette and the sheet of keys read this one value.
 */
import { type Act, type Kind, keyOf, whyNot } from '#domain/acts/act.ts';
import { asSentence } from '#domain/text/words.ts';
import { watchedRef } from '#domain/watches/watches.ts';
import { useRole } from '#renderer/client/desk/desk.ts';
import type { Watchable } from '#renderer/client/kept/watches.ts';

/** Something to choose that is no act, such as a view of the thing. */
export interface OtherChoice {
  readonly label: string;
  readonly disabled?: boolean;
  run(): void;
}

/** An act, as one thing has it. */
export interface ActOfThing {
  readonly name: string;
  readonly label: string;
  /** The letter that chooses it in the open menu. */
  readonly key: string;
  /** The heading that it stands below in a menu. */
  readonly group?: string | undefined;
  /** Why it is not offered, as it was read; null where it is. */
  readonly why: string | null;
  /** Whether a menu shows it disabled where it is not offered, as the specification wants it. */
  readonly isAlwaysShown: boolean;
  /** Whether it has no question and is sent when it is chosen: the palette then opens the menu instead. */
  readonly isWithoutQuestion: boolean;
  /** Whether it is one for this thing at all: of two opposites, such as Hide and Unhide, only one is. */
  readonly applies: boolean;
}

/** An act that opens its usual question. */
export interface OfferedAct extends ActOfThing {
  ask(): void;
}

/** What one thing offers to one person. */
export interface Offer {
  /** The key of the thing, such as 'order:7'. */
  readonly thing: string;
  /** What it is called without personal data, such as 'Order 7'. */
  readonly name: string;
  /** The name of its menu: 'Actions of order 7'. */
  readonly title: string;
  readonly acts: readonly OfferedAct[];
  /** What a menu has above the acts. */
  readonly before: readonly OtherChoice[];
  /** What a menu has below the acts, divided. */
  readonly after: readonly (readonly OtherChoice[])[];
  /** The thing as what can be watched; null where it cannot. */
  readonly watchable: Watchable | null;
}

/** An act as a menu has it. */
export interface MenuAct<T, Name extends string> {
  readonly act: Pick<Act<T>, 'label' | 'key' | 'permission' | 'conditions'> & {
    readonly name: Name;
  };
  /** What the menu calls it, where that is not its label. */
  readonly label?: string;
  readonly group?: string;
  readonly isAlwaysShown?: true | ((thing: T) => boolean);
  readonly isWithoutQuestion?: true;
}

/** The acts of a thing for this role, in the order of its menu. */
export const actsOf = <T, Name extends string>(
  acts: readonly MenuAct<T, Name>[],
  thing: T,
  role: string,
): readonly (ActOfThing & { readonly name: Name })[] =>
  acts.map(({ act, label = act.label, group, ...more }) => {
    const { isAlwaysShown: isShownOf = false, isWithoutQuestion = false } = more;
    const isAlwaysShown = typeof isShownOf === 'function' ? isShownOf(thing) : isShownOf;
    const hasOpposite = acts.some(({ act: other }) => other !== act && other.key === act.key);
    // The first condition of opposites is the state that they turn.
    const applies = !hasOpposite || act.conditions[0]?.isMet(thing) !== false;
    const why = whyNot(act, thing, role);
    const { name, key } = act;
    return { name, label, key, group, why, isAlwaysShown, isWithoutQuestion, applies };
  });

/** What a thing is called without personal data: 'Order 7'. */
function nameOf<T>(kind: Pick<Kind<T>, 'noun' | 'ref'>, thing: T): string {
  const { id } = kind.ref(thing);
  return asSentence(id === null ? kind.noun : `${kind.noun} ${id}`);
}

/** A thing as what can be watched; null where its kind cannot. */
export function watchableOf<T>(kind: Pick<Kind<T>, 'ref'>, shown: T): Watchable | null {
  const thing = watchedRef(kind.ref(shown));
  return thing && { thing, shown };
}

/** What an offer is made of, beside its acts. */
export type Others = Partial<Pick<Offer, 'before' | 'after'>>;

/** How a kind of thing offers its acts on screens, declared once: what menus, bars and the palette read. */
export interface Offers<T, Name extends string = string> {
  readonly kind: Kind<T>;
  /** In the order of the menu. */
  readonly acts: readonly MenuAct<T, Name>[];
  /** A hook: opens the usual question of an act. */
  useAsk(): (name: Name, thing: T) => void;
  /** A hook: what else can be done with a thing. */
  useOthers?(): (thing: T) => Others;
  /** Called when a menu opens, to load what its questions need. */
  readonly onOpen?: () => void;
}

/** Declares how a kind of thing offers its acts. */
export const declareOffers = <T, Name extends string>(declared: Offers<T, Name>): Offers<T, Name> =>
  declared;

const NO_OTHERS = () => (): Others => ({});

/** A hook: what a thing offers to this person. */
export function useOffers<T, Name extends string>(of: Offers<T, Name>): (thing: T) => Offer {
  const { kind, acts, useOthers = NO_OTHERS } = of;
  const role = useRole();
  const ask = of.useAsk();
  const othersOf = useOthers();
  return (thing) => {
    const { before = [], after = [] } = othersOf(thing);
    return {
      thing: keyOf(kind, thing),
      name: nameOf(kind, thing),
      title: `Actions of ${kind.name(thing)}`,
      acts: actsOf(acts, thing, role).map((act) => ({ ...act, ask: () => ask(act.name, thing) })),
      before,
      after,
      watchable: watchableOf(kind, thing),
    };
  };
}

/** The acts that a menu shows. */
export const shownActs = <A extends ActOfThing>(acts: readonly A[]): readonly A[] =>
  acts.filter(({ why, isAlwaysShown }) => why === null || isAlwaysShown);

/** The acts that 'Not offered' lists, each with its reason. */
export const missingActs = <A extends ActOfThing>(
  acts: readonly A[],
): readonly (A & { readonly why: string })[] =>
  acts.flatMap((act) =>
    act.why !== null && act.applies && !act.isAlwaysShown ? [{ ...act, why: act.why }] : [],
  );
