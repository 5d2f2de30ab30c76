import { Button, Field, Input, Slider } from '@fluentui/react-components';
import { useId } from 'react';
import { formatRateInFull } from '#domain/money/money.ts';
import { counted } from '#domain/text/words.ts';
import type { Direction } from '#domain/transfer/calculator.ts';
import {
  hasRate,
  limitsText,
  nearestText,
  noRateText,
  roundRate,
  suggestionText,
  withinLimits,
} from '#domain/transfer/rates.ts';
import { InlineMessage } from '#renderer/ui/feedback/InlineMessage.tsx';
import { Loading } from '#renderer/ui/loading/Loading.tsx';
import utility from '#renderer/ui/utility.module.css';
import styles from '../transfer.module.css';
import { rateInput, readNumber } from './form.ts';
import { LoadProblem } from './LoadProblem.tsx';
import { RATE_ALERT } from './useRates.ts';
import type { FormProps, TransferForm } from './useTransferForm.ts';

/** Not on the send-money form: there a higher rate asks more of the matcher, and nothing gets faster by it. */
const HINT = 'The higher the exchange rate, the faster the transaction processing';

/** What the form works with while the quote cannot be loaded. */
function meanwhile({ rates, suggestion, held }: TransferForm): string {
  if (rates.known) return 'The limits are those that the network has set for this pair.';
  const now =
    suggestion === null
      ? 'There is no built-in rate for this pair. Enter one to calculate the amounts.'
      : 'Amounts use the built-in rates.';
  // Why a form is held stands beside Continue.
  return held === null ? `${now} You can post the transfer once the current rate has loaded.` : now;
}

const inWords = ({ unit, price }: Direction) => `${price} for 1 ${unit}`;

/** The limits of the rate, that the pair has none, and the suggested rate: one a line. */
function RateAlert({ form }: FormProps) {
  const { rates, suggestion, terms, change } = form;
  const { unit, price } = rates.direction;
  if (rates.loading) return <Loading what="the limits of the exchange rate" />;
  const hasLimits = rates.error !== null || hasRate(rates.limits);
  const { sending, receiving } = terms.exchange;
  const lines = [
    limitsText(rates.limits),
    hasLimits ? null : noRateText(sending, receiving),
    suggestion && suggestionText(unit, suggestion, price),
    suggestion && nearestText(suggestion, rates.limits),
    rates.minutesOld > 0 &&
      `Loaded ${counted(rates.minutesOld, 'minute')} ago. Corridor loads it again when you continue.`,
  ];
  return (
    <InlineMessage
      intent={hasLimits ? 'info' : 'warning'}
      actions={
        suggestion !== null && (
          // The suggested rate, or the nearest one that may be offered.
          <Button
            size="small"
            onClick={() => change({ rate: rateInput(withinLimits(suggestion, rates.limits)) })}
          >
            Use suggested
          </Button>
        )
      }
    >
      {lines.filter(Boolean).join('\n')}
    </InlineMessage>
  );
}

/** What the ends of the slider are: the limits, where they are known. */
function SliderEnds({ form: { slider, rates } }: FormProps) {
  if (slider === null) return null;
  const [min, max] = [slider.min, slider.max].map(formatRateInFull);
  return (
    <p className={`${styles.ends} ${utility.ends} ${utility.aside}`}>
      <span>{rates.known ? `Minimum ${min}` : min}</span>
      {!rates.known && <span>Around the suggested rate</span>}
      <span>{rates.known ? `Maximum ${max}` : max}</span>
    </p>
  );
}

function RateSlider({ form: { rate, slider, rates, change } }: FormProps) {
  const read = readNumber(rate);
  if (read === null || slider === null) return null;
  return (
    <Slider
      rail={{ className: styles.rail }}
      aria-label="Exchange rate"
      aria-valuetext={`${rate} ${inWords(rates.direction)}`}
      min={Number(slider.min)}
      max={Number(slider.max)}
      step={Number(slider.step)}
      value={Number(read)}
      // The position is a place on the screen, rounded to what a rate shows.
      onChange={(_event, { value }) =>
        change({ rate: rateInput(withinLimits(roundRate(value.toFixed(10)), rates.limits)) })
      }
    />
  );
}

/** The rate, below it the slider that appears once there is one, and beside it limits and suggestion. */
export function RateField({ form }: FormProps) {
  const { rate, rates, shown, change } = form;
  const hint = useId();
  return (
    <div className={styles.rate}>
      <div>
        <Field label="Set your exchange rate" validationMessage={shown.rate ?? null}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            className={styles.amount}
            value={rate}
            contentAfter={inWords(rates.direction)}
            aria-describedby={hint}
            onChange={(_event, { value }) => change({ rate: value })}
          />
        </Field>
        {/* It has its room before, so that nothing moves. */}
        <div className={styles.slider}>
          <RateSlider form={form} />
          <SliderEnds form={form} />
        </div>
        <p id={hint} className={utility.note}>
          {form.kind === 'create' && HINT}
        </p>
      </div>
      <div className={styles.rateMore}>
        <RateAlert form={form} />
        <LoadProblem
          error={rates.loading ? null : rates.error}
          title={RATE_ALERT}
          meanwhile={meanwhile(form)}
          onRetry={rates.reload}
        />
      </div>
    </div>
  );
}
