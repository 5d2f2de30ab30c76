/** What a row opens to: the matcher, the amount, and who receives it at which bank (2T). */
import { Button, Skeleton, SkeletonItem, Tooltip } from '@fluentui/react-components';
import { Info16Regular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type {
  ThirdPartyRow,
  ThirdPartyTransaction,
} from '#contract/orders/third-party-transactions.ts';
import type { Bank } from '#contract/people/person.ts';
import { type Shown, shownAs } from '#contract/wire/unreadable.ts';
import { type Decimal, formatAmount, formatRate } from '#domain/money/money.ts';
import { isHealthy } from '#domain/orders/parties.ts';
import { thirdPartyStanding, thirdPartyStory } from '#domain/standing/third-party.ts';
import { personName } from '#domain/text/person-names.ts';
import { useEndpoint } from '#renderer/client/calls/endpoints.ts';
import { FlowStory } from '#renderer/ui/flow/FlowStory.tsx';
import { InPlace } from '#renderer/ui/loading/Failed.tsx';
import { StandingView } from '#renderer/ui/standing/StandingView.tsx';
import { StoryView } from '#renderer/ui/timeline/StoryView.tsx';
import { useNow } from '#renderer/ui/timeline/useNow.ts';
import utility from '#renderer/ui/utility.module.css';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { PersonName } from '#renderer/ui/values/PersonName.tsx';
import { Private } from '#renderer/ui/values/Private.tsx';
import { BankChip } from '#renderer/ui/values/places/BankChip.tsx';
import { Country } from '#renderer/ui/values/places/Country.tsx';
import { countryCode } from '#renderer/ui/values/places/flags.ts';
import { tooltipIfCut } from '#renderer/ui/values/text/tooltipIfCut.ts';
import styles from './third-party.module.css';

/** Pixels of what is awaited beside the timeline, and of the three cards with their longest content. */
export const OPEN_HEIGHT = 384;

const CARDS = ['Matcher', 'Amount', 'Recipient'] as const;

function Card({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={`${styles.card} ${utility.tight} ${utility.framed}`} aria-label={name}>
      <h2 className={utility.aside}>{name}</h2>
      {children}
    </section>
  );
}

interface OfOne {
  readonly transaction: ThirdPartyTransaction;
}

/** Who matched it. */
export function Matcher({ transaction: { user } }: OfOne) {
  return (
    <Card name="Matcher">
      <PersonName
        name={personName(user)}
        userId={user?.id ?? null}
        avatar={user?.avatar ?? null}
        absent="Name not available"
        secondary={user && <Country code={user.country_abbreviation} name={user.country} />}
      />
    </Card>
  );
}

const figure = (amount: Shown<Decimal>, currency: string | null) =>
  amount === null ? EMPTY : `${shownAs(amount, formatAmount)} ${currency ?? ''}`.trimEnd();

/** How the two amounts of the transaction go together, in one sentence. */
const amountText = (transaction: ThirdPartyTransaction) =>
  [
    `Poster Amount ${figure(transaction.poster_amount, transaction.poster_currency)}`,
    `Matcher Amount ${figure(transaction.matcher_amount, transaction.matcher_currency)}`,
    `Rate ${shownAs(transaction.exchange_rate, formatRate) ?? EMPTY}`,
  ].join(', ');

function AmountCard({ transaction }: OfOne) {
  return (
    <Card name="Amount">
      <span className={`${styles.amount} ${utility.line}`}>
        <Amount amount={transaction.matcher_amount} currency={transaction.matcher_currency} />
        <Tooltip content={amountText(transaction)} relationship="description" withArrow>
          <Button
            appearance="transparent"
            size="small"
            icon={<Info16Regular />}
            aria-label="Amount details"
          />
        </Tooltip>
      </span>
    </Card>
  );
}

interface BankProps {
  readonly bank: Bank | null;
  /** The recipient's institution, where it is that bank. */
  readonly institution: string | null;
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
}

/** The bank of the recipient with its status, or the poster's where that is another one. */
function RecipientBank({ bank, institution, country }: BankProps) {
  const name = institution ?? bank?.name ?? null;
  return (
    <div className={styles.bank}>
      {bank !== null && institution === null && <span>Poster’s bank:</span>}
      {(bank ?? institution) !== null && (
        <BankChip
          name={name}
          healthy={bank && isHealthy(bank)}
          country={country}
          code={bank?.account?.bank_code ?? null}
        />
      )}
      {bank === null && <span className={utility.quiet}>Bank status not available</span>}
    </div>
  );
}

/**
 * Who receives the money, and at which bank. The status is that of the poster's bank, which is named by itself
 * where the recipient's institution is another one, or is not named (2T19).
 */
export function Recipient({ transaction }: OfOne) {
  const { recipient, posterBank: bank, poster_country } = transaction;
  const { country = null, institution_name: institution = null } = recipient ?? {};
  const info = recipient?.recipientInfo ?? null;
  const contact = [info?.email, info?.phone].filter(Boolean).join(', ');
  const code = country && countryCode(country);
  const isOne = (bank?.name ?? institution) === institution;
  return (
    <Card name="Recipient">
      <PersonName
        name={info?.name ?? null}
        userId={null}
        avatar={null}
        absent="Name not available"
        secondary={
          <span className={styles.place}>
            {country && <Country code={code} name={country} />}
            {!(isOne && institution) && (
              <span {...tooltipIfCut}>{institution ?? 'Institution not available'}</span>
            )}
          </span>
        }
      />
      <RecipientBank
        bank={bank}
        institution={isOne ? institution : null}
        country={(isOne ? code : null) ?? poster_country}
      />
      {contact !== '' && (
        <p className={`${utility.note} ${utility.cut}`} {...tooltipIfCut}>
          <Private>{contact}</Private>
        </p>
      )}
    </Card>
  );
}

/** What a row opens to: what it waits for, its timeline, and who takes part. */
export function OpenTransaction({ row }: { readonly row: ThirdPartyRow }) {
  const now = useNow();
  return (
    <div className={`${styles.open} ${utility.below}`}>
      <div className={styles.first}>
        <StandingView standing={thirdPartyStanding(row)} now={now} />
        <FlowStory>
          <StoryView story={thirdPartyStory(row, now)} now={now} />
        </FlowStory>
      </div>
      <Parties id={row.id} />
    </div>
  );
}

/** Reads the transaction when its row is opened. That it cannot be read is said here, quietly. */
function Parties({ id }: { readonly id: string }) {
  const { data, isError, refetch } = useEndpoint('thirdPartyTransactions.read', { id });
  if (data) {
    return (
      <div className={styles.parties}>
        <Matcher transaction={data} />
        <AmountCard transaction={data} />
        <Recipient transaction={data} />
      </div>
    );
  }
  if (isError) {
    return (
      <div className={styles.failed}>
        <InPlace onRetry={() => void refetch()}>The details could not be loaded.</InPlace>
      </div>
    );
  }
  return (
    <div className={styles.parties} role="status" aria-label={`Loading transaction ${id}`}>
      {CARDS.map((name) => (
        <Card key={name} name={name}>
          <Skeleton aria-hidden>
            <SkeletonItem size={32} />
          </Skeleton>
        </Card>
      ))}
    </div>
  );
}
