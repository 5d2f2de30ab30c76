/** The profile card: everything the network knows of a user, and what can be done to them. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FullUser } from '#contract/people/users.ts';
import { whoIs } from '#domain/text/person-names.ts';
import { formatDay } from '#domain/time/format.ts';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Instant } from '#renderer/ui/values/Instant.tsx';
import { PersonName } from '#renderer/ui/values/PersonName.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { Country } from '#renderer/ui/values/places/Country.tsx';
import { Email } from '#renderer/ui/values/text/Email.tsx';
import { CutText, longValue } from '#renderer/ui/values/text/LongText.tsx';
import { accountStatus } from '../accountStatus.ts';
import { UserActions, type UserActionsProps } from '../actions/UserActions.tsx';
import { UserStanding } from '../open/UserStanding.tsx';
import { UserStatus } from '../UserStatus.tsx';
import { Method } from './Method.tsx';
import styles from './profile.module.css';

type Field = readonly [label: string, value: ReactNode];

interface FieldsProps {
  readonly title: string;
  readonly fields: readonly Field[];
  /** Whether they are private. */
  readonly personal?: true;
}

function Fields({ title, fields, personal }: FieldsProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <dl className={styles['fields']}>
        {fields.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {!value && <span className={styles['none']}>{EMPTY}</span>}
              {personal ? <Private>{longValue(value)}</Private> : longValue(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

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

const dates = (user: FullUser): Field[] =>
  (
    [
      ['Joined', user.joined_at],
      ['Last signed in', user.last_logged_at],
      ['Last posted', user.last_posted_at],
      ['Last matched', user.last_matched_at],
      ['Last transaction completed', user.last_transaction_completed_at],
    ] as const
  ).map(([label, at]) => [label, <Instant key={label} value={at} />]);

function inviter({ inviter: by }: FullUser): Field[] {
  if (!by) return [['Invited by', null]];
  const name = whoIs(by);
  const link = by.id && (
    <Link className={styles['link']} to={`/users/${encodeURIComponent(by.id)}`}>
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
    <section className={styles['profile']} aria-label="Profile">
      <header className={styles['head']}>
        <PersonName
          name={whoIs(user)}
          userId={null}
          avatar={user.avatar}
          secondary={`ID ${user.id}`}
        />
        {user.status !== null && <UserStatus status={user.status} />}
      </header>
      <UserStanding user={user} />
      <UserActions {...props} />
      <Fields title="Person" personal fields={identity(user)} />
      <Fields title="Address" personal fields={address(user)} />
      <Fields title="Account status" fields={accountStatus(user)} />
      <Fields title="Dates" fields={dates(user)} />
      <Fields title="Invitation" personal fields={inviter(user)} />
      <Method kind="payment" user={user} />
      <Method kind="delivery" user={user} />
    </section>
  );
}
