import { Button, Checkbox } from '@fluentui/react-components';
import { useState } from 'react';
import { OFFER_CHOICES, type OfferChoiceGroup } from '#domain/rates/offer-comparison.ts';
import styles from './offers.module.css';

/** What is chosen in each group. */
type Chosen = Record<OfferChoiceGroup, string[]>;

const TITLES: Readonly<Record<OfferChoiceGroup, string>> = {
  durations: 'Duration',
  payments: 'Payment method',
  deliveryMethods: 'Delivery method',
  ratings: 'Ratings',
};
const GROUPS = Object.keys(OFFER_CHOICES) as OfferChoiceGroup[];

const each = (choose: (group: OfferChoiceGroup) => readonly string[]) =>
  Object.fromEntries(GROUPS.map((group) => [group, [...choose(group)]])) as Chosen;

/** Everything is chosen at first (3O08). */
const ALL_CHOSEN: Chosen = each((group) => OFFER_CHOICES[group]);
/** What Cancel leaves. */
export const NONE_CHOSEN: Chosen = each(() => []);

/** The kept choices that are still valid. */
export function readChosen(kept: unknown): Chosen {
  if (typeof kept !== 'object' || kept === null) return ALL_CHOSEN;
  const values = kept as Readonly<Record<string, unknown>>;
  return each((group) => {
    const chosen = values[group];
    return OFFER_CHOICES[group].filter((value) => Array.isArray(chosen) && chosen.includes(value));
  });
}

interface PanelProps {
  readonly id: string;
  /** What was applied last. */
  readonly applied: Chosen;
  readonly onApply: (chosen: Chosen) => void;
  readonly onCancel: () => void;
}

/** Four groups of boxes. Only what is applied is kept (3O06); it filters nothing (3O17). */
export function Panel({ id, applied, onApply, onCancel }: PanelProps) {
  const [chosen, setChosen] = useState(applied);
  const toggle = (group: OfferChoiceGroup, value: string, isChosen: boolean) => {
    const others = chosen[group].filter((other) => other !== value);
    setChosen({ ...chosen, [group]: isChosen ? [...others, value] : others });
  };
  return (
    <section id={id} className={styles.panel} aria-label="Filters">
      {GROUPS.map((group) => (
        <fieldset key={group}>
          <legend>{TITLES[group]}</legend>
          {OFFER_CHOICES[group].map((value) => (
            <Checkbox
              key={value}
              label={value}
              checked={chosen[group].includes(value)}
              onChange={(_event, { checked }) => toggle(group, value, checked === true)}
            />
          ))}
        </fieldset>
      ))}
      <div className={styles.buttons}>
        <Button size="small" appearance="primary" onClick={() => onApply(chosen)}>
          Apply filters
        </Button>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
