import { RatingDisplay, Tooltip } from '@fluentui/react-components';
import {
  ArrowRightRegular,
  BuildingBankRegular,
  GiftRegular,
  PaymentRegular,
} from '@fluentui/react-icons';
import { formatAmount, formatRate } from '#domain/money/money.ts';
import type { CompanyOffer, OfferMethod } from '#domain/rates/offer-comparison.ts';
import utility from '#renderer/ui/utility.module.css';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { Facts } from '#renderer/ui/values/Facts.tsx';
import styles from './offers.module.css';

function MethodIcon({ method, of }: { readonly method: OfferMethod; readonly of: string }) {
  const Icon = method === 'card' ? PaymentRegular : BuildingBankRegular;
  const text = `${of}: ${method === 'card' ? 'card' : 'bank'}`;
  return <Icon role="img" aria-label={text} title={text} className={styles.method} />;
}

function Logo({ offer: { company_name: name, service } }: { readonly offer: CompanyOffer }) {
  const logo = <img className={styles.logo} src={service.logo_url} width={40} height={40} alt="" />;
  if (service.garanty_by === null) return logo;
  return (
    <Tooltip content={`Guaranted by ${service.garanty_by}`} relationship="description">
      {/* A tooltip that only a mouse could open would be no use to others. */}
      <button type="button" className={styles.guaranteed} aria-label={`Guarantor of ${name}`}>
        {logo}
      </button>
    </Tooltip>
  );
}

/** An offer of a remittance company (3O16). */
export function OfferCard({ offer }: { readonly offer: CompanyOffer }) {
  const { company_name: name, rate, gift, gift_amount: worth, promo_code: code } = offer;
  return (
    <article className={`${styles.offer} ${utility.parts}`} aria-label={name}>
      <div className={`${styles.company} ${utility.line}`}>
        <Logo offer={offer} />
        <div>
          <h2>{name}</h2>
          <RatingDisplay value={rate} size="small" aria-label={`${rate} of 5 stars`} />
        </div>
        <span className={`${utility.second} ${utility.toEnd}`}>0-{offer.duration} days</span>
      </div>
      <div className={styles.way}>
        <div>
          <span className={`${styles.name} ${utility.note}`}>Sent from {offer.from}</span>
          <Amount amount={offer.sent} currency={offer.from_currency} />
        </div>
        <MethodIcon method={offer.payment_method} of="Payment method" />
        <ArrowRightRegular aria-hidden />
        <MethodIcon method={offer.delivery_method} of="Delivery method" />
        <div>
          <span className={`${styles.name} ${utility.note}`}>Received in {offer.to}</span>
          <Amount amount={offer.received} currency={offer.to_currency} />
        </div>
      </div>
      <Facts
        className={styles.terms}
        facts={[
          ['Exchange rate', formatRate(offer.exchange_rate)],
          ['Transfer fee', `$${formatAmount(offer.transferr_fee)}`],
        ]}
      />
      {gift !== null && worth !== null && (
        <p className={`${styles.gift} ${utility.line}`}>
          <GiftRegular aria-hidden /> {`Recieve a $${worth} ${gift}`}
          {code !== null && (
            <>
              {' '}
              with promo code <strong>{code}</strong>
            </>
          )}
        </p>
      )}
    </article>
  );
}
