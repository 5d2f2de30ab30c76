import { Button, Spinner, Tooltip } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons';
import { formatRateInFull } from '#domain/money/money.ts';
import { offerFee, offerTotal } from '#domain/transfer/amounts.ts';
import { bothWays, type Worth } from '#domain/transfer/calculator.ts';
import { DialogParts } from '#renderer/ui/feedback/DialogShell.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { ChangesTable } from '#renderer/ui/guard/ChangesTable.tsx';
import { confirmName } from '#renderer/ui/guard/notes.ts';
import utility from '#renderer/ui/utility.module.css';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Private } from '#renderer/ui/values/Private.tsx';
import { readNumber } from '../form/form.ts';
import styles from '../transfer.module.css';
import { AnswerBar } from './AnswerBar.tsx';
import type { Confirmation } from './stage.ts';
import type { TransferFlow } from './useTransferFlow.ts';

interface ConfirmTransferProps {
  readonly flow: TransferFlow;
  /** What is asked, fixed at Continue. */
  readonly confirmation: Confirmation;
  /** For the button that loses nothing when it is pressed by accident. */
  readonly safe: (button: HTMLElement | null) => void;
}

const SUBTOTAL_EXPLAINED = 'Rate times recipient amount';

const inWords = ({ unit, rate, price }: Worth) => `1 ${unit} = ${formatRateInFull(rate)} ${price}`;

/** The total cost, line by line. */
function Sums({ confirmation }: Pick<ConfirmTransferProps, 'confirmation'>) {
  const { request, recipient: name, email, rate, chosen } = confirmation;
  const { poster_currency: sending, matcher_currency: receiving, poster_amount: amount } = request;
  const typed = readNumber(rate);
  const [own, other] = typed === null ? [] : bothWays({ sending, receiving, chosen }, typed);
  return (
    <dl className={styles.sums}>
      <dt>Recipient</dt>
      <dd>
        {name}
        {email !== '' && (
          <div className={name === null ? '' : utility.aside}>
            <Private>{email}</Private>
          </div>
        )}
        {name === null && email === '' && EMPTY}
      </dd>
      <dt>Recipient Gets</dt>
      <dd>
        <Amount amount={request.matcher_amount} currency={receiving} />
      </dd>
      <dt>Exchange Rate</dt>
      <dd>
        {own ? inWords(own) : EMPTY}
        {other && <div className={utility.aside}>{inWords(other)}</div>}
      </dd>
      <dt>
        Subtotal
        <Tooltip content={SUBTOTAL_EXPLAINED} relationship="description">
          <Button
            appearance="transparent"
            size="small"
            icon={<InfoRegular />}
            aria-label="What the subtotal is"
          />
        </Tooltip>
      </dt>
      <dd>
        <Amount amount={amount} currency={sending} />
      </dd>
      <dt>Fee</dt>
      <dd>
        <Amount amount={offerFee(amount, sending)} currency={sending} />
      </dd>
      <dt className={styles.total}>Total</dt>
      <dd className={styles.total}>
        <Amount amount={offerTotal(amount, sending)} currency={sending} />
      </dd>
    </dl>
  );
}

/** Shows the total cost and asks. Focus starts on Cancel: Enter posts nothing by accident. */
export function ConfirmTransfer({ flow, confirmation, safe }: ConfirmTransferProps) {
  const { busy, posting, mayConfirm, news, cancel, confirm } = flow;
  const isUnknown = posting?.note?.kind === 'unknown';
  return (
    <DialogParts
      title="Confirm your transaction"
      stacked
      actions={
        <>
          {busy && <Spinner size="tiny" label="Sending…" />}
          <Button ref={safe} autoFocus onClick={cancel}>
            {mayConfirm ? 'Cancel' : 'Close'}
          </Button>
          {mayConfirm && (
            <Button
              appearance={isUnknown ? 'secondary' : 'primary'}
              disabledFocusable={busy}
              onClick={confirm}
            >
              {confirmName(posting?.note ?? null, 'Confirm')}
            </Button>
          )}
        </>
      }
    >
      <p>
        You're almost there! Below is the total cost of your transaction. After you've verified the
        information is correct, select confirm to post your offer.
      </p>
      <Sums confirmation={confirmation} />
      {news.length > 0 && (
        <>
          <InlineMessage intent="warning" title="The rates have changed since you continued">
            Nothing was sent. Confirm posts the amounts above. To use the new rates, cancel and
            continue again.
          </InlineMessage>
          <ChangesTable changes={news} />
        </>
      )}
      {confirmation.registered === null && (
        <InlineMessage intent="warning">
          The recipient lookup gave no answer, so the recipient counts as not registered.
        </InlineMessage>
      )}
      {/* That stops no transfer, but it must be known. */}
      {confirmation.equals === null && !posting?.note && (
        <InlineMessage intent="warning">
          The orders could not be loaded, so Corridor did not check for a duplicate. If this
          transfer may have been posted before, look at Transactions first.
        </InlineMessage>
      )}
      <AnswerBar flow={flow} />
    </DialogParts>
  );
}
