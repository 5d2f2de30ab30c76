import { useId } from 'react';
import styles from './charts.module.css';

/** Lines across a square of 6, as hatched bars are filled with. */
const HATCH = 'M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2';

/** Defines what a hatched bar is filled with, under an id. */
export const Hatch = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <path d={HATCH} stroke="currentColor" strokeWidth="1.25" fill="none" />
    </pattern>
  </defs>
);

/** How the bars of a series look, beside its name. */
export function Swatch({ filled }: { readonly filled: boolean }) {
  const id = useId().replaceAll(/\W/gu, '');
  return (
    <svg className={styles['swatch']} width="14" height="14" aria-hidden>
      <Hatch id={id} />
      <rect
        x="1"
        y="1"
        width="12"
        height="12"
        stroke="currentColor"
        fill={filled ? 'currentColor' : `url(#${id})`}
      />
    </svg>
  );
}
