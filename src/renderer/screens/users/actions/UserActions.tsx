import { Button } from '@fluentui/react-components';
import {
  DeleteRegular,
  type FluentIcon,
  MailAddRegular,
  PersonAvailableRegular,
  PersonProhibitedRegular,
} from '@fluentui/react-icons';
import type { FullUser } from '#contract/people/users.ts';
import type { UserActName } from '#domain/acts/areas/users.ts';
import { asSentence } from '#domain/text/words.ts';
import { OUTCOME_UNKNOWN, useOutcomeUnknown } from '#renderer/client/acts/windowActs.ts';
import { useQuestion } from '#renderer/client/kept/useDraft.ts';
import { type OfferedAct, shownActs, useOffers } from '#renderer/ui/actions/offer.ts';
import { RowMenus, useThingInFocus } from '#renderer/ui/actions/RowMenus.tsx';
import utility from '#renderer/ui/utility.module.css';
import { WatchMark } from '#renderer/ui/watches/WatchMark.tsx';
import styles from '../profile/profile.module.css';
import { AskUser, USER_OFFERS } from './offers.ts';
import { type UserActionsProps, UserDialog } from './UserDialog.tsx';

const ICONS: Readonly<Record<UserActName, FluentIcon>> = {
  'user.createNetworkEmail': MailAddRegular,
  'user.ban': PersonProhibitedRegular,
  'user.unban': PersonAvailableRegular,
  'user.delete': DeleteRegular,
};

/** Those that cannot be undone or lock a person out: they stand apart from the rest. */
const APART: readonly string[] = ['user.ban', 'user.delete'] satisfies readonly UserActName[];
const standsApart = ({ name }: OfferedAct) => APART.includes(name);

const readAction = (kept: unknown) =>
  typeof kept === 'string' && Object.hasOwn(ICONS, kept) ? (kept as UserActName) : null;

const ActionButtons = ({ acts }: { readonly acts: readonly OfferedAct[] }) =>
  acts.map(({ name, label, why, ask }) => {
    const Icon = ICONS[name as UserActName];
    return (
      <Button
        key={name}
        size="small"
        icon={<Icon />}
        disabledFocusable={why !== null}
        {...(why !== null && { title: asSentence(why) })}
        onClick={ask}
      >
        {label}
      </Button>
    );
  });

/** What the user offers, as buttons; by key, as a menu. */
function Buttons({ user }: { readonly user: FullUser }) {
  const { thing, acts } = useOffers(USER_OFFERS)(user);
  const unknown = useOutcomeUnknown(thing);
  const shown = shownActs(acts);
  const apart = shown.filter(standsApart);
  useThingInFocus(user);
  return (
    <section className={utility.row} aria-label="Actions" data-actions-of={thing}>
      <WatchMark subject={thing} />
      <ActionButtons acts={shown.filter((act) => !standsApart(act))} />
      {unknown && (
        <span role="status" title={OUTCOME_UNKNOWN}>
          Outcome unknown
        </span>
      )}
      {apart.length > 0 && (
        <fieldset className={styles.apart} aria-label="Ban or delete">
          <ActionButtons acts={apart} />
        </fieldset>
      )}
    </section>
  );
}

/**
 * The actions of the signed-in user on this user; all but the network email have a question (2UD03). Ban and Delete
 * stand apart from the rest.
 */
export function UserActions(props: UserActionsProps) {
  const [asked, ask, forget] = useQuestion(`user.${props.user.id}.action`, readAction);
  return (
    <AskUser value={ask}>
      <RowMenus of={USER_OFFERS}>
        <Buttons user={props.user} />
      </RowMenus>
      {asked && <UserDialog {...props} action={asked} onClose={forget} />}
    </AskUser>
  );
}
