import { ArrowRight16Regular } from '@fluentui/react-icons';
import { Children, Fragment, isValidElement, type PropsWithChildren } from 'react';
import styles from './flow.module.css';

/** Cards side by side with arrows between them: the way of money from party to party. */
export function Flow({ children }: PropsWithChildren) {
  const cards = Children.toArray(children);
  return (
    <div className={styles.flow}>
      {cards.map((card, index) => (
        <Fragment key={isValidElement(card) ? card.key : index}>
          {index > 0 && <ArrowRight16Regular className={styles.arrow} aria-hidden />}
          {card}
        </Fragment>
      ))}
    </div>
  );
}
