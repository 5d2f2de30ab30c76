import { Button, Spinner, Tooltip } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons';
import { formatRateInFull } from '#domain/money.ts';
import { bothWays, type Worth } from '#domain/transfer/calculator.ts';
import { recipientName } from '#domain/transfer/offer.ts';
import { useDraft } from '#renderer/client/useDraft.ts';
import { DialogParts } from '#renderer/ui/feedback/DialogShell.tsx';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { useFirstFocus } from '#renderer/ui/feedback/useFirstFocus.ts';
import { Amount } from '#renderer/ui/values/Amount.tsx';
import { EMPTY } from '#renderer/ui/values/empty.ts';
import { Private } from '#renderer/ui/values/Private.tsx';
import { AnswerBar } from './AnswerBar.tsx';
import { readNumber } from './form.ts';
import { readDetails, recipientDraft } from './recipient/details.ts';
import type { Found } from './stage.ts';
import styles from './transfer.module.css';
import type { TransferFlow } from './useTransferFlow.ts';
import type { TransferForm } from './useTransferForm.ts';

interface ConfirmTransferProps {
  readonly form: TransferForm;
  readonly flow: TransferFlow;
  readonly found: Found;
}

const SUBTOTAL_EXPLAINED = 'Rate times recipient amount';

const inWords = ({ unit, rate, price }: Worth) => `1 ${unit} = ${formatRateInFull(rate)} ${price}`;

/** The total cost, line by line. */
function Sums({ form, found }: Pick<ConfirmTransferProps, 'form' | 'found'>) {
  const { sums, terms, entries } = form;
  const { sending, receiving } = terms.exchange;
  const rate = readNumber(form.rate);
  const [own, other] = rate === null ? [] : bothWays(terms.exchange, rate);
  const [details] = useDraft(recipientDraft(terms.pair.destination.country), readDetails);
  const name = found.recipient ?? (terms.unified ? recipientName(details) : null);
  const email = (terms.unified ? details.email : entries.handle).trim();
  return (
    <dl className={styles['sums']}>
      <dt>Recipient</dt>
      <dd>
        {name}
        {email !== '' && (
          <div className={styles[name === null ? '' : 'second'] ?? ''}>
            <Private>{email}</Private>
          </div>
        )}
        {name === null && email === '' && EMPTY}
      </dd>
      <dt>Recipient Gets</dt>
      <dd>
        <Amount amount={sums?.receiving ?? null} currency={receiving} />
      </dd>
      <dt>Exchange Rate</dt>
      <dd>
        {own ? inWords(own) : EMPTY}
        {other && <div className={styles['second']}>{inWords(other)}</div>}
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
        <Amount amount={sums?.sending ?? null} currency={sending} />
      </dd>
      <dt>Fee</dt>
      <dd>
        <Amount amount={sums?.fee ?? null} currency={sending} />
      </dd>
      <dt className={styles['total']}>Total</dt>
      <dd className={styles['total']}>
        <Amount amount={sums?.total ?? null} currency={sending} />
      </dd>
    </dl>
  );
}

/** Said when the list of orders could not be loaded: that stops no transfer, but it must be known. */
function Unchecked() {
  return (
    <InlineMessage intent="warning">
      The orders could not be loaded, so Corridor did not check for a duplicate. If this transfer
      may have been posted before, look at Transactions first.
    </InlineMessage>
  );
}

/** Shows the total cost and asks. Focus starts on Cancel: Enter posts nothing by accident. */
export function ConfirmTransfer({ form, flow, found }: ConfirmTransferProps) {
  const { busy, asked, cancel, confirm } = flow;
  const mayConfirm = busy || asked?.mayConfirm !== false || asked.note?.kind === 'not-read';
  const safe = useFirstFocus();
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
            <Button appearance="primary" disabledFocusable={busy} onClick={() => void confirm()}>
              Confirm
            </Button>
          )}
        </>
      }
    >
      <p>
        You're almost there! Below is the total cost of your transaction. After you've verified the
        information is correct, select confirm to post your offer.
      </p>
      <Sums form={form} found={found} />
      {!found.registered && (
        <InlineMessage intent="warning">
          Corridor could not confirm that this recipient is on the product. If they are not, an
          e-mail invitation goes to the address given. Please let them know.
        </InlineMessage>
      )}
      {found.equals === null && !asked?.note && <Unchecked />}
      <AnswerBar flow={flow} />
    </DialogParts>
  );
}
