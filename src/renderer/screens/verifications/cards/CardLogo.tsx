import { type CardType, cardType, cardTypeName } from '#domain/verifications/card-types.ts';
import styles from './cards.module.css';

/** A mark in the colours of a card type: drawn shapes and its name, not a protected logo. */
interface Mark {
  readonly ground: string;
  readonly ink: string;
  readonly text: string;
  /** Two circles side by side, where the type is known by them. */
  readonly circles?: readonly [left: string, right: string];
}

const MARKS: Readonly<Record<CardType, Mark>> = {
  verve: { ground: '#00425f', ink: '#ffffff', text: 'Verve', circles: ['#ee312a', '#ee312a'] },
  electron: { ground: '#e8edf6', ink: '#1a1f71', text: 'ELECTRON' },
  maestro: { ground: '#f4f4f4', ink: '#1d1d1b', text: 'maestro', circles: ['#0099df', '#ed0006'] },
  dankort: { ground: '#ffffff', ink: '#ed1c24', text: 'Dankort' },
  interpayment: { ground: '#f1efe6', ink: '#5c4a12', text: 'InterPay' },
  unionpay: { ground: '#02798b', ink: '#ffffff', text: 'UnionPay' },
  visa: { ground: '#ffffff', ink: '#1a1f71', text: 'VISA' },
  mastercard: { ground: '#f4f4f4', ink: '#1d1d1b', text: '', circles: ['#eb001b', '#f79e1b'] },
  amex: { ground: '#016fd0', ink: '#ffffff', text: 'AMEX' },
  diners: { ground: '#ffffff', ink: '#0069aa', text: 'Diners' },
  discover: { ground: '#ffffff', ink: '#231f20', text: 'DISCOVER' },
  jcb: { ground: '#0b4ea2', ink: '#ffffff', text: 'JCB' },
};

const WIDTH = 46;
const HEIGHT = 28;

/** The logo of the type a card number is of; its name is the logo's. */
export function CardLogo({ number }: { readonly number: string | null }) {
  const type = number === null ? null : cardType(number);
  if (type === null) return null;
  const { ground, ink, text, circles } = MARKS[type];
  const name = cardTypeName(type);
  const [middle, radius] = text ? [10, 6.5] : [HEIGHT / 2, 9];
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={name}
    >
      <title>{name}</title>
      <rect width={WIDTH} height={HEIGHT} rx="4" fill={ground} />
      {circles && (
        <>
          <circle cx={WIDTH / 2 - 5} cy={middle} r={radius} fill={circles[0]} />
          <circle cx={WIDTH / 2 + 5} cy={middle} r={radius} fill={circles[1]} fillOpacity="0.85" />
        </>
      )}
      {text && (
        <text
          x={WIDTH / 2}
          y={circles ? HEIGHT - 3 : HEIGHT / 2 + 3}
          textAnchor="middle"
          fontSize={circles ? 8 : 10}
          fontWeight="700"
          textLength={text.length > 6 ? WIDTH - 6 : undefined}
          lengthAdjust="spacingAndGlyphs"
          fill={ink}
        >
          {text}
        </text>
      )}
    </svg>
  );
}
