import { Link } from 'react-router-dom';
import { refKey } from '#contract/bridge/recorded-acts.ts';
import type { UserRow } from '#contract/people/users.ts';
import { isUnreadable, unreadableText } from '#contract/wire/unreadable.ts';
import { personName, whoIs } from '#domain/text/person-names.ts';
import { userPath } from '#domain/users/paths.ts';
import { usePlace } from '#renderer/client/live/place.ts';
import { Portrait } from '#renderer/ui/images/Portrait.tsx';
import utility from '#renderer/ui/utility.module.css';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Facts } from '#renderer/ui/values/Facts.tsx';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { Country } from '#renderer/ui/values/places/Country.tsx';
import { Matched } from '#renderer/ui/values/text/Matched.tsx';
import { tooltipIfCut } from '#renderer/ui/values/text/tooltipIfCut.ts';
import { WatchMark } from '#renderer/ui/watches/WatchMark.tsx';
import styles from './card.module.css';
import { UserStatusChip } from './UserStatusChip.tsx';

/** Pixels of a card at least, and about its height. */
export const CARD_WIDTH = 300;
export const CARD_HEIGHT = 148;

/** What a user does on the network, in words. */
function partOf({ can_post_offers: posts, can_accept_offers: accepts }: UserRow): string {
  const unread = [posts, accepts].find(isUnreadable);
  if (unread) return unreadableText(unread);
  if (posts && accepts) return 'Poster and matcher';
  if (posts) return 'Poster';
  return accepts ? 'Matcher' : EMPTY;
}

/** A user in short; the whole card is a link to the user. */
export function UserCard({ user }: { readonly user: UserRow }) {
  const { search } = usePlace();
  return (
    <article className={`${styles.user} ${utility.hovers} ${utility.stack}`}>
      <header>
        <Portrait name={personName(user)} id={user.id} avatar={user.avatar} />
        <div className={styles.who}>
          <Link
            className={`${styles.name} ${utility.cut}`}
            to={userPath(user.id)}
            state={{ from: search }}
            {...tooltipIfCut}
          >
            <Private>
              <Matched text={whoIs(user)} />
            </Private>
          </Link>
          <span className={`${styles.email} ${utility.aside} ${utility.cut}`} {...tooltipIfCut}>
            {user.email === null ? (
              EMPTY
            ) : (
              <Private>
                <Matched text={user.email} />
              </Private>
            )}
          </span>
        </div>
        <WatchMark subject={refKey({ kind: 'user', id: user.id })} />
        {user.status !== null && <UserStatusChip status={user.status} />}
      </header>
      <Facts
        className={styles.facts}
        facts={[
          [
            'Country',
            <Country key="country" code={user.country_abbreviation} name={user.country} />,
          ],
          ['Type', partOf(user)],
          ['User Created', <Instant key="joined" value={user.joined_at} />],
          ['Last Signed in', <Instant key="signedIn" value={user.last_logged_at} />],
        ]}
      />
    </article>
  );
}
