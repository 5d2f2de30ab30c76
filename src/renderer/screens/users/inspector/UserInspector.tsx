/** A user beside the list: name, status, actions and latest orders. */
import type { ReactNode } from 'react';
import type { FullUser, UserRow } from '#contract/people/users.ts';
import { whoIs } from '#domain/text/person-names.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { Inspected, StatusRow } from '#renderer/ui/inspector/Inspected.tsx';
import { InspectedSkeleton } from '#renderer/ui/inspector/InspectedSkeleton.tsx';
import { type InspectedProps, READ_AGAIN_MS } from '#renderer/ui/inspector/inspector.ts';
import { Lines } from '#renderer/ui/inspector/Lines.tsx';
import { useInspected } from '#renderer/ui/inspector/useInspected.tsx';
import { PersonName } from '#renderer/ui/values/PersonName.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { Country } from '#renderer/ui/values/places/Country.tsx';
import { Email } from '#renderer/ui/values/text/Email.tsx';
import { UserActions } from '../actions/UserActions.tsx';
import { OpenNow } from '../open/OpenNow.tsx';
import { UserStanding } from '../open/UserStanding.tsx';
import { UserStatusChip } from '../UserStatusChip.tsx';
import { accountStatus, userDates } from '../userFacts.tsx';
import { LatestOrders } from './LatestOrders.tsx';
import { PaneStory } from './PaneStory.tsx';

const hidden = (value: ReactNode) => value && <Private>{value}</Private>;

function Head({ user }: { readonly user: UserRow | FullUser }) {
  const { country, country_abbreviation: code, status } = user;
  return (
    <StatusRow actions={status !== null && <UserStatusChip status={status} />}>
      <PersonName
        name={whoIs(user)}
        userId={user.id}
        avatar={user.avatar}
        {...((country ?? code) && { secondary: <Country code={code} name={country} /> })}
      />
    </StatusRow>
  );
}

function Whole({ user }: { readonly user: FullUser }) {
  return (
    <>
      <UserStanding user={user} isPane />
      {/* Nothing of the list changes while a deletion is under way: it reloads when that is done. */}
      <UserActions user={user} />
      <OpenNow user={user} isPane />
      <PaneStory user={user} />
      <Lines title="Account status" lines={accountStatus(user)} />
      <LatestOrders user={user} />
      <Lines
        title="Person"
        hasHeading
        lines={[
          ['E-mail', user.email && hidden(<Email address={user.email} />)],
          ['Network email', hidden(user.network_email)],
          ['Phone', hidden(user.phone)],
          ['Invited by', hidden(user.inviter && whoIs(user.inviter))],
        ]}
      />
      <Lines title="Dates" hasHeading lines={userDates(user)} />
    </>
  );
}

/** What the list says is shown at once, the rest as soon as the user is loaded. */
export function UserInspector({ id, ...shown }: InspectedProps<UserRow>) {
  const read = useEndpoint('users.read', { id }, { staleTime: READ_AGAIN_MS });
  const { known, whole: user, notice } = useInspected('user', read, shown);
  return (
    <Inspected>
      {notice}
      {known && <Head user={known} />}
      {user && <Whole user={user} />}
      {!(user || notice) && <InspectedSkeleton />}
    </Inspected>
  );
}
