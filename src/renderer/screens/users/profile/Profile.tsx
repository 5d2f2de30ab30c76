/** The profile card: everything the network knows of a user, and what can be done to them. */
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { FullUser } from '#contract/people/users.ts';
import { whoIs } from '#domain/text/person-names.ts';
import { formatDay } from '#domain/time/format.ts';
import { userPath } from '#domain/users/paths.ts';
import utility from '#renderer/ui/utility.module.css';
import { PersonName } from '#renderer/ui/values/PersonName.tsx';
import { Country } from '#renderer/ui/values/places/Country.tsx';
import { Email } from '#renderer/ui/values/text/Email.tsx';
import { CutText } from '#renderer/ui/values/text/LongText.tsx';
import { UserActions } from '../actions/UserActions.tsx';
import type { UserActionsProps } from '../actions/UserDialog.tsx';
import { UserStanding } from '../open/UserStanding.tsx';
import { UserStatusChip } from '../UserStatusChip.tsx';
import { accountStatus, userDates } from '../userFacts.tsx';
import { type Field, FieldList } from './FieldList.tsx';
import { Method } from './Method.tsx';
import styles from './profile.module.css';

interface FieldsProps extends ComponentProps<typeof FieldList> {
  readonly title: string;
}

const Fields = ({ title, ...list }: FieldsProps) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    <FieldList {...list} />
  </section>
);

const identity = (user: FullUser): Field[] => [
  ['First name', user.firstname],
  ['Middle name', user.middlename],
  ['Last name', user.lastname],
  ['Date of birth', user.dob && formatDay(user.dob)],
  ['E-mail', user.email && <Email key="email" address={user.email} />],
  ['Network email', user.network_email],
  ['Phone', user.phone],
];

const address = (user: FullUser): Field[] => [
  ['Street number', user.street_number],
  ['Building number', user.building_number],
  ['Address', user.address],
  ['Address 2', user.address2],
  ['City', user.city],
  ['State', user.state],
  ['Zipcode', user.zipcode],
  [
    'Country',
    (user.country ?? user.country_abbreviation) && (
      <Country key="country" code={user.country_abbreviation} name={user.country} />
    ),
  ],
];

function inviter({ inviter: by }: FullUser): Field[] {
  if (!by) return [['Invited by', null]];
  const name = whoIs(by);
  const link = by.id && (
    <Link className={utility.link} to={userPath(by.id)}>
      <CutText text={name} />
    </Link>
  );
  return [
    ['Invited by', link || name],
    ['Inviter email', by.email && <Email key="email" address={by.email} />],
  ];
}

export function Profile(props: UserActionsProps) {
  const { user } = props;
  return (
    <section className={`${styles.profile} ${utility.parts}`} aria-label="Profile">
      <header className={`${styles.head} ${utility.row}`}>
        <PersonName
          name={whoIs(user)}
          userId={null}
          avatar={user.avatar}
          secondary={`ID ${user.id}`}
        />
        {user.status !== null && <UserStatusChip status={user.status} />}
      </header>
      <UserStanding user={user} />
      <UserActions {...props} />
      <Fields title="Person" personal fields={identity(user)} />
      <Fields title="Address" personal fields={address(user)} />
      <Fields title="Account status" fields={accountStatus(user)} />
      <Fields title="Dates" fields={userDates(user)} />
      <Fields title="Invitation" personal fields={inviter(user)} />
      <Method kind="payment" user={user} />
      <Method kind="delivery" user={user} />
    </section>
  );
}
