import { Button, Skeleton, SkeletonItem, Tooltip } from '@fluentui/react-components';
import { Info16Regular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import type { FullOrder } from '#contract/orders/order-detail.ts';
import { orderParties, PARTY_ROLES, type Party } from '#domain/orders/parties.ts';
import { FlowAmounts } from '#renderer/ui/flow/FlowAmounts.tsx';
import { FlowCard } from '#renderer/ui/flow/FlowCard.tsx';
import utility from '#renderer/ui/utility.module.css';
import { Facts } from '#renderer/ui/values/Facts.tsx';
import { PersonName } from '#renderer/ui/values/PersonName.tsx';
import { BankChip } from '#renderer/ui/values/places/BankChip.tsx';
import { Country } from '#renderer/ui/values/places/Country.tsx';
import { CutText, LongText } from '#renderer/ui/values/text/LongText.tsx';
import styles from './parties.module.css';

function Info({ party }: { readonly party: Party }) {
  if (party.info.length === 0) return null;
  const lines = (
    <Facts
      className={`${styles.info} ${utility.tight}`}
      facts={party.info.map(([label, text]) => [label, <CutText key={label} text={text} />])}
    />
  );
  return (
    <Tooltip content={lines} relationship="description" withArrow>
      <Button
        appearance="transparent"
        size="small"
        icon={<Info16Regular />}
        aria-label={`${party.role} details`}
      />
    </Tooltip>
  );
}

const AUTHENTICATION = {
  true: 'Bank authenticated',
  false: 'Bank authentication needed',
} as const;

/** One party of an order: who, from where, with which bank, and what they pay or receive. */
function PartyCard({ party }: { readonly party: Party }) {
  const { role, name, absent, userId, avatar, country, countryName, bank } = party;
  const { provider, amounts } = party;
  const located = country !== null || countryName !== null;
  return (
    <FlowCard title={role} aside={<Info party={party} />}>
      <PersonName
        name={name}
        userId={userId}
        avatar={avatar}
        absent={absent}
        secondary={located && <Country code={country} name={countryName} />}
      />
      {bank && (
        <div
          {...(bank.authenticated !== null && { title: AUTHENTICATION[`${bank.authenticated}`] })}
        >
          <BankChip {...bank} />
        </div>
      )}
      {provider !== null && (
        <p className={`${utility.second} ${utility.cut}`}>
          Paid via{' '}
          <strong>
            <LongText text={provider} />
          </strong>
        </p>
      )}
      <FlowAmounts amounts={amounts} />
    </FlowCard>
  );
}

/** A card for each party of an order, or their shape until it is loaded: a row does not name them. */
export const partyCards = (order: FullOrder | undefined): readonly ReactElement[] =>
  order
    ? orderParties(order).map((party) => <PartyCard key={party.role} party={party} />)
    : PARTY_ROLES.map((role) => (
        <FlowCard key={role} title={role}>
          <Skeleton className={`${styles.skeleton} ${utility.stack} ${utility.spacer}`} aria-hidden>
            <SkeletonItem size={32} />
            <SkeletonItem size={20} />
            <SkeletonItem size={48} />
          </Skeleton>
        </FlowCard>
      ));
